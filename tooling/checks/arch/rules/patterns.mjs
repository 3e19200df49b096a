/** Patterns that several rules share. */
export const TEST_FILE = '\\.(?:test|spec|stories)\\.tsx?$|/testing/';
export const isTestFile = (path) => new RegExp(TEST_FILE).test(path);

/** Import that vanishes when TypeScript is compiled. */
export const TYPES = ['type-only'];
/** Resolved by a path and not by the name of a package. */
export const BY_PATH = { dependencyTypes: ['local'], dependencyTypesNot: ['aliased', 'undetermined'] };
