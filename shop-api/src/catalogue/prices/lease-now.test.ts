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
import { aFeed, aProduct } from '../testing';

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
