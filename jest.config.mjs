import { tsImport } from 'tsx/esm/api';

const { remoteNames } = await tsImport('./tooling/build/packages.ts', import.meta.url);

/** Two environments: logic (`*.test.ts`) runs in Node, components (`*.test.tsx`) in jsdom. */
const swc = '<rootDir>/tooling/checks/jest/transformer.js';
/** Packages that ship only ES modules or `import()` one, which Jest cannot do in CommonJS. */
const esModules = '(ky|content-disposition|cookie|@fastify/cookie|mercurius|quick-lru|jose|openid-client|oauth4webapi)';

const shared = {
  transform: { '^.+\\.(ts|tsx|mjs)$': swc, [`/node_modules/${esModules}/.+\\.js$`]: swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules}|shared-domain|release-protocol)/)`],
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/tooling/checks/jest/seeded-fast-check.js',
    '\\.module\\.css$': '<rootDir>/tooling/checks/jest/css-module.js',
  },
  roots: [
    'shared-domain',
    'release-protocol',
    'shell',
    ...remoteNames(),
    'shop-api',
    'reference-systems',
    'tooling',
  ].map((name) => `<rootDir>/${name}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.build/'],
  modulePathIgnorePatterns: ['/dist/', '/.build/'],
};

export default {
  // Every core counts: by default one is left to the watch mode's prompt.
  maxWorkers: '100%',
  // Longer than what is waited for in a test: that says more when it fails.
  testTimeout: 600_000,
  reporters: ['default', '<rootDir>/tooling/checks/jest/json-reporter.js'],
  projects: [
    {
      ...shared,
      displayName: 'logic',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tooling/checks/jest/setup-dom.ts'],
    },
  ],
};
