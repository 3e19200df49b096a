import fc from 'fast-check';
import { listHighlights, type ListType, type ProductListItem, toCardItem } from 'shared-domain/catalogue';
import { fetchListHighlights } from 'shared-domain/catalogue/io';
import { anyProduct } from 'shared-domain/catalogue/testing';
import type { PageRequest } from 'shared-domain/contracts/exposes';
import { ok } from 'shared-domain/kernel';
import { fetchOfferings } from 'shared-domain/subscription/io';
import { useTestConfig } from 'shared-domain/testing';
import { aListOf } from '../testing/assortment';
import { loadHome } from './home-loader';

jest.mock('shared-domain/catalogue/io', () => ({ fetchListHighlights: jest.fn() }));
jest.mock('shared-domain/subscription/io', () => ({ fetchOfferings: jest.fn() }));

const request = { signal: new AbortController().signal } as PageRequest;

/** Up to 60 products of a list, each with an address of its own. */
const listOf = (...types: readonly ProductListItem['type'][]) =>
  fc.array(fc.tuple(anyProduct, fc.constantFrom(...types)), { maxLength: 60 }).map((products) =>
    products.map(([product, type], index) => ({
      ...product,
      type,
      href: `/${type}/${index}/`,
      image: { url: `/${type}/${index}.webp`, title: product.name },
      position: index + 1,
    })),
  );

test('the home page picks the same from the highlights of the lists as from the whole lists', async () => {
  useTestConfig();
  jest.mocked(fetchOfferings).mockResolvedValue(ok([]));
  const home = async (lists: Partial<Record<ListType, readonly ProductListItem[]>>, isWhole: boolean) => {
    jest.mocked(fetchListHighlights).mockImplementation(async (_realm, listType) => {
      const { items, ...list } = aListOf(listType, lists[listType] ?? []);
      const picked = isWhole ? items : listHighlights(items);
      return ok({ ...list, items: picked.map((item) => ({ ...item, ...toCardItem(item) })) });
    });
    return loadHome(request);
  };
  await fc.assert(
    fc.asyncProperty(
      listOf('HANDSET', 'HANDSET-PREOWNED'),
      listOf('TABLET'),
      listOf('ACCESSORY'),
      async (handsets, tablets, accessories) => {
        const lists = { HANDSET_LIST: handsets, TABLET_LIST: tablets, ACCESSORY_LIST: accessories };
        expect(await home(lists, false)).toEqual(await home(lists, true));
      },
    ),
  );
});

test('of a list of thousands few products are sent', () => {
  const [product] = fc.sample(anyProduct, { numRuns: 1, seed: 1 });
  if (!product) throw new Error('No product');
  const many = Array.from({ length: 3_000 }, (_, index) => ({ ...product, position: index, href: `/${index}/` }));
  expect(listHighlights(many).length).toBeLessThan(40);
});
