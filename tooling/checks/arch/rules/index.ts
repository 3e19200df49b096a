/**
 * The architecture as data. A rule is dependency-cruiser's (`from`, `to`), or forbids circles between the folders of
 * `foldersOf`. `planted` are violations that the self-test makes: each must be named.
 */
import { type ArchRule, REMOTES } from '../workspace';
import { SHELL_RULES, SHOP_API_RULES } from './apps';
import { COMMON_RULES } from './everywhere';
import { PURE_RULES } from './pure';
import { REMOTE_RULES } from './remotes';
import { SUBDOMAIN_RULES } from './subdomains';

/** The folders directly below each of these import each other in one direction. */
const FOLDER_CIRCLE_RULES = [
  'shared-domain/src',
  'shell/src',
  'shell/src/server',
  'shop-api/src',
  'reference-systems/src',
  ...REMOTES.map((name) => `${name}/src`),
].map((parent) => ({
  name: `no-circle-of-folders-in-${parent.replaceAll('/', '-')}`,
  foldersOf: parent,
  planted: [
    [
      { from: `${parent}/circle-one/there.ts`, to: `${parent}/circle-two/there.ts` },
      { from: `${parent}/circle-two/back.ts`, to: `${parent}/circle-one/back.ts` },
    ],
  ],
}));

export const RULES: readonly ArchRule[] = [
  ...COMMON_RULES,
  ...SUBDOMAIN_RULES,
  ...PURE_RULES,
  ...REMOTE_RULES,
  ...SHELL_RULES,
  ...SHOP_API_RULES,
  ...FOLDER_CIRCLE_RULES,
];
