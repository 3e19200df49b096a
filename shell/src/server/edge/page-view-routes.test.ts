import { PATHS } from 'shared-domain/contracts/paths';
import { CANARY_BUILD, HEADER_BUILD } from '../testing/fake-builds';
import { createTestEdge, type TestEdge } from '../testing/test-edge';
import { PAGE_VIEW_LIMIT } from './page-view-routes';

let edge: TestEdge;
beforeEach(async () => {
  edge = await createTestEdge();
});
afterEach(() => edge.close());

const remote = 'mfe-header';
const send = (url: string, body: unknown) =>
  edge.app.inject({
    method: 'POST',
    url,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  });
const view = (body: unknown) => send(PATHS.pageViews, body);
const linesOf = async (name: string) => (await edge.metrics.text()).split('\n').filter((line) => line.startsWith(name));

test('views are counted by remote, build and lane', async () => {
  const answer = await view({
    views: [
      { remote, build: HEADER_BUILD },
      { remote, build: CANARY_BUILD },
    ],
  });
  expect(answer.statusCode).toBe(204);
  expect(await linesOf('shop_build_views_total')).toEqual([
    `shop_build_views_total{remote="mfe-header",build="${HEADER_BUILD}",lane="stable"} 1`,
    `shop_build_views_total{remote="mfe-header",build="${CANARY_BUILD}",lane="canary"} 1`,
  ]);
  expect(edge.figures.of({ remote, build: CANARY_BUILD })).toMatchObject({ views: 1, errors: 0, loadFailures: 0 });
});

test('the first error of a remote on a page counts as a failed view, a load error as a load failure', async () => {
  const report = {
    level: 'error',
    remote,
    build: CANARY_BUILD,
    page: '/',
    message: 'x',
    context: {},
    shellBuild: 'ba9876543210',
  };
  await send(PATHS.browserErrors, { ...report, isFirst: true });
  await send(PATHS.browserErrors, report);
  await send(PATHS.browserErrors, { ...report, isFirst: true, level: 'warning' });
  await send(PATHS.browserErrors, { ...report, isFirst: true, where: 'remote' });
  expect(await linesOf('shop_build_failures_total')).toEqual([
    `shop_build_failures_total{kind="error",remote="mfe-header",build="${CANARY_BUILD}",lane="canary"} 1`,
    `shop_build_failures_total{kind="load",remote="mfe-header",build="${CANARY_BUILD}",lane="canary"} 1`,
  ]);
  expect(edge.figures.of({ remote, build: CANARY_BUILD })).toMatchObject({ errors: 1, loadFailures: 1 });
});

test('reports from pages of testers are in no figures', async () => {
  const ofTester = (url: string, body: object) =>
    edge.app.inject({
      method: 'POST',
      url,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'text/plain', cookie: 'shop-testing=signed' },
    });
  const build = { remote, build: CANARY_BUILD };
  expect((await ofTester(PATHS.pageViews, { views: [build], vitals: { ...build, lcp: 100 } })).statusCode).toBe(204);
  const report = { level: 'error', ...build, page: '/', message: 'x', context: {}, shellBuild: 'ba9876543210' };
  expect((await ofTester(PATHS.browserErrors, { ...report, isFirst: true })).statusCode).toBe(204);
  expect(edge.figures.of(build)).toEqual({ views: 0, errors: 0, loadFailures: 0, renderFailures: 0 });
  // The error is logged nevertheless.
  expect(edge.logged.map(({ message }) => message)).toEqual(['x']);
});

test('web vitals are measured by build', async () => {
  for (const lcp of [1_000, 1_200, 1_400, 9_000])
    await view({ vitals: { remote, build: CANARY_BUILD, lcp, inp: 80, cls: 0.02 } });
  expect(edge.figures.of({ remote, build: CANARY_BUILD })).toMatchObject({ lcp: 9_000, inp: 80, cls: 0.02 });
  const labels = `remote="mfe-header",build="${CANARY_BUILD}",lane="canary"`;
  expect(await linesOf('shop_web_vital_seconds_sum')).toEqual([
    `shop_web_vital_seconds_sum{vital="lcp",${labels}} 12.6`,
    `shop_web_vital_seconds_sum{vital="inp",${labels}} ${4 * 0.08}`,
  ]);
  expect(await linesOf('shop_layout_shift_count')).toEqual([`shop_layout_shift_count{${labels}} 4`]);
});

test('builds that the registry does not list are not counted: there is no limit on invented names', async () => {
  await view({
    views: [
      { remote, build: 'ffffffffffff' },
      { remote: 'mfe-invented', build: HEADER_BUILD },
      { remote, build: '91234567' },
      { remote, build: 'dev' },
    ],
  });
  expect(await linesOf('shop_build_views_total')).toEqual([]);
});

test.each([
  ['invalid JSON', 'oops'],
  ['too many builds', { views: Array.from({ length: 13 }, () => ({ remote, build: HEADER_BUILD })) }],
  ['a name that is too long', { views: [{ remote, build: 'x'.repeat(101) }] }],
  ['a negative time', { vitals: { remote, build: HEADER_BUILD, lcp: -1 } }],
  ['a time that is not a number', { vitals: { remote, build: HEADER_BUILD, inp: '80' } }],
])('%s is refused', async (_what, body) => {
  expect((await view(body)).statusCode).toBe(400);
  expect(await linesOf('shop_build_views_total')).toEqual([]);
});

test('a large body, another content type and too many reports are refused', async () => {
  expect((await view('x'.repeat(3_073))).statusCode).toBe(413);
  const json = await edge.app.inject({ method: 'POST', url: PATHS.pageViews, payload: { views: [] } });
  expect(json.statusCode).toBe(415);
  for (let count = 0; count < PAGE_VIEW_LIMIT; count += 1) await view({ views: [] });
  expect((await view({ views: [] })).statusCode).toBe(429);
});
