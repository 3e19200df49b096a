import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { ROOT } from '../build/packages';
import {
  type JestReport,
  type PlaywrightReport,
  type PlaywrightSpec,
  type PlaywrightSuite,
  ruleCoverage,
  summaryOf,
} from '../checks/rule-coverage';
import { GATE, REST, RULES_ARE_MET } from './checks';
import { type CheckResult, runChecks } from './run-checks';

const REPORTS = join(ROOT, '.reports');
const NONE: Counted = { passed: 0, failed: [], flaky: [] };

/**
 * `npm test` runs the gate; `npm run test:all` everything; `npm run test:all -- --rest` what the gate leaves out, after it: its reports are
 * counted with those of the gate. With `--minutes 72`, what cannot end in so much time is left out and named, but nothing of the gate.
 */
export async function verify(scope: 'gate' | 'all' | 'rest', minutes?: number) {
  if (scope !== 'rest') rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const required = scope === 'rest' ? [] : GATE;
  const optional = scope === 'gate' ? [] : REST;
  const { results, leftOut, hasAllReports } = await runChecks([...required, ...optional], minutes, required.length);
  if (scope !== 'gate' && hasAllReports) results.push(...(await runChecks([RULES_ARE_MET])).results);
  writeFileSync(join(REPORTS, `checks-${scope}.json`), JSON.stringify(results, null, 1));

  console.log('');
  for (const { name, ok, seconds, cpu } of results)
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s, ${cpu.toFixed(0)} s of processors)`);
  console.log(summaryOf(ruleCoverage()));
  const total = results.reduce((sum, { cpu }) => sum + cpu, 0);
  console.log(`${total.toFixed(0)} s of processors in all.`);
  for (const line of [...leftOut, ...closingLines()]) console.log(line);
  process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}

/**
 * The names of tests that failed or passed at the second try only, and «N passed, N failed»: of every report since the gate began. A check that
 * failed without a failed test counts as one.
 */
function closingLines(): string[] {
  const results = readdirSync(REPORTS)
    .filter((name) => name.startsWith('checks-'))
    .flatMap((name) => JSON.parse(readFileSync(join(REPORTS, name), 'utf8')) as CheckResult[]);
  let [passed, failed] = [0, 0];
  const lines: string[] = [];
  for (const { ok, report } of results) {
    const counted = report ? testsIn(join(REPORTS, report)) : NONE;
    passed += counted.passed;
    failed += ok ? counted.failed.length : Math.max(1, counted.failed.length);
    lines.push(...counted.failed.map((name) => `✗ ${name}`), ...counted.flaky.map((name) => `flaky: ${name}`));
  }
  return [...lines, `${passed} passed, ${failed} failed`];
}

/** Tests of a report. */
interface Counted {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly flaky: readonly string[];
}

function testsIn(file: string): Counted {
  if (!existsSync(file)) return { passed: 0, failed: [`no ${basename(file)} was written`], flaky: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;
  return 'testResults' in report ? testsOfJest(report) : testsOfPlaywright(report);
}

function testsOfPlaywright({ stats, suites }: PlaywrightReport): Counted {
  const specsOf = (suite: PlaywrightSuite): readonly PlaywrightSpec[] => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ file, line, title, tests: runs }) =>
      runs.map(({ projectName, status }) => ({ status, name: `${projectName} ${file}:${line} ${title}` })),
    );
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  return { passed: stats.expected + stats.flaky, failed: named('unexpected'), flaky: named('flaky') };
}

function testsOfJest({ numPassedTests, testResults }: JestReport): Counted {
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => ` ${fullName}`);
      return (titles.length > 0 ? titles : ['']).map((title) => relative(ROOT, name) + title);
    });
  return { passed: numPassedTests, failed, flaky: [] };
}
