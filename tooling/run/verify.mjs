import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages.mjs';
import { ruleCoverage, summaryOf } from '../docs/rule-coverage.mjs';
import { GATE, REST } from './checks.mjs';
import { runChecks } from './run-checks.mjs';

const REPORTS = join(ROOT, '.reports');

/**
 * `npm test` runs the gate; `npm run test:all` everything; `npm run test:all -- --rest` what the gate leaves out, after it: its reports are
 * counted with those of the gate.
 *
 * @param {'gate' | 'all' | 'rest'} scope
 */
export async function verify(scope) {
  if (scope !== 'rest') rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const results = await runChecks({ gate: GATE, rest: REST, all: [...GATE, ...REST] }[scope]);
  writeFileSync(join(REPORTS, `checks-${scope}.json`), JSON.stringify(results, null, 1));

  console.log('');
  for (const { name, ok, seconds, cpu } of results)
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s, ${cpu.toFixed(0)} s of processors)`);
  console.log(summaryOf(ruleCoverage()));
  const total = results.reduce((sum, { cpu }) => sum + cpu, 0);
  console.log(`${total.toFixed(0)} s of processors in all.`);
  console.log(closingLine());
  process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}

/** «N passed, N failed»: the tests in every report since the gate began, and a failure for a check that failed without a failed test. */
function closingLine() {
  const results = readdirSync(REPORTS)
    .filter((name) => name.startsWith('checks-'))
    .flatMap((name) => JSON.parse(readFileSync(join(REPORTS, name), 'utf8')));
  let [passed, failed] = [0, 0];
  for (const { ok, report } of results) {
    const counted = report ? testsIn(join(REPORTS, report)) : { passed: 0, failed: 0 };
    passed += counted.passed;
    failed += ok ? counted.failed : Math.max(1, counted.failed);
  }
  return `${passed} passed, ${failed} failed`;
}

function testsIn(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, ...jest } = JSON.parse(readFileSync(file, 'utf8'));
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: jest.numPassedTests, failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites };
}
