import { aProductListItem } from 'shared-domain/catalogue/testing';
import { type Realm, resolveRealm } from 'shared-domain/contracts/realm';
import { useTestConfig } from 'shared-domain/testing';
import { manyPhones } from '../testing/assortment';
import { aListPage } from '../testing/serve-list';
import { LIST_DEFINITIONS } from './list-definition';
import { listHead } from './list-head';
import type { ListPageData } from './list-loader';

beforeEach(() => useTestConfig());

const headOf = (data: ListPageData, realm: Realm = 'B2C') => listHead(data, { pathname: data.path, realm });

test('[F9.15-9] each list has a title and a description of its own, with the brand', () => {
  const places = Object.keys(LIST_DEFINITIONS).map((path) => ({ path }));
  const heads = places.map((place) => headOf(aListPage([], place), resolveRealm(place.path)));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(places.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(places.length);
  for (const { title, description } of heads) {
    expect(title).toMatch(/ \| Fjell$/);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description?.length).toBeGreaterThan(80);
    expect(description?.length).toBeLessThanOrEqual(165);
  }
});

test('the canonical address has no parameters, and an address that narrows the list, and a list without products, are not indexed', () => {
  const data = aListPage(manyPhones(1));
  expect(headOf(data)).toMatchObject({ canonicalPath: '/mobiltelefoner/' });
  expect(headOf(data).noIndex).toBeUndefined();
  expect(headOf({ ...data, isNarrowed: true }).noIndex).toBe(true);
  expect(headOf(aListPage([])).noIndex).toBe(true);
});

test('[F2.8-18] structured data names the trail and the first products', () => {
  const { jsonLd = [] } = headOf(aListPage(manyPhones(2), { path: '/bedrift/mobiltelefoner/' }), 'B2B');
  expect(jsonLd).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Forsiden', item: 'http://shop.test/' },
        { position: 2, name: 'Bedrift', item: 'http://shop.test/bedrift/' },
        { position: 3, name: 'Mobiltelefoner', item: 'http://shop.test/bedrift/mobiltelefoner/' },
      ],
    },
    {
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [{ position: 1, url: 'http://shop.test/mobiltelefoner/merke/mobil-1/' }, { position: 2 }],
    },
  ]);
});

test('the first picture is preloaded from the files that exist, best format first', () => {
  const responsive = { base: '/bilder/aurora', widths: [320, 640], formats: ['webp' as const, 'avif' as const] };
  const item = aProductListItem({ image: { url: '/bilder/aurora-640.webp', title: 'Aurora', responsive } });
  expect(headOf(aListPage([item])).preloadImage).toMatchObject({
    srcSet: '/bilder/aurora-320.avif 320w, /bilder/aurora-640.avif 640w',
    type: 'image/avif',
  });
  expect(headOf(aListPage([aProductListItem()])).preloadImage).toBeUndefined();
});
