/**
 * `npm run check -- rules`: how many ids of the specification the tests of the last run name, by section. `npm run check -- rules P4-9` lists the tests
 * that name the id, `npm run check -- rules P4` those of the whole section.
 *
 * An id is named when it is in brackets in the title of a test that passed: `[P4-9, P4-10]`, `[F9.7-2..14]`. It is met when such a test
 * belongs to an app or is end to end: the test of a rule alone does not show that a page follows it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteNames, ROOT } from '../build/packages';

const REPORTS = join(ROOT, '.reports');
const MET_BY = ['shell', ...remoteNames(), 'shop-api', 'reference-systems', 'e2e'];
/** The gallery shows parts of the design system, and a rule that only its own test calls reaches no visitor: neither is a page. */
const NOT_A_PAGE = /^e2e\/gallery\/|^mfe-[^/]+\/src\/([^/]+\/)?rules\//;

/** Nothing but ids and ranges between the brackets. */
const BRACKETS = /\[((?:[PF]\d+(?:\.\d+)*-\d+(?:\.\.\d+)?(?:,\s*)?)+)\]/g;
const ID_OR_RANGE = /\b([PF]\d+(?:\.\d+)*)-(\d+)(?:\.\.(\d+))?/g;

/** Parts of what Jest and Playwright write. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}
export interface PlaywrightSpec {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: string;
    readonly results: readonly { readonly status: string }[];
  }[];
}
export interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}
export interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly expected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** `file` relative to the root. */
interface NamedTest {
  readonly title: string;
  readonly file: string;
}
interface Coverage {
  readonly tests: ReadonlyMap<string, readonly NamedTest[]>;
  readonly met: ReadonlySet<string>;
}

/** @returns ids in the brackets of a title: '[P4-9, F9.7-2..4] …' → P4-9, F9.7-2, F9.7-3, F9.7-4 */
export function idsOfTitle(title: string): string[] {
  return [...title.matchAll(BRACKETS)].flatMap(([, inside = '']) =>
    [...inside.matchAll(ID_OR_RANGE)].flatMap(([, section, from, to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${section}-${Number(from) + index}`),
    ),
  );
}

/** @returns passed tests in the reports of Jest and Playwright */
function passedTests(): NamedTest[] {
  if (!existsSync(REPORTS)) return [];
  return readdirSync(REPORTS)
    .filter((name) => /^(jest|playwright).*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(REPORTS, name), 'utf8')) as JestReport | PlaywrightReport)
    .flatMap((report) => ('testResults' in report ? passedInJest(report) : passedInPlaywright(report)));
}

const passedInJest = ({ testResults }: JestReport): NamedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ title: fullName, file: relative(ROOT, name) })),
  );

function passedInPlaywright({ config, suites }: PlaywrightReport): NamedTest[] {
  const ofSuite = (suite: PlaywrightSuite, above: string): NamedTest[] => {
    const title = `${above} ${suite.title}`;
    const own = (suite.specs ?? []).filter(({ tests }) =>
      tests.some(({ results }) => results.some(({ status }) => status === 'passed')),
    );
    return [
      ...own.map((spec) => ({
        title: `${title} ${spec.title}`,
        file: relative(ROOT, join(config.rootDir, spec.file)),
      })),
      ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, title)),
    ];
  };
  return suites.flatMap((suite) => ofSuite(suite, ''));
}

/** @returns tests by the ids that they name */
export function ruleCoverage(passed: readonly NamedTest[] = passedTests()): Coverage {
  const tests = new Map<string, NamedTest[]>();
  const met = new Set<string>();
  for (const test of passed) {
    for (const id of idsOfTitle(test.title)) {
      tests.set(id, [...(tests.get(id) ?? []), test]);
      if (MET_BY.includes(test.file.split('/')[0] ?? '') && !NOT_A_PAGE.test(test.file)) met.add(id);
    }
  }
  return { tests, met };
}

export const summaryOf = ({ tests, met }: Coverage): string =>
  `Rules: ${tests.size} are named by a test; ${met.size} of them by one of a remote, the shell, the API or end to end.`;

const sectionOf = (id: string): string => id.split('-')[0] ?? '';

/** Sorts by section, then by number. */
const inOrder = (ids: Iterable<string>) =>
  [...ids].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

function printSections({ tests, met }: Coverage): void {
  const ids = inOrder(tests.keys());
  for (const section of new Set(ids.map(sectionOf))) {
    const count = (some: readonly string[]) => some.filter((id) => sectionOf(id) === section).length;
    console.log(`${section.padEnd(6)} ${count(ids)} named, ${count([...met])} met`);
  }
}

function printTests({ tests, met }: Coverage, asked: string): void {
  for (const id of inOrder(tests.keys()).filter((name) => name === asked || sectionOf(name) === asked)) {
    console.log(met.has(id) ? id : `${id} (no test of a page names it)`);
    for (const { file, title } of tests.get(id) ?? []) console.log(`  ${file}: ${title.trim()}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const coverage = ruleCoverage();
  if (coverage.tests.size === 0) {
    console.error('There are no reports of a test run in .reports: run npm test, or npx jest for the unit tests only.');
    process.exit(1);
  }
  const [asked] = process.argv.slice(2);
  if (asked) printTests(coverage, asked);
  else printSections(coverage);
  console.log(summaryOf(coverage));
}
