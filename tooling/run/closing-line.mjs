/** Prints «N passed, M failed» from the reports of the last run. A missing report is a failure of its own. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages.mjs';

let passed = 0;
let failed = 0;
const read = (name) => {
  const file = join(ROOT, '.reports', name);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  failed += 1;
  return undefined;
};

for (const name of ['jest.json', 'jest-postgres.json']) {
  const jest = read(name);
  if (!jest) continue;
  passed += jest.numPassedTests;
  failed += jest.numFailedTests + jest.numRuntimeErrorTestSuites;
}
for (const name of ['playwright.json', 'playwright-gallery.json']) {
  const playwright = read(name);
  if (!playwright) continue;
  passed += playwright.stats.expected + playwright.stats.flaky;
  failed += playwright.stats.unexpected;
}
console.log(`${passed} passed, ${failed} failed`);
