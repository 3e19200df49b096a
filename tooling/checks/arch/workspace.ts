/** The workspaces of the repository, as the rules name them. */
import type { DependencyType, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { OWN_PACKAGES, readJson, remoteNames, ROOT } from '../../build/packages';

/** `from` imports `to`, by the name `by` (default: a relative path, or the name of the package), as a type only, or without there being such a file. */
export interface PlantedImport {
  readonly from: string;
  readonly to: string;
  readonly by?: string;
  readonly type?: boolean;
  readonly isMissing?: boolean;
  readonly isValueOnly?: boolean;
}

export interface ArchRule extends Partial<Pick<IRegularForbiddenRuleType, 'from' | 'to'>> {
  readonly name: string;
  readonly comment?: string;
  readonly foldersOf?: string;
  /** Each is an import, or several that are a violation together. */
  readonly planted: readonly (PlantedImport | readonly PlantedImport[])[];
}

export const REMOTES = remoteNames();
/** Programs that are released on their own. */
export const APPS = ['shell', ...REMOTES, 'shop-api', 'reference-systems'];

const listed = readJson<{ readonly workspaces: readonly string[] }>(ROOT, 'package.json').workspaces;
export const WORKSPACES = [...new Set([...listed.filter((name) => !name.includes('*')), ...REMOTES])];
/** Everything whose imports are read. */
export const FOLDERS = [...WORKSPACES, 'tooling'];

/** Tools of single commands: they are found only where the command was used. */
export const OWN_TOOLS = OWN_PACKAGES.flatMap((folder) =>
  Object.keys(readJson<{ readonly dependencies: object }>(ROOT, folder, 'package.json').dependencies),
);

/** For regular expressions: one of these names. */
export const oneOf = (names: readonly string[]) => `(?:${names.join('|')})`;

/** Patterns that several rules share. */
export const TEST_FILE = '\\.(?:test|spec|stories)\\.tsx?$|/testing/';
export const isTestFile = (path: string) => new RegExp(TEST_FILE).test(path);

/** Import that vanishes when TypeScript is compiled. */
export const TYPES: DependencyType[] = ['type-only'];
/** Resolved by a path and not by the name of a package. */
export const BY_PATH: { dependencyTypes: DependencyType[]; dependencyTypesNot: DependencyType[] } = {
  dependencyTypes: ['local'],
  dependencyTypesNot: ['aliased', 'undetermined'],
};
