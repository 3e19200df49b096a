/** The checks and their times: GATE is `npm test`, REST is everything else there is (`npm run test:all` runs both). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { ruleCoverage } from '../checks/rule-coverage';
import { buildAll } from './build-all';
import type { Check, CheckStep } from './run-checks';
import { KNIP, TSC } from './tools';

const JEST = 'node_modules/jest/bin/jest.js';
const without = (...patterns: readonly string[]) => [
  '--testPathIgnorePatterns',
  ...patterns,
  '/node_modules/',
  '/dist/',
  '/.build/',
];

/** Tests that start other processes or compile bundles. */
const INTEGRATION = '\\.integration\\.test\\.tsx?$';
/** In the gate the embedded database runs what only it has: its drivers and its orders. The rest runs on PostgreSQL. */
const ON_POSTGRES_ONLY = '/shop-api/src/(?!database/database|cart/orders/|http/server-limits|concurrency/)';
/** The tests of servers without a database. */
const NOT_ON_POSTGRES = '/shop-api/src/http/server-limits\\.test';
/** The parts that depend most on Node itself: sockets, processes, the compiler, the embedded database. */
const ON_EVERY_NODE = ['shell/src/server/(render|edge|registry)', 'shop-api/src/(database|http)', 'tooling/build'];
/** The features that write, and those that read while something is written. Answers made of read rows are the same on either database. */
const WRITTEN = 'shop-api/src/(cart|session|waiting-room|database|catalogue/(versions|import))';
/** The fuzzed calls and compared products of which the gate takes a part. */
const ALL = { TEST_SCOPE: 'all' };

/** The nursery's size, also in workers: objects of tests are short-lived, and collected for a seventh less processor time in a nursery of this size (MiB). */
const NURSERY = '--max-semi-space-size=64';

/** @param name of the report, for jest-<name>.json */
const jest = (title: string, name: string, args: readonly string[], more: Partial<Check> = {}): Check => {
  const report = `jest-${name}.json`;
  return { name: title, node: [NURSERY, JEST, ...args], ...more, env: { JEST_REPORT: report, ...more.env }, report };
};

/** @param name of the report, for playwright-<name>.json */
const endToEnd = (title: string, name: string, projects: readonly string[]): Check => ({
  name: title,
  node: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e/playwright.config.ts',
    ...projects.map((project) => `--project=${project}`),
  ],
  env: { E2E_REPORT: `playwright-${name}` },
  report: `playwright-${name}.json`,
  needs: 'chromium',
});

export const GATE: readonly CheckStep[] = [
  {
    minutes: 2.5,
    lanes: [
      [
        { name: 'lint', node: ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs'] },
        { name: 'types', node: [TSC, '--checkers', '1'] },
      ],
      [
        { name: 'format', node: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
        { name: 'types of the pure core', node: [TSC, '-p', 'tsconfig.pure.json'] },
        { name: 'lint of styles', node: ['node_modules/stylelint/bin/stylelint.mjs', '**/*.css'] },
        { name: 'lint rules fire', node: ['tooling/checks/lint/self-test.ts'] },
        { name: 'architecture', node: ['tooling/checks/arch/check.ts'] },
        { name: 'architecture rules fire', node: ['tooling/checks/arch/self-test.ts'] },
        { name: 'unused files, exports and packages', node: [KNIP] },
        { name: 'code that production does not reach', node: [KNIP, '--production', '--include', 'files,exports'] },
        { name: 'packages meet what their consumers recorded', node: ['tooling/contracts/contract.ts'] },
      ],
    ],
  },
  { name: 'build', minutes: 1.2, run: () => buildAll() },
  { name: 'sizes are within their budgets', minutes: 0.2, node: ['tooling/bench/sizes.ts', '--budgets'] },
  { minutes: 7.6, ...jest('unit and component tests', 'unit', without(ON_POSTGRES_ONLY, INTEGRATION)) },
  // Each waits half of the time: for its database, or for pages.
  {
    minutes: 4.7,
    lanes: [
      [
        jest('the API on PostgreSQL', 'postgres', ['shop-api', ...without(NOT_ON_POSTGRES, INTEGRATION)], {
          needs: 'postgres',
        }),
      ],
      [endToEnd('end to end', 'gate', ['gate-desktop', 'gate-phone', 'gate-faults'])],
    ],
  },
  // The whole matrix takes longer than all that is here: it is the last check of the rest.
  {
    name: 'faults: a slice of the matrix',
    minutes: 1.7,
    node: ['e2e/faults/matrix/faults.ts', '--slice'],
    needs: 'chromium',
  },
];

/** In the order of what a fault would cost: where time is short, the last are left out. */
export const REST: readonly CheckStep[] = [
  // One of the pages that the end-to-end tests open.
  { name: 'example of a static site', minutes: 1, node: ['tooling/bootstrap.mjs', 'build', 'eleventy'] },
  { minutes: 18, ...endToEnd('end to end: everything else on a desktop', 'rest-desktop', ['rest-desktop']) },
  {
    minutes: 9,
    ...jest(
      'the API on PostgreSQL, in full, and every address that it gives',
      'postgres-all',
      ['shop-api', 'tooling/contracts/emitted-addresses', ...without(NOT_ON_POSTGRES)],
      { env: ALL, needs: 'postgres' },
    ),
  },
  { minutes: 8, ...endToEnd('end to end: faults and releases', 'rest-faults', ['rest-faults']) },
  { minutes: 5, ...jest('tests that start processes or compile bundles', 'integration', [INTEGRATION]) },
  { minutes: 10, ...endToEnd('end to end: everything else on a phone', 'rest-phone', ['rest-phone']) },
  {
    name: 'end to end behind nginx, on PostgreSQL',
    minutes: 3,
    node: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/topology.config.ts'],
    report: 'playwright-topology.json',
    needs: 'chromium',
  },
  { name: 'nothing lost when processes are killed', minutes: 1, node: ['shop-api/bench/durability.ts', '3'] },
  { name: 'build that is released', minutes: 1, run: () => buildAll(undefined, { isQuick: false }) },
  {
    name: 'component gallery',
    minutes: 3,
    run: async () => {
      const { checkGallery } = await import('../gallery/gallery');
      return (await checkGallery()) ? undefined : 'a story failed';
    },
    report: 'playwright-gallery.json',
  },
  // As many walks and inputs as in the gate: the database that an operator has gets them all.
  { minutes: 4, ...jest('the API on the embedded database', 'embedded', [WRITTEN, ...without(INTEGRATION)]) },
  ...['24', '22'].map((nodeLine) => ({
    minutes: 2,
    ...jest(`servers, database and build on Node ${nodeLine}`, `node-${nodeLine}`, [
      ...ON_EVERY_NODE,
      ...without(INTEGRATION),
    ]),
    nodeLine,
  })),
  // The document is written by hand (`npm run faults`): a check changes no file. It is the first to be left out where time is short.
  {
    name: 'faults: the whole matrix',
    minutes: 34,
    node: ['e2e/faults/matrix/faults.ts', '--check'],
    needs: 'chromium',
  },
];

/** The check of the reports of gate and rest together, when all of them are there. */
export const RULES_ARE_MET: CheckStep = { name: 'rules that are met', minutes: 0, run: rulesAreMet };

async function rulesAreMet(): Promise<string | undefined> {
  const { met: floor } = JSON.parse(readFileSync(join(ROOT, 'tooling/checks/met-floor.json'), 'utf8')) as {
    readonly met: number;
  };
  const { met } = ruleCoverage();
  return met.size >= floor ? undefined : `${met.size} rules are met, fewer than ${floor}`;
}
