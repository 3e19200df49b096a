import * as v from 'valibot';
import { setCredentialSource } from 'shared-domain/runtime/credentials';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { apiGet, apiPost } from 'shared-domain/runtime/http';
import { fakeFetch, recordErrors, useTestConfig } from 'shared-domain/testing';

const schema = v.object({ total: v.number() });
const logged = recordErrors();
let network: ReturnType<typeof fakeFetch>;
const tokens = { accessToken: jest.fn<Promise<string | null>, [string?]>() };
beforeEach(() => {
  useTestConfig({ customerCalls: ['/api/accountdata/', 'https://crm.example/customers'] });
  logged.length = 0;
  network = fakeFetch(() => fakeFetch.json({ total: 3 }));
  tokens.accessToken.mockReset().mockResolvedValue('secret');
  setCredentialSource(tokens);
});
afterEach(() => {
  network.restore();
  setCredentialSource(null);
});
const ask = (path: string) => apiPost(path, {}, schema, { credential: { bodyField: 'token' }, logMessage: 'Failed' });

test('a customer’s call has the token in its header, and in the body’s field where the API wants it; no other call has', async () => {
  await ask('/accountdata/x');
  await apiGet('/view-models/navigation', schema, { logMessage: 'Failed' });
  const [customers, anyone] = network.calls;
  expect(customers?.headers.get('authorization')).toBe('Bearer secret');
  expect(JSON.parse(customers?.body ?? '')).toEqual({ token: 'secret' });
  expect(anyone?.headers.get('authorization')).toBeNull();
  expect(customers?.url).not.toContain('secret');
});

test.each([
  ['to an address that is not named', '/cart/get/', 'secret'],
  ['while no one is logged in', '/accountdata/x', null],
])('a call %s is not sent, and fails as 401', async (_what, path, token) => {
  tokens.accessToken.mockResolvedValue(token);
  await expect(ask(path)).resolves.toMatchObject({ ok: false, failure: { kind: 'status', status: 401 } });
  expect(network.calls).toEqual([]);
  expect(logged).toEqual(['Failed']);
});

test('a refused token is exchanged once, and the call is sent again', async () => {
  network.restore();
  network = fakeFetch(({ headers }) =>
    headers.get('authorization') === 'Bearer new' ? fakeFetch.json({ total: 3 }) : fakeFetch.problem(401),
  );
  tokens.accessToken.mockImplementation(async (rejected) => (rejected === 'secret' ? 'new' : 'secret'));
  await expect(ask('/accountdata/x')).resolves.toMatchObject({ ok: true });
  expect(network.calls).toHaveLength(2);
  expect(logged).toEqual([]);
});

test('a token that stays refused is not sent for ever', async () => {
  network.restore();
  network = fakeFetch(() => fakeFetch.problem(401));
  await expect(ask('/accountdata/x')).resolves.toMatchObject({ failure: { status: 401 } });
  expect(network.calls).toHaveLength(1);
});

test('the report of a failure has no token', async () => {
  network.restore();
  network = fakeFetch(() => Promise.reject(new TypeError('fetch failed')));
  const reported = jest.fn<void, [string, string]>();
  setErrorReporter({ error: (error, context) => reported(String(error), JSON.stringify(context)), warning: jest.fn() });
  await ask('/accountdata/x');
  expect(reported).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(reported.mock.calls)).not.toContain('secret');
});
