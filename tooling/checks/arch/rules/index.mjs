/**
 * The architecture as data. A rule is dependency-cruiser's (`from`, `to`), or forbids circles between the folders of
 * `foldersOf`. `planted` are violations that the self-test makes: each must be named.
 */
import { COMMON_RULES } from './everywhere.mjs';
import { FOLDER_CIRCLE_RULES } from './folder-circles.mjs';
import { PURE_RULES } from './pure.mjs';
import { REMOTE_RULES } from './remotes.mjs';
import { SHELL_RULES } from './shell.mjs';
import { SHOP_API_RULES } from './shop-api.mjs';
import { SUBDOMAIN_RULES } from './subdomains.mjs';

export const RULES = [
  ...COMMON_RULES,
  ...SUBDOMAIN_RULES,
  ...PURE_RULES,
  ...REMOTE_RULES,
  ...SHELL_RULES,
  ...SHOP_API_RULES,
  ...FOLDER_CIRCLE_RULES,
];
