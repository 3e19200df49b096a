import { type Check, runChecks } from './run-checks';

/** @param takes the minutes that it takes here */
const check = (name: string, minutes: number, takes = minutes): Check & { readonly minutes: number } => ({
  name,
  minutes,
  run: async () => void jest.setSystemTime(Date.now() + takes * 60_000),
});
const namesOf = (results: readonly { readonly name: string }[]) => results.map(({ name }) => name);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('on a machine that is fast enough, all checks run', async () => {
  const { results, leftOut } = await runChecks([check('build', 1), check('tests', 8), check('pages', 14)], 30);
  expect(namesOf(results)).toEqual(['build', 'tests', 'pages']);
  expect(leftOut).toEqual([]);
});

test('at a pace at which a check would end too late it is left out and named, and a shorter one still runs', async () => {
  const { results, leftOut } = await runChecks([check('build', 1, 5), check('pages', 14), check('styles', 2, 10)], 30);
  expect(namesOf(results)).toEqual(['build', 'styles']);
  expect(leftOut).toEqual(['left out: pages, about 70 minutes']);
});

test('only a check with a report leaves a gap in the reports', async () => {
  const faults = check('faults', 30);
  const pages = { ...check('pages', 30), report: 'playwright-pages.json' };
  expect(await runChecks([faults], 5)).toMatchObject({ hasAllReports: true });
  expect(await runChecks([faults, pages], 5)).toMatchObject({ hasAllReports: false });
});

test('what is required runs to its end, however slow the machine is', async () => {
  const { results, leftOut } = await runChecks(
    [check('build', 1, 60), check('tests', 8, 480), check('pages', 1)],
    30,
    2,
  );
  expect(namesOf(results)).toEqual(['build', 'tests']);
  expect(leftOut).toEqual(['left out: pages, about 60 minutes']);
});

test('without a limit a slow machine runs all checks', async () => {
  const { results, leftOut } = await runChecks([check('build', 1, 60), check('pages', 14, 600)]);
  expect(namesOf(results)).toEqual(['build', 'pages']);
  expect(leftOut).toEqual([]);
});

test('checks beside each other are one step', async () => {
  const lanes = { minutes: 10, lanes: [[check('lint', 0)], [check('format', 0), check('types', 0)]] };
  const { results, leftOut } = await runChecks([check('build', 1, 2), lanes, check('pages', 1)], 5);
  expect(namesOf(results)).toEqual(['build', 'pages']);
  expect(leftOut).toEqual(['left out: lint, format, types, about 20 minutes']);
});

test('a check that fails does not stop the others', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const broken = { name: 'styles', minutes: 1, run: async () => 'a colour without its pair' };
  const { results } = await runChecks([broken, check('build', 1)], 5);
  expect(results.map(({ name, ok }) => [name, ok])).toEqual([
    ['styles: a colour without its pair', false],
    ['build', true],
  ]);
});
