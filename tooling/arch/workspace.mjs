/** The workspaces of the repository, as the rules name them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, ROOT } from '../build/packages.mjs';

export const REMOTES = remoteNames();
/** Programs that are released on their own. */
export const APPS = ['shell', ...REMOTES, 'shop-api'];

const listed = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces;
export const WORKSPACES = [...new Set([...listed.filter((name) => !name.includes('*')), ...REMOTES])];
/** Everything whose imports are read. */
export const FOLDERS = [...WORKSPACES, 'tooling'];

/** For regular expressions: one of these names. */
export const oneOf = (names) => `(?:${names.join('|')})`;
