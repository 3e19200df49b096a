/** The workspaces of the repository, as the rules name them. A remote is a workspace with a federation.json. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages.mjs';

export const WORKSPACES = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces;
export const REMOTES = WORKSPACES.filter((name) => existsSync(join(ROOT, name, 'federation.json')));
/** Programs that are released on their own. */
export const APPS = ['shell', ...REMOTES, 'shop-api'];
/** Everything whose imports are read. */
export const FOLDERS = [...WORKSPACES, 'tooling'];

/** For regular expressions: one of these names. */
export const oneOf = (names) => `(?:${names.join('|')})`;
