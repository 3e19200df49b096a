import * as v from 'valibot';
import { channelQuery } from 'shared-domain/runtime/channel';
import { type ReportContext, setErrorReporter } from 'shared-domain/runtime/error-report';
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

const DOCUMENT = 'query q { total }';

test('[P7-8, F7.6-1] a query is sent with the headers of the channel', async () => {
  network = fakeFetch(() => fakeFetch.json({ data: { total: 3 } }));
  await expect(channelQuery('q', DOCUMENT, { a: 1 }, schema)).resolves.toEqual({ ok: true, value: { total: 3 } });
  const [call] = network.calls;
  expect(call).toMatchObject({ method: 'POST', url: 'http://shop.test/graphql' });
  expect([call?.headers.get('clientId'), call?.headers.get('x-api-key')]).toEqual(['webshopb2c', 'reference']);
  expect(JSON.parse(call?.body ?? '{}')).toEqual({ query: DOCUMENT, variables: { a: 1 } });
});

test('[F8-13, P7-24, F7.6-6] errors of the channel are reported by query and returned', async () => {
  network = fakeFetch(() => fakeFetch.json({ errors: [{ message: 'unknown sku' }] }));
  await expect(channelQuery('productsAvailability', DOCUMENT, {}, schema)).resolves.toMatchObject({ ok: false });
  expect(error.mock.calls.map(([reported]) => reported.message)).toEqual([
    'GraphQL error in query function productsAvailability: unknown sku',
  ]);
});

test('[F8-12, P8-16] a channel that does not answer is logged and rethrown', async () => {
  network = fakeFetch(() => Promise.reject(new TypeError('fetch failed')));
  await expect(channelQuery('q', DOCUMENT, {}, schema)).rejects.toThrow('fetch failed');
  expect(error.mock.calls[0]?.[0].message).toBe('Failed to fetch from channel-api: TypeError: fetch failed');
});

test('[F8-14, P8-16] a missing host or key rejects', async () => {
  useTestConfig({ channelUrl: '' });
  await expect(channelQuery('q', DOCUMENT, {}, schema)).rejects.toThrow('host not specified');
  useTestConfig({ channelApiKey: '' });
  await expect(channelQuery('q', DOCUMENT, {}, schema)).rejects.toThrow('apiKey not specified');
});
