import { fakeFetch, recordErrors, useTestConfig } from 'shared-domain/testing';
import { loadFavourites } from './favourites-loader';

let network: ReturnType<typeof fakeFetch>;
let answer: () => Response;
beforeEach(() => {
  useTestConfig();
  answer = () => fakeFetch.json({ realm: 'B2C', items: [] });
  network = fakeFetch(() => answer());
});
afterEach(() => network.restore());

const load = (query: string) =>
  loadFavourites({
    pathname: '/favoritter/',
    params: {},
    searchParams: new URLSearchParams(query),
    realm: 'B2C',
    renderedAt: 0,
    signal: new AbortController().signal,
  });
const asked = () => network.calls.map(({ url }) => decodeURIComponent(url.replace(/^.*skus=/, '')));

test('an address shares at most forty well-formed skus, each once', async () => {
  expect(await load('varer=9061204,9061204,<b>,,NOVA-9')).toEqual({ kind: 'data', data: { shared: [] } });
  await load(`varer=${Array.from({ length: 60 }, (_, index) => `s${index}`).join(',')}`);
  expect([asked()[0], asked()[1]?.split(',').length]).toEqual(['9061204,NOVA-9', 40]);
});

test.each(['', 'varer=', 'varer=%3Cb%3E'])('"%s" shares nothing: the page shows the device’s own', async (query) => {
  expect(await load(query)).toEqual({ kind: 'data', data: { shared: null } });
  expect(network.calls).toEqual([]);
});

test('a catalogue that fails is no empty list', async () => {
  const errors = recordErrors();
  answer = () => fakeFetch.problem(422);
  expect((await load('varer=9061204')).kind).toBe('unavailable');
  expect(errors).toHaveLength(1);
});
