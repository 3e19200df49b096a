import { productDetailsSchema } from 'shared-domain/catalogue/io';
import { aPlanPrice, aProductDetails, aVariant } from 'shared-domain/catalogue/testing';
import type { Realm } from 'shared-domain/contracts/realm';
import { toOre } from 'shared-domain/money';
import { fakeFetch, toWire, useTestConfig } from 'shared-domain/testing';
import { loadCompare } from './compare-loader';

let network: ReturnType<typeof fakeFetch>;
afterEach(() => network.restore());
beforeEach(() => {
  useTestConfig();
  const nord = aProductDetails({
    product: { name: 'Nord', energyClassBadge: 'B', lipscore: { rating: '4.5', votes: 312, reviews: [] } },
    variants: [
      aVariant({
        salesStatus: { name: 'Sellable', sellable: true, quantityInStock: 4 },
        prices: {
          lease: {
            'FJELL_X_MAX.TLF12PLEAS': [
              aPlanPrice({ duration: 12, monthly: toOre(957) }),
              aPlanPrice({ duration: 24, monthly: toOre(478) }),
            ],
          },
        },
      }),
    ],
  });
  const syd = aProductDetails({
    product: { name: 'Syd', lipscore: { rating: '4.0', votes: 0, reviews: [] } },
    variants: [
      aVariant({ salesStatus: { name: 'Sellable', sellable: true, quantityInStock: 0 }, prices: { lease: {} } }),
    ],
  });
  const cash = {
    ...syd,
    product: { ...syd.product, energyClassBadge: undefined },
    variants: syd.variants.map((variant) => ({ ...variant, prices: { ...variant.prices, lease: {} } })),
  };
  network = fakeFetch(({ url }) => fakeFetch.json(toWire(productDetailsSchema, url.includes('nord') ? nord : cash)));
});

const factsOf = async (realm: Realm) => {
  const answer = await loadCompare({
    pathname: '/sammenlign/',
    params: {},
    searchParams: new URLSearchParams('varer=mobiltelefoner/aurora/nord,mobiltelefoner/aurora/syd'),
    realm,
    renderedAt: 0,
    signal: new AbortController().signal,
  });
  if (answer.kind !== 'data') throw new Error(answer.kind);
  const [facts] = answer.data.groups;
  return facts?.rows.map(({ label, values }) => [label, ...values]);
};

test('price a month, rating, stock and energy class stand before the specifications', async () => {
  expect(await factsOf('B2C')).toEqual([
    ['Delbetaling', '478,-/md. i 24\u00a0md.', null],
    ['Vurdering', '4,5 av 5 (312)', null],
    ['Nettlager', 'På nettlager', 'Utsolgt'],
    ['Energiklasse', 'B', null],
  ]);
});

test('a business sees what it pays without mva.', async () => {
  expect((await factsOf('B2B'))?.[0]).toEqual(['Delbetaling (ekskl. mva.)', '382,40\u00a0kr/md. i 24\u00a0md.', null]);
});
