/** The workspaces of the repository, as the rules name them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_PACKAGES, remoteNames, ROOT } from '../build/packages';

export const REMOTES = remoteNames();
/** Programs that are released on their own. */
export const APPS = ['shell', ...REMOTES, 'shop-api'];

const manifestOf = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
const listed = manifestOf('.').workspaces;
export const WORKSPACES = [...new Set([...listed.filter((name) => !name.includes('*')), ...REMOTES])];
/** Everything whose imports are read. */
export const FOLDERS = [...WORKSPACES, 'tooling'];

/** Tools of single commands: they are found only where the command was used. */
export const OWN_TOOLS = OWN_PACKAGES.flatMap((folder) => Object.keys(manifestOf(folder).dependencies));

/** For regular expressions: one of these names. */
export const oneOf = (names) => `(?:${names.join('|')})`;
