import * as v from 'valibot';
import { type ReportContext, setErrorReporter } from 'shared-domain/runtime/error-report';
import { apiGet, apiPost, apiPut } from 'shared-domain/runtime/http';
import { fakeFetch, useTestConfig } from 'shared-domain/testing';

const schema = v.object({ total: v.number() });
const error = jest.fn<void, [Error, ReportContext]>();
setErrorReporter({ error: (reported, context) => error(reported as Error, context), warning: jest.fn() });
let network: ReturnType<typeof fakeFetch> | undefined;

beforeEach(() => {
  useTestConfig();
  error.mockClear();
});
afterEach(() => network?.restore());

test('[P7-1] reads {api} and parses the answer; unknown fields are left out', async () => {
  network = fakeFetch(() => fakeFetch.json({ total: 3, more: true }));
  await expect(apiGet('/x', schema, { searchParams: { path: '/a/' }, logMessage: 'Failed' })).resolves.toEqual({
    ok: true,
    value: { total: 3 },
  });
  expect(network.calls).toMatchObject([{ method: 'GET', url: 'http://shop.test/api/x?path=%2Fa%2F' }]);
});

test('[P8-16, F8-1] a failed status is logged once and returned with its problem', async () => {
  network = fakeFetch(() => fakeFetch.problem(400, { title: 'Bad', errors: [{ pointer: '/update', detail: 'x' }] }));
  const result = await apiGet('/x', schema, { logMessage: 'Failed to fetch x' });
  expect(result).toMatchObject({ ok: false, failure: { kind: 'status', status: 400, problem: { title: 'Bad' } } });
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]?.[0].message).toBe('Failed to fetch x');
});

test('[P8-16] an answer of another shape is a schema failure, an expected status is not logged', async () => {
  network = fakeFetch(() => fakeFetch.json({ total: '3' }));
  await expect(apiGet('/x', schema, { logMessage: 'Failed' })).resolves.toMatchObject({ failure: { kind: 'schema' } });
  network.restore();
  network = fakeFetch(() => fakeFetch.problem(404));
  error.mockClear();
  await expect(apiGet('/x', schema, { logMessage: 'Failed', expectedStatuses: [404] })).resolves.toMatchObject({
    failure: { status: 404 },
  });
  expect(error).not.toHaveBeenCalled();
});

test('[F8-1] reads are repeated once, by POST too, and writes are sent once', async () => {
  network = fakeFetch(() => fakeFetch.problem(503));
  await apiGet('/read', schema, { logMessage: 'Failed' });
  await apiPost('/plain', {}, schema, { logMessage: 'Failed' });
  await apiPost('/search', {}, schema, { logMessage: 'Failed', isRead: true });
  await apiPost('/keyed', {}, schema, { logMessage: 'Failed', idempotencyKey: 'key-1' });
  expect(network.calls.map(({ url }) => url.slice('http://shop.test/api'.length))).toEqual([
    '/read',
    '/read',
    '/plain',
    '/search',
    '/search',
    '/keyed',
  ]);
  expect(network.calls.at(-1)?.headers.get('idempotency-key')).toBe('key-1');
});

test('[F8-1] a PUT is repeated; the report has no phone number and no reference of an order', async () => {
  network = fakeFetch(() => fakeFetch.problem(503));
  const state = 'qV3rTKsyKGy_zV4rTKsyKGy_zV4rTKsy';
  await apiPut(`/ukko/cart/update/${state}`, { a: 1 }, schema, { logMessage: 'Failed' });
  await apiGet('/accounts/91234567', schema, { logMessage: 'Failed' });
  expect(network.calls.slice(0, 2).map(({ method, url, body }) => [method, url, body])).toEqual(
    Array(2).fill(['PUT', `http://shop.test/api/ukko/cart/update/${state}`, '{"a":1}']),
  );
  expect(error.mock.calls.map(([, context]) => context.path)).toEqual(['/ukko/cart/update/…', '/accounts/…']);
});

test('[F8-1] no connection is a network failure; an aborted call is not logged', async () => {
  network = fakeFetch(() => Promise.reject(new TypeError('fetch failed')));
  await expect(apiPost('/x', {}, schema, { logMessage: 'Failed' })).resolves.toEqual({
    ok: false,
    failure: { kind: 'network' },
  });
  expect(error).toHaveBeenCalledTimes(1);
  error.mockClear();
  await expect(apiPost('/x', {}, schema, { logMessage: 'Failed', signal: AbortSignal.abort() })).resolves.toMatchObject(
    { ok: false },
  );
  expect(error).not.toHaveBeenCalled();
});
