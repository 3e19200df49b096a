/**
 * `npm run check -- rules`: how many ids of docs/rules/ids the tests of the last run name, by section. `npm run check -- rules P4` lists the ids of the
 * sections that begin with P4 that are not met.
 *
 * An id is named when it is in brackets in the title of a test that passed: `[P4-9, P4-10]`, `[F9.7-2..14]`. It is met when such a test
 * belongs to an app or is end to end: the test of a rule alone does not show that a page follows it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteNames, ROOT } from '../build/packages.mjs';

const REPORTS = join(ROOT, '.reports');
const MET_BY = ['shell', ...remoteNames(), 'shop-api', 'e2e'];
/** The gallery shows parts of the design system, which are no pages. */
const NOT_A_PAGE = /^e2e\/gallery\//;

const ID_ROW = /^\| ([PF]\d+(?:\.\d+)*-\d+) \| (.+) \|$/gm;
/** Nothing but ids and ranges between the brackets. */
const BRACKETS = /\[((?:[PF]\d+(?:\.\d+)*-\d+(?:\.\.\d+)?(?:,\s*)?)+)\]/g;
const ID_OR_RANGE = /\b([PF]\d+(?:\.\d+)*)-(\d+)(?:\.\.(\d+))?/g;

/** @returns {Map<string, string>} id → its sentence, from the tables of docs/rules/ids */
export function readIds(folder = join(ROOT, 'docs/rules/ids')) {
  const pages = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Map(pages.flatMap((page) => [...page.matchAll(ID_ROW)].map(([, id, sentence]) => [id, sentence])));
}

/** @returns {string[]} ids in the brackets of a title: '[P4-9, F9.7-2..4] …' → P4-9, F9.7-2, F9.7-3, F9.7-4 */
export function idsOfTitle(title) {
  return [...title.matchAll(BRACKETS)].flatMap(([, inside]) =>
    [...inside.matchAll(ID_OR_RANGE)].flatMap(([, section, from, to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${section}-${Number(from) + index}`),
    ),
  );
}

/** @returns {{ title: string, file: string }[]} passed tests in the reports of Jest and Playwright; files relative to the root */
export function passedTests(folder = REPORTS) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^(jest|playwright).*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .flatMap((report) => (report.testResults ? passedInJest(report) : passedInPlaywright(report)));
}

const passedInJest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ title: fullName, file: relative(ROOT, name) })),
  );

function passedInPlaywright({ config, suites }) {
  const ofSuite = (suite, above) => {
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

/** @returns {{ ids: Map<string, string>, named: Set<string>, met: Set<string>, unknown: Set<string> }} */
export function ruleCoverage(tests = passedTests(), ids = readIds()) {
  const [named, met, unknown] = [new Set(), new Set(), new Set()];
  for (const { title, file } of tests) {
    for (const id of idsOfTitle(title)) {
      if (!ids.has(id)) {
        unknown.add(id);
        continue;
      }
      named.add(id);
      if (MET_BY.includes(file.split('/')[0]) && !NOT_A_PAGE.test(file)) met.add(id);
    }
  }
  return { ids, named, met, unknown };
}

export const summaryOf = ({ ids, named, met }) =>
  `Rules: ${met.size} of ${ids.size} are met by a test of a remote, the shell, the API or end to end; ${named.size} are named by any test.`;

const sectionOf = (id) => id.split('-')[0];

function printSections({ ids, named, met }) {
  for (const section of new Set([...ids.keys()].map(sectionOf))) {
    const count = (some) => [...some].filter((id) => sectionOf(id) === section).length;
    console.log(`${section.padEnd(6)} ${count(ids.keys())} ids, ${count(named)} named, ${count(met)} met`);
  }
}

function printUnmet({ ids, named, met }, section) {
  for (const [id, sentence] of ids) {
    if (sectionOf(id).startsWith(section) && !met.has(id))
      console.log(`${id.padEnd(9)} ${named.has(id) ? 'named' : '—    '} ${sentence}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const coverage = ruleCoverage();
  if (coverage.named.size === 0) {
    console.error('There are no reports of a test run in .reports: run npm test, or npx jest for the unit tests only.');
    process.exit(1);
  }
  const [section] = process.argv.slice(2);
  if (section) printUnmet(coverage, section);
  else printSections(coverage);
  console.log(summaryOf(coverage));
}
