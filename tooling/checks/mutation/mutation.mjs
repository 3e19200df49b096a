/**
 * `npm run check -- mutation [name …]`: changes every rule of a subdomain or a remote in small ways and expects a test of its own to
 * notice. Prints what survived and the score of each; fails below 90 %.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { remoteNames, ROOT } from '../../build/packages';

const FLOOR_PERCENT = 90;
const SOURCE = 'shared-domain/src';
const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

process.chdir(ROOT);
const hasRules = (name) => name === 'kernel' || readdirSync(join(SOURCE, name)).includes('rules');
/** The rules of a remote, or of each of its features. */
const ruleFoldersOf = (name) =>
  readdirSync(join(name, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name === 'rules')
    .map(({ parentPath }) => join(parentPath, 'rules'));
const subdomains = readdirSync(SOURCE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && hasRules(entry.name))
  .map(({ name }) => name);
const remotes = remoteNames().filter((name) => ruleFoldersOf(name).length > 0);
const all = [...subdomains, ...remotes];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`No rules in: ${unknown.join(', ')}. There are: ${all.join(', ')}`);

/** Where its rules are, and where their tests are looked for. */
function foldersOf(name) {
  if (remotes.includes(name)) return { folder: `${name}/src/{rules,*/rules}`, tests: `${name}/src` };
  return { folder: name === 'kernel' ? `${SOURCE}/kernel` : `${SOURCE}/${name}/rules`, tests: `${SOURCE}/${name}` };
}

function settingsOf({ folder }) {
  return {
    plugins: [join(ROOT, 'tooling/checks/mutation/rules-runner.mjs')],
    testRunner: 'rules',
    // The test beside a rule comes first and notices nearly all.
    coverageAnalysis: 'off',
    mutate: [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`, '!shared-domain/src/*/index.ts'],
    // Files that neither the rules nor their tests read are not copied beside the mutants.
    ignorePatterns: [
      '/shell',
      '/mfe-*/*',
      '!/mfe-*/src',
      '/shop-api',
      '/e2e',
      '/docs',
      '/.data*',
      '/.cache',
      '/.reports',
      `${SOURCE}/ui`,
    ],
    tempDirName: '.cache/mutation',
    reporters: ['clear-text'],
    clearTextReporter: {
      allowColor: false,
      allowEmojis: false,
      reportTests: false,
      reportScoreTable: false,
      logTests: false,
    },
    warnings: { slow: false },
    logLevel: 'warn',
    concurrency: 2,
    // The score is judged below, over all mutants of one name.
    thresholds: { high: 100, low: 0, break: null },
  };
}

const scores = [];
for (const name of asked.length > 0 ? asked : all) {
  const folders = foldersOf(name);
  process.env.RULE_TESTS = folders.tests;
  const results = await new Stryker(settingsOf(folders)).runMutationTest();
  const count = (statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  scores.push({ name, noticed: count(NOTICED), missed: count(MISSED) });
}

const percent = ({ noticed, missed }) => (100 * noticed) / (noticed + missed);
const total = scores.reduce(
  (sum, { noticed, missed }) => ({ noticed: sum.noticed + noticed, missed: sum.missed + missed }),
  { noticed: 0, missed: 0 },
);
for (const score of [...scores, { name: 'all', ...total }]) {
  console.log(
    `${score.name.padEnd(17)} ${percent(score).toFixed(1).padStart(5)} %  (${score.noticed} of ${score.noticed + score.missed} mutants noticed)`,
  );
}
process.exitCode = scores.some((score) => percent(score) < FLOOR_PERCENT) ? 1 : 0;
