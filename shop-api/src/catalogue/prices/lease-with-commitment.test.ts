import * as v from 'valibot';
import { financingChoices } from 'shared-domain/catalogue';
import {
  type ProductDetails,
  productDetailsSchema,
  type ProductListItem,
  productListSchema,
} from 'shared-domain/catalogue/io';
import { devicePlanPrice } from 'shared-domain/subscription';
import { createTestApp, type TestApp } from '../../testing';
import { checkFeed } from '../import/check-feed';
import { aFeed, aProduct, aSimpleProduct, readReferenceFeed } from '../testing';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const committed = (...leaseWithCommitment: readonly { months: 12 | 24; discount: number }[]) =>
  aProduct({ financing: { leaseMonths: [12, 24], leaseWithCommitment: [...leaseWithCommitment], switch: false } });

let shop: TestApp;
let details: ProductDetails;
let items: readonly ProductListItem[];
const detailsIn = async (realm: string, path: string): Promise<ProductDetails> =>
  v.parse(
    productDetailsSchema,
    (await shop.app.inject(`/api/view-models/product-details/${realm}?path=${path}`)).json(),
  );
beforeAll(async () => {
  const products = [
    committed({ months: 12, discount: 100 }, { months: 24, discount: 60 }),
    aSimpleProduct({
      sku: 'NOVA-8',
      model: 'Nova 8',
      modelSlug: 'nova-8',
      position: 2,
      financing: { leaseMonths: [24], switch: false },
    }),
  ];
  shop = await createTestApp({ feed: aFeed({ products, shops: [] }) });
  details = await detailsIn('B2C', '/mobiltelefoner/nova/nova-9/');
  ({ items } = v.parse(
    productListSchema,
    (await shop.app.inject('/api/view-models/product-list/B2C/HANDSET_LIST')).json(),
  ));
});
afterAll(() => shop.close());

const first = ({ variants: [variant] }: ProductDetails) => {
  if (!variant) throw new Error('There is a variant');
  return variant;
};

test('[P3-4, P3-9, P3-10] it is a method of its own behind the lease, the longest first', () => {
  const { financingMethods } = first(details);
  expect(financingMethods.map(({ alternative_id: id, subId, heading }) => [id, subId, heading])).toEqual([
    ['upfront', undefined, 'Fullpris'],
    ['lease', undefined, 'Delbetaling'],
    ['lease', 'commitment', 'Delbetaling med bindingstid'],
  ]);
  expect(financingMethods[2]).toMatchObject({
    extraInfoHeading: 'Delbetaling med bindingstid',
    extraInfoContent: expect.stringContaining('12 måneders bindingstid') as string,
    financingOptions: [
      {
        alternative_id: 'lease24commitment',
        heading: '24 måneder, med 12 måneders bindingstid på abonnementet',
        defaultOfferingCode: 'FJELL_X_BASIC_2025_2',
        duration: 24,
      },
      {
        alternative_id: 'lease12commitment',
        heading: '12 måneder, med 12 måneders bindingstid på abonnementet',
        defaultOfferingCode: 'FJELL_X_BASIC_2025_2',
        duration: 12,
      },
    ],
  });
});

test('[P3-4, P3-12, P3-13, P3-16] its prices with each plan: lower by the discount, the plan by the offer that binds it', () => {
  const { prices } = first(details);
  expect(Object.keys(prices.leaseWithCommitment ?? {})).toEqual(['FJELL_X_MAX_2025', 'FJELL_X_BASIC_2025_2']);
  expect(prices.leaseWithCommitment?.['FJELL_X_BASIC_2025_2']).toEqual([
    {
      mainOfferingCode: 'FJELL_X_BASIC_2025_2.COM12PLEAS',
      mainOfferingName: 'Fjell X Basic',
      duration: 24,
      code: '24commitment',
      upfront: 0,
      // 9 990 by 24 is 416; less 60.
      monthly: 35_600,
      total: 854_400,
      mainOfferingMonthly: 49_900,
      infoUsps: ['Lavere månedspris fordi abonnementet har 12 måneders bindingstid', 'Uten renter og gebyrer'],
    },
    expect.objectContaining({ duration: 12, code: '12commitment', monthly: 73_200, total: 878_400 }),
  ]);
  expect(devicePlanPrice(prices, 'lease24commitment', 'FJELL_X_BASIC_2025_2')?.monthly).toBe(35_600);
  expect(devicePlanPrice(prices, 'lease24', 'FJELL_X_BASIC_2025_2')).toMatchObject({
    mainOfferingCode: 'FJELL_X_BASIC_2025_2.TLF12PLEAS',
    monthly: 41_600,
  });
});

test('[P3-4] a product without it, and a business, have neither method nor prices', async () => {
  const others = [
    await detailsIn('B2C', '/mobiltelefoner/nova/nova-8/'),
    await detailsIn('B2B', '/bedrift/mobiltelefoner/nova/nova-9/'),
  ];
  for (const other of others) {
    const { financingMethods, prices } = first(other);
    expect(financingMethods.map(({ heading }) => heading)).toEqual(['Fullpris', 'Delbetaling']);
    expect(prices).not.toHaveProperty('leaseWithCommitment');
  }
});

test('[F3.5-3, P4-36] cards, facets and the first choice are without it', () => {
  expect(items[0]?.leasePrice.map(({ code, monthly }) => [code, monthly])).toEqual([
    ['24', 41_600],
    ['12', 83_200],
  ]);
  expect(financingChoices(items).map(({ value }) => value)).toEqual(['upfront', 'lease24', 'lease12']);
  expect(details.product.defaultFinancingType).toBe('lease24');
});

test.each([
  ['a lease that the product has not', [{ months: 24, discount: 60 }], [12], 'the product has no lease of 24 months'],
  ['a discount as high as the price', [{ months: 24, discount: 417 }], [24], 'the discount is as high as the price'],
  [
    'two of one length',
    [
      { months: 24, discount: 60 },
      { months: 24, discount: 70 },
    ],
    [24],
    'the length 24',
  ],
  ['another length', [{ months: 36, discount: 60 }], [24], 'leaseWithCommitment[0].months'],
])('%s is a problem of the feed', (_, leaseWithCommitment, leaseMonths, message) => {
  const feed = aFeed({
    products: [{ ...aProduct(), financing: { leaseMonths, leaseWithCommitment, switch: false } as never }],
    shops: [],
  });
  expect(checkFeed('feed.json', JSON.stringify(feed), NOW_MS).join('\n')).toContain(message);
});

test('[P3-4] the reference catalogue has it on six handsets or more', () => {
  const { products } = readReferenceFeed('2026-12-31', NOW_MS);
  const sold = products.filter(({ financing }) => financing.leaseWithCommitment);
  expect(sold.every(({ type }) => type === 'HANDSET')).toBe(true);
  expect(sold.length).toBeGreaterThanOrEqual(6);
});
