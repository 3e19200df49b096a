import fc from 'fast-check';
import { searchAnswerSchema } from 'shared-domain/catalogue/io';
import { aProductListItem, aSearchAnswer } from 'shared-domain/catalogue/testing';
import type { PageRequest } from 'shared-domain/contracts/exposes';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { fakeFetch, toWire, useTestConfig } from 'shared-domain/testing';
import { anyText } from 'shared-domain/testing/any-text';
import { loadSearch } from './search-loader';

const request = (search: string): PageRequest => ({
  pathname: '/sok/',
  searchParams: new URLSearchParams(search),
  params: {},
  realm: 'B2C',
  renderedAt: 0,
  signal: new AbortController().signal,
});

const reported: string[] = [];
let network: ReturnType<typeof fakeFetch>;
const answering = (search: () => Response) => {
  network = fakeFetch(search);
};

beforeEach(() => {
  useTestConfig();
  reported.length = 0;
  setErrorReporter({ error: (error) => void reported.push((error as Error).message), warning: () => undefined });
});
afterEach(() => network.restore());

test('[F2.4-3] [F7.7-3] a search answers products, plans, lists and pages', async () => {
  answering(() => fakeFetch.json(toWire(searchAnswerSchema, aSearchAnswer())));
  const answer = await loadSearch(request('q=+priser '));
  expect(network.calls.map(({ url }) => url)).toEqual(['http://shop.test/api/search?q=priser&realm=B2C&part=each']);
  expect(answer).toMatchObject({
    kind: 'data',
    data: {
      kind: 'found',
      query: 'priser',
      productTotal: 1,
      plans: [{ name: 'Fjell X Max' }],
      pages: [
        { name: 'Mobiltelefoner', href: '/mobiltelefoner/' },
        { name: 'Priser', href: '/mobilabonnement/priser/' },
      ],
    },
  });
});

test('products come in their parts, the first of each; one part alone comes by pages', async () => {
  const products = Array.from({ length: 9 }, (_, index) => aProductListItem({ name: `Mobil ${index}` }));
  const parts = [
    { part: 'used', total: 12 },
    { part: 'accessories', total: 1 },
  ] as const;
  answering(() => fakeFetch.json(toWire(searchAnswerSchema, aSearchAnswer({ products, parts: [...parts] }))));
  const found = await loadSearch(request('q=iphone&vis=noe&side=3'));
  expect(found).toMatchObject({
    data: {
      page: null,
      parts: [
        { part: 'used', total: 12 },
        { part: 'accessories', products: [{ name: 'Mobil 8' }] },
      ],
    },
  });
  expect(await loadSearch(request('q=iphone&vis=like-fin&side=3'))).toMatchObject({
    data: { page: 3, parts: [{ part: 'used', total: 12 }] },
  });
  expect(await loadSearch(request('q=iphone&vis=like-fin&side=x'))).toMatchObject({ data: { page: 1 } });
  expect(network.calls.map(({ url }) => new URL(url).search)).toEqual([
    '?q=iphone&realm=B2C&part=each',
    '?q=iphone&realm=B2C&part=used&page=3',
    '?q=iphone&realm=B2C&part=used&page=1',
  ]);
});

test.each(['', 'q=', 'q=+%09+', 'q=%00'])('%j looks for nothing, so no call is made', async (search) => {
  answering(() => fakeFetch.json(toWire(searchAnswerSchema, aSearchAnswer())));
  expect(await loadSearch(request(search))).toEqual({ kind: 'data', data: { kind: 'no-query', query: '' } });
  expect(network.calls).toEqual([]);
});

test('[F8-1] a search that does not answer makes the page unavailable, logged once', async () => {
  answering(() => fakeFetch.problem(500));
  expect(await loadSearch(request('q=aurora'))).toEqual({ kind: 'unavailable' });
  expect(reported).toEqual(['Failed to fetch search results']);
});

test('any query is sent as it is, within its limit', async () => {
  answering(() => fakeFetch.json(toWire(searchAnswerSchema, aSearchAnswer())));
  await fc.assert(
    fc.asyncProperty(anyText(400), async (text) => {
      network.calls.length = 0;
      const answer = await loadSearch(request(new URLSearchParams({ q: text }).toString()));
      if (answer.kind !== 'data') throw new Error('No data');
      const sent = network.calls.flatMap(({ url }) => (url.includes('/search') ? [new URL(url).searchParams] : []));
      expect(sent.map((parameters) => [...parameters])).toEqual(
        answer.data.query === ''
          ? []
          : [
              [
                ['q', answer.data.query],
                ['realm', 'B2C'],
                ['part', 'each'],
              ],
            ],
      );
      expect(answer.data.query.length).toBeLessThanOrEqual(200);
    }),
  );
});
