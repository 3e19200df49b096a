import * as v from 'valibot';
import { financingChoices, priceForFinancing } from 'shared-domain/catalogue';
import {
  type ProductDetails,
  productDetailsSchema,
  type ProductListItem,
  productListSchema,
} from 'shared-domain/catalogue/io';
import { devicePlanPrice } from 'shared-domain/subscription';
import { cartOf, createTestApp, type TestApp } from '../../testing';
import { aFeed, aPlan, aProduct, aVariant } from '../testing';

let shop: TestApp;
let details: ProductDetails;
let items: readonly ProductListItem[];
beforeAll(async () => {
  shop = await createTestApp({
    feed: aFeed({
      products: [aProduct({ financing: { leaseMonths: [24], leaseNow: true, switch: false } })],
      shops: [],
    }),
  });
  const get = async (path: string): Promise<unknown> => (await shop.app.inject(`/api/view-models/${path}`)).json();
  details = v.parse(productDetailsSchema, await get('product-details/B2C?path=/mobiltelefoner/nova/nova-9/'));
  ({ items } = v.parse(productListSchema, await get('product-list/B2C/HANDSET_LIST')));
});
afterAll(() => shop.close());

test('[P3-10] leasenow is the last lease option of a product that offers it', () => {
  const [variant] = details.variants;
  expect(
    variant?.financingMethods
      .find(({ alternative_id: id }) => id === 'lease')
      ?.financingOptions.map(({ alternative_id: id }) => id),
  ).toEqual(['lease24', 'leasenow']);
});

test('[P3-16, F5.5-19] its price is paid upfront, on the page and in the list', () => {
  const [variant] = details.variants;
  expect(variant && devicePlanPrice(variant.prices, 'leasenow', 'FJELL_X_BASIC_2025_2')).toMatchObject({
    code: 'now',
    duration: 0,
    upfront: 999_000,
    monthly: 0,
  });
  expect(items[0] && priceForFinancing(items[0], 'leasenow')).toBe(999_000);
  expect(financingChoices(items).map(({ value }) => value)).toContain('leasenow');
});

test('[P3-13] its price as texts: what is paid at once is the price, and the former one once it is lowered', async () => {
  const textsOf = async (option: string, path = '/mobiltelefoner/nova/nova-9/', realm = 'B2C') => {
    const answer = await shop.app.inject(`/api/view-models/product-details/${realm}?path=${path}`);
    const [variant] = v.parse(productDetailsSchema, answer.json()).variants;
    const [code = ''] = Object.keys(variant?.prices.lease ?? {});
    const price = variant && devicePlanPrice(variant.prices, option, code);
    return [price?.priceString, price?.priceUpfrontString, price?.priceUpfrontStriketroughString];
  };
  expect(await textsOf('leasenow')).toEqual(['9\u00A0990,-', '9\u00A0990,-', undefined]);
  expect(await textsOf('lease24')).toEqual([undefined, undefined, undefined]);
  const lowered = (sku: string, price: number) => ({
    ...aVariant({ sku, price, priceHistory: [{ from: '2026-03-01T08:00:00Z', price: 9_990 }] }),
  });
  const product = aProduct({
    variants: [lowered('NOVA-9-SORT-128', 8_990)],
    financing: { leaseMonths: [24], leaseNow: true, switch: false },
  });
  const plans = [aPlan(), aPlan({ offeringCode: 'FJELL_BEDRIFT_X', realm: 'b2b' })];
  const other = await createTestApp({ feed: aFeed({ products: [product], plans, shops: [] }) });
  const own = shop;
  shop = other;
  try {
    expect(await textsOf('leasenow')).toEqual(['8\u00A0990,-', '8\u00A0990,-', '9\u00A0990,-']);
    expect(await textsOf('leasenow', '/bedrift/mobiltelefoner/nova/nova-9/', 'B2B')).toEqual([
      '7\u00A0192,-',
      '7\u00A0192,-',
      '7\u00A0992,-',
    ]);
  } finally {
    shop = own;
    await other.close();
  }
});

test('[P7-10] the cart accepts it for that product only', async () => {
  const update = {
    handsetSku: 'NOVA-9-SORT-128',
    financingType: 'lease',
    financingDuration: 'now',
    pricePlan: 'FJELL_X_BASIC_2025_2',
  };
  const ask = async () =>
    cartOf(await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload: { update } }));
  expect(await ask()).toMatchObject({ totals: { upfront: 9_990, monthly: 499 } });
  await shop.importCatalogue(aFeed({ products: [aProduct()], shops: [] }));
  expect((await ask()).errorMessage).toContain('Nova 9');
});
