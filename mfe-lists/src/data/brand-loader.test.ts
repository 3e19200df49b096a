import fc from 'fast-check';
import { parseListQuery } from 'shared-domain/catalogue';
import { listViewSchema } from 'shared-domain/catalogue/io';
import { aProductListItem } from 'shared-domain/catalogue/testing';
import type { PageRequest } from 'shared-domain/contracts/exposes';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { fakeFetch, toWire, useTestConfig } from 'shared-domain/testing';
import { aListView } from '../testing/serve-list';
import { loadBrand } from './brand-loader';

const request = (pathname: string): PageRequest => ({
  pathname,
  searchParams: new URLSearchParams(),
  params: {},
  realm: 'B2C',
  renderedAt: 0,
  signal: new AbortController().signal,
});

let network: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  useTestConfig();
  setErrorReporter({ error: () => undefined, warning: () => undefined });
  network = fakeFetch(({ url }) => {
    const query = parseListQuery(new URL(url).searchParams);
    return fakeFetch.json(toWire(listViewSchema, aListView([aProductListItem({ brandSlug: 'aurora' })], query)));
  });
});
afterEach(() => network.restore());

test.each([
  ['/mobiltelefoner/aurora/', 'HANDSET_LIST', '/mobiltelefoner/?merke=aurora'],
  ['/mobiltelefoner/like-fin/aurora/', 'HANDSET-PREOWNED_LIST', '/mobiltelefoner/like-fin/?merke=aurora'],
  ['/tilbehor/aurora/', 'ACCESSORY_LIST', '/tilbehor/?merke=aurora'],
])('the brand crumb %s leads to its list', async (path, listType, to) => {
  expect(await loadBrand(request(path))).toEqual({ kind: 'redirect', to, status: 302 });
  expect(network.calls[0]?.url).toContain(listType);
});

test.each(['/mobiltelefoner/ukjent/', '/finnes/ikke/', '/aurora/', '/'])(
  '%s is no brand of a list and is not found',
  async (path) => {
    expect(await loadBrand(request(path))).toEqual({ kind: 'not-found' });
  },
);

test('[F8-1] a list that cannot be read is redirected to all the same', async () => {
  network.restore();
  network = fakeFetch(() => fakeFetch.problem(500));
  expect(await loadBrand(request('/nettbrett/aurora/'))).toMatchObject({
    kind: 'redirect',
    to: '/nettbrett/?merke=aurora',
  });
});

test('no path leads to another site', async () => {
  network.restore();
  network = fakeFetch(() => fakeFetch.problem(500));
  await fc.assert(
    fc.asyncProperty(
      fc.string({
        unit: fc.constantFrom('/', '.', 'a', '%', '?', '&', '#', 'mobiltelefoner', 'nettbrett'),
        maxLength: 12,
      }),
      async (rest) => {
        const answer = await loadBrand(request(new URL(`http://shop.test/./${rest}/`).pathname));
        if (answer.kind === 'redirect') expect(answer.to).toMatch(/^\/[a-z-]+\/([a-z-]+\/)?\?merke=[^&#]*$/);
      },
    ),
  );
});
