import type { InjectOptions } from 'fastify';
import { PATHS } from 'shared-domain/contracts/paths';
import { HEADER_BUILD } from '../testing/fake-builds';
import { SHELL_BUILD } from '../testing/shell-assets';
import { createTestEdge, type TestEdge } from '../testing/test-edge';
import { ERROR_REPORT_LIMITS } from './error-report-routes';

let edge: TestEdge;
beforeEach(async () => {
  edge = await createTestEdge();
});
afterEach(() => edge.close());

const report = {
  level: 'error',
  remote: 'mfe-header',
  build: HEADER_BUILD,
  page: '/mobiltelefoner/',
  message: 'TypeError: broken',
  stack: 'TypeError: broken\n    at Header (/remotes/mfe-header/0123456789ab/expose-header.js:1:2)',
  where: 'slot',
  context: {},
  shellBuild: SHELL_BUILD,
};
/** As `sendBeacon` sends it. */
const post = (body: string, options: InjectOptions = {}) =>
  edge.app.inject({
    method: 'POST',
    url: PATHS.browserErrors,
    payload: body,
    ...options,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...options.headers },
  });
const send = (fields: object = {}, options: InjectOptions = {}) =>
  post(JSON.stringify({ ...report, ...fields }), options);
const counted = async () =>
  (await edge.metrics.text()).split('\n').filter((line) => line.startsWith('shop_browser_reports'));

test('a report is logged once, with what it says, and counted by remote and build', async () => {
  const answer = await send();
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(edge.logged).toEqual([
    {
      level: 'error',
      message: 'TypeError: broken',
      stack: report.stack,
      facts: {
        source: 'browser',
        remote: 'mfe-header',
        build: HEADER_BUILD,
        page: '/mobiltelefoner/',
        where: 'slot',
        context: {},
        shellBuild: SHELL_BUILD,
      },
    },
  ]);
  expect(await counted()).toEqual([
    `shop_browser_reports_total{level="error",remote="mfe-header",build="${HEADER_BUILD}"} 1`,
  ]);
});

test('[F8-21] a warning is logged as a warning, with its context', async () => {
  await send({ level: 'warning', message: 'Ignored a cart in the address', context: { parameter: 'cart' } });
  expect(edge.logged).toEqual([
    {
      level: 'warning',
      message: 'Ignored a cart in the address',
      facts: expect.objectContaining({ context: { parameter: 'cart' }, remote: 'mfe-header' }) as object,
    },
  ]);
});

test('what looks personal is in neither the log nor the metrics', async () => {
  await send({
    message: 'No user ola@example.no at 91234567',
    page: '/minside/91234567/',
    remote: 'ola',
    context: { path: '/api/search?q=Ingrid' },
  });
  expect(JSON.stringify(edge.logged)).not.toMatch(/ola@|91234567|Ingrid/);
  expect(await counted()).toEqual(['shop_browser_reports_total{level="error",remote="unknown",build="unknown"} 1']);
});

test('remotes and builds that the registry does not name share one label', async () => {
  for (let index = 0; index < 5; index += 1) await send({ remote: `invented-${index}` });
  await send({ build: 'ffffffffffff' });
  await send({ remote: 'shell', build: SHELL_BUILD });
  await send({ remote: 'shell', build: 'ffffffffffff' });
  await send({ remote: '__proto__' });
  expect((await counted()).sort()).toEqual([
    `shop_browser_reports_total{level="error",remote="mfe-header",build="unknown"} 1`,
    `shop_browser_reports_total{level="error",remote="shell",build="${SHELL_BUILD}"} 1`,
    'shop_browser_reports_total{level="error",remote="shell",build="unknown"} 1',
    'shop_browser_reports_total{level="error",remote="unknown",build="unknown"} 6',
  ]);
});

test('an open page of another origin reports without a CORS preflight', async () => {
  const answer = await send({}, { headers: { origin: 'http://127.0.0.1:3030', 'sec-fetch-mode': 'no-cors' } });
  expect(answer.statusCode).toBe(204);
});

test.each([
  ['no report', 400, 'oops', 'text/plain'],
  ['a report that is too large', 413, JSON.stringify({ ...report, stack: 'x'.repeat(10_000) }), 'text/plain'],
  ['another type', 415, JSON.stringify(report), 'application/json'],
])('%s is refused by %i and not logged', async (_what, status, body, type) => {
  const answer = await post(body, { headers: { 'content-type': type } });
  expect([answer.statusCode, answer.headers['content-type'], edge.logged]).toEqual([
    status,
    expect.stringContaining('application/problem+json'),
    [],
  ]);
  expect(await counted()).toEqual([`shop_browser_reports_refused_total{status="${status}"} 1`]);
});

test('a client that reports too often is refused, others are not', async () => {
  for (let index = 0; index < ERROR_REPORT_LIMITS.perClient; index += 1) expect((await send()).statusCode).toBe(204);
  const refused = await send();
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(edge.logged).toHaveLength(ERROR_REPORT_LIMITS.perClient);
  expect((await send({}, { remoteAddress: '203.0.113.8' })).statusCode).toBe(204);
});

test('many clients together are refused too', async () => {
  const statuses = new Set<number>();
  for (let index = 0; index < ERROR_REPORT_LIMITS.overall; index += 1)
    statuses.add((await send({}, { remoteAddress: `203.0.${index % 250}.${Math.floor(index / 250)}` })).statusCode);
  expect(statuses).toEqual(new Set([204]));
  expect((await send({}, { remoteAddress: '198.51.100.1' })).statusCode).toBe(429);
});
