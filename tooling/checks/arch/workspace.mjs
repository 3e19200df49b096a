/** The workspaces of the repository, as the rules name them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_PACKAGES, ROOT, remoteNames } from '../../build/packages';

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

/** Patterns that several rules share. */
export const TEST_FILE = '\\.(?:test|spec|stories)\\.tsx?$|/testing/';
export const isTestFile = (path) => new RegExp(TEST_FILE).test(path);

/** Import that vanishes when TypeScript is compiled. */
export const TYPES = ['type-only'];
/** Resolved by a path and not by the name of a package. */
export const BY_PATH = { dependencyTypes: ['local'], dependencyTypesNot: ['aliased', 'undetermined'] };
