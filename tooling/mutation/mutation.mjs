/**
 * `npm run check -- mutation [subdomain …]`: changes every rule in small ways and expects a test of its own subdomain to notice.
 * Prints what survived and the score of each subdomain; fails below 90 %.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../build/packages.mjs';

const FLOOR_PERCENT = 90;
const SOURCE = 'shared-domain/src';
const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

process.chdir(ROOT);
const hasRules = (name) => name === 'kernel' || readdirSync(join(SOURCE, name)).includes('rules');
const all = readdirSync(SOURCE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && hasRules(entry.name))
  .map(({ name }) => name);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`No subdomain with rules: ${unknown.join(', ')}. There are: ${all.join(', ')}`);

function settingsOf(subdomain) {
  const folder = subdomain === 'kernel' ? `${SOURCE}/kernel` : `${SOURCE}/${subdomain}/rules`;
  return {
    plugins: [join(ROOT, 'tooling/mutation/rules-runner.mjs')],
    testRunner: 'rules',
    // The test beside a rule comes first and notices nearly all.
    coverageAnalysis: 'off',
    mutate: [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`, '!shared-domain/src/*/index.ts'],
    // What neither the rules nor their tests read is not copied beside the mutants.
    ignorePatterns: [
      '/shell',
      '/mfe-*',
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
    // The score is judged below, over all mutants of a subdomain.
    thresholds: { high: 100, low: 0, break: null },
  };
}

const scores = [];
for (const subdomain of asked.length > 0 ? asked : all) {
  process.env.SUBDOMAIN = subdomain;
  const results = await new Stryker(settingsOf(subdomain)).runMutationTest();
  const count = (statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  scores.push({ subdomain, noticed: count(NOTICED), missed: count(MISSED) });
}

const percent = ({ noticed, missed }) => (100 * noticed) / (noticed + missed);
const total = scores.reduce(
  (sum, { noticed, missed }) => ({ noticed: sum.noticed + noticed, missed: sum.missed + missed }),
  { noticed: 0, missed: 0 },
);
for (const score of [...scores, { subdomain: 'all', ...total }]) {
  console.log(
    `${score.subdomain.padEnd(14)} ${percent(score).toFixed(1).padStart(5)} %  (${score.noticed} of ${score.noticed + score.missed} mutants noticed)`,
  );
}
process.exitCode = scores.some((score) => percent(score) < FLOOR_PERCENT) ? 1 : 0;
