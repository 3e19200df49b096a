/** The reference catalogue has a product for each state that a product can be in; docs/demo.md links to them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  applyingWebdeals,
  catalogueText,
  type CompatibleAccessory,
  presaleText,
  productTabs,
  realAccessories,
  resolveSalesState,
  resolveSizeSelector,
  reviewStars,
  shownAccessories,
  stockStatusOfSale,
  toContent,
  toReleaseMs,
} from 'shared-domain/catalogue';
import {
  fetchAvailability,
  fetchProductDetails,
  type ProductDetails,
  type ProductVariant,
} from 'shared-domain/catalogue/io';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { textBlocksOf } from 'shared-domain/subscription';
import { fetchOfferings } from 'shared-domain/subscription/io';
import { paths } from '../config/paths';
import { cartOf, connectFetch, createTestApp, TEST_NOW_MS, type TestApp } from '../testing';
import type { CatalogueFeed } from './feed/schema';
import { readFeedFolder } from './import/read-feed-folder';

let shop: TestApp;
let client: ReturnType<typeof connectFetch>;
beforeAll(async () => {
  shop = await createTestApp({ feed: readFeedFolder(paths.catalogue(), TEST_NOW_MS) as CatalogueFeed });
  // The first read of the whole catalogue may take longer than a client waits.
  await shop.app.inject('/health/ready');
  client = connectFetch(shop.app);
});
afterAll(async () => {
  client.restore();
  await shop.close();
});

interface Shown extends ProductDetails {
  readonly variant: ProductVariant;
}

/** The links of docs/demo.md, by the state that they show. */
const demo = new Map(
  [
    ...readFileSync(join(__dirname, '../../../docs/demo.md'), 'utf8').matchAll(
      /^\| ([^|]+) \| \[[^\]]+\]\(http:\/\/localhost:3000(\/[^)]*)\)/gm,
    ),
  ].map(([, state = '', path = '']) => [state.trim(), path]),
);

function show(state: string): Promise<Shown> {
  const path = demo.get(state);
  if (path === undefined) throw new Error(`docs/demo.md has no product for '${state}'`);
  return showPath(path.replace(/\?.*/, ''));
}

async function showPath(path: string): Promise<Shown> {
  const answer = await fetchProductDetails(resolveRealm(path), path);
  if (!answer.ok || answer.value.kind !== 'product') throw new Error(`${path} is not a product`);
  const { details } = answer.value;
  const variant = details.variants.find(({ variantSlug }) => variantSlug === details.selectedVariantSlug);
  if (!variant) throw new Error(`${path} has no such variant`);
  return { ...details, variant };
}

const salesState = ({ product, variant }: Shown): string =>
  resolveSalesState({ ...product, salesStatus: variant.salesStatus }, product).kind;
const countdownOf = ({ releaseDate }: Shown['product']): string | null => {
  const text = presaleText(toReleaseMs(releaseDate), TEST_NOW_MS);
  return text && catalogueText(text);
};
const refusalOf = async (sku: string): Promise<unknown> =>
  cartOf(
    await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload: { update: { accessorySku: sku } } }),
  ).errorMessage;

test('[P4-54, P4-57] presale opening soon: a countdown, and no order yet', async () => {
  const { product, variant } = await show('Presale opens soon');
  expect(countdownOf(product)).toBe('Forhåndsbestill om 01:30:00');
  expect(variant.salesStatus).toMatchObject({ name: 'PreSales', sellable: true });
  expect(await refusalOf(variant.sku)).toContain('har ikke åpnet ennå');
});

test('[P4-55] presale in a distant future: its day and date', async () => {
  const { product } = await show('Presale far off');
  expect(countdownOf(product)).toBe('Forhåndsbestill fra søndag 21. mars kl. 09:00');
});

test('[P4-53, P4-63, P3-7, F4.6-2] presale open: it can be ordered, its own text says when it is delivered', async () => {
  const shown = await show('Presale open');
  expect(toReleaseMs(shown.product.releaseDate)).toBeLessThan(TEST_NOW_MS);
  expect(stockStatusOfSale(shown.variant.salesStatus, shown.product)).toMatchObject({
    lcmStatus: 'PreSales',
    tone: 'blue',
    text: { key: 'ownText', values: { text: 'Forhåndssalg, sendes om tre til fire uker' } },
  });
  expect(await refusalOf(shown.variant.sku)).toBeUndefined();
});

test('[P4-64, F9.13-5] low stock', async () => {
  const { variant, product } = await show('Low stock');
  expect(stockStatusOfSale(variant.salesStatus, product)).toMatchObject({ tone: 'blue', icon: 'info' });
});

test('[P3-7, P7-20] sold out, with its own text', async () => {
  const shown = await show('Sold out');
  expect(salesState(shown)).toBe('sold-out');
  const { outOfStockOverride } = shown.product;
  const [record] = await fetchAvailability([shown.variant.sku], { ...(outOfStockOverride && { outOfStockOverride }) });
  expect(record).toMatchObject({ dcQtyAvailable: 0, availabilityStatus: { info: 'Utsolgt, flere er på vei' } });
  expect(await refusalOf(shown.variant.sku)).toEqual(expect.any(String));
});

test('[P4-66] phased out', async () => {
  const shown = await show('Phased out');
  expect(shown.variant.salesStatus).toEqual({ name: 'GlobalPhasedOutStocking', sellable: false, quantityInStock: 0 });
  expect(salesState(shown)).toBe('phased-out');
});

test('[P3-4] hidden price: in no field of the answer', async () => {
  const shown = await show('Price to come');
  expect(salesState(shown)).toBe('hidden-price');
  expect(shown.variant).toMatchObject({ financingMethods: [], prices: { upfront: null, lease: {}, switch: {} } });
  expect(shown.variant.prices).not.toHaveProperty('lowPrice');
  expect(shown.product.prices).toBeUndefined();
});

test('[P3-4] hidden buy button: it has a price, but cannot be ordered', async () => {
  const shown = await show('No buy button');
  expect(salesState(shown)).toBe('hidden-buy-button');
  expect(shown.variant.prices.upfront).not.toBeNull();
  expect(await refusalOf(shown.variant.sku)).toEqual(expect.any(String));
});

test('[P3-4] no way to pay: no financing method, and the cart refuses it', async () => {
  const { product, variant } = await show('No way to pay');
  expect([product.hidePrices, variant.financingMethods]).toEqual([false, []]);
  expect(await refusalOf(variant.sku)).toEqual(expect.any(String));
});

test('[P9-22] above the cap of a lease the rest is paid upfront', async () => {
  const { variant } = await show('Above the lease cap');
  const [price] = Object.values(variant.prices.lease).flat();
  expect([variant.prices.upfront?.upfront, price?.upfront, price?.monthly]).toEqual([3_099_000, 99_000, 125_000]);
});

test('[P9-12] more than four sizes, and a single size that is shown anyway', async () => {
  const many = (await show('More than four sizes')).product;
  expect(resolveSizeSelector(many.sizes?.length ?? 0, many.showMemberSelectorAlways)).toBe('select');
  const single = (await show('One size, named')).product;
  expect([
    single.sizes?.length,
    resolveSizeSelector(1, single.showMemberSelectorAlways),
    resolveSizeSelector(1),
  ]).toEqual([1, 'boxes', 'hidden']);
});

test('[P3-6, P9-13] hidden stars, and no votes yet', async () => {
  const hidden = (await show('Stars hidden')).product;
  expect(hidden.lipscore?.votes).toBeGreaterThan(0);
  expect(reviewStars(hidden)).toBeNull();
  const without = (await show('No votes yet')).product;
  expect([without.lipscore?.votes, reviewStars(without)]).toEqual([0, null]);
  expect((await show('Customer reviews')).product.lipscore?.reviews.length).toBeGreaterThan(5);
});

test('[P5-9, P9-16] placeholders are sent, and dropped by the page', async () => {
  const { product } = await show('Placeholder content');
  const accessories = product.compatibleAccessories ?? [];
  const availability = await fetchAvailability(accessories.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  expect(accessories.map(({ brand }) => brand)).toContain('DUMMY_TO_AVOID_ERROR');
  expect(shownAccessories(accessories, availability).map(({ brand }) => brand)).not.toContain('DUMMY_TO_AVOID_ERROR');
  expect([product.legalDisclaimer, toContent(product.legalDisclaimer)]).toEqual(['DUMMY_TO_AVOID_ERROR', null]);
});

test('the first three accessories of a phone can be bought and are of as many kinds as there are', async () => {
  const { items } = (await shop.app.inject('/api/view-models/product-list/B2C/HANDSET_LIST')).json<{
    items: { href: string }[];
  }>();
  const kindsOf = (accessories: readonly CompatibleAccessory[]): number =>
    new Set(accessories.map(({ subHwType }) => subHwType)).size;
  for (const { href } of items) {
    const accessories = realAccessories((await showPath(href)).product.compatibleAccessories ?? []);
    const canBeBought = accessories.filter(
      ({ variants }) => !/^(?:Utsolgt|Forhåndssalg)/.test(variants[0]?.availabilityInfo?.text ?? ''),
    );
    const first = accessories.slice(0, 3);
    expect([href, first]).toEqual([href, canBeBought.slice(0, 3)]);
    expect([href, kindsOf(first)]).toEqual([href, Math.min(3, kindsOf(canBeBought))]);
  }
});

test('the first glass for a phone is the one for its own model', async () => {
  const { product } = await showPath('/mobiltelefoner/apple/iphone-17/');
  const glass = product.compatibleAccessories?.find(({ subHwType }) => subHwType === 'SCREENPROTECTOR');
  expect(glass?.modelSlug).toBe('skjermbeskytter-iphone-17');
});

test("[F3.3-5] a plan has a text block 'DUMMY' that no page shows", async () => {
  const plans = await fetchOfferings('B2C');
  const plan = plans.ok
    ? plans.value.find(({ textBlocks }) => textBlocks.some(({ heading }) => heading === 'DUMMY'))
    : undefined;
  expect(plan?.offeringCode).toBe('FJELL_MOBIL_05GB_2025_2');
  expect(plan && textBlocksOf(plan, 'info').map(({ heading }) => heading)).toEqual(['Dette er inkludert']);
});

test('[P3-14] a discount for new plans only, and a members’ price', async () => {
  const { variant } = await show('Discount for new plans');
  expect(variant.prices.lease.FJELL_X_MAX_2025?.[0]).toMatchObject({ discount: 5_000, isDiscountOnlyForNew: true });
  expect((await show("Members' price")).product.webdeals).toEqual([
    expect.objectContaining({ discountId: 'PIXEL10-MEDLEM', membersDeal: true }),
  ]);
});

test('[P2-32] what an equipment agreement includes, and no other price', async () => {
  const { product, variant } = await showPath('/bedrift/utstyrsavtale/mobiltelefoner/apple/iphone-17/');
  expect(
    applyingWebdeals({
      webdeals: product.webdeals ?? [],
      option: 'ukko24',
      planCode: null,
      hasExistingPhone: false,
    }),
  ).toMatchObject([{ title: 'Deksel og skjermbeskytter er inkludert', showOnPdp: true }]);
  expect(variant.prices).toEqual({ upfront: null, lease: {}, switch: {} });
});

test('[P2-44, P3-3, P3-5] energy label, video and a custom tab', async () => {
  expect(productTabs((await show('Video and tabs')).product).map(({ name }) => catalogueText(name))).toEqual([
    'Omtaler',
    'Om produktet',
    'Vilkår',
    'Energimerking',
    'Spesifikasjoner',
    'Video',
    'Stell av skjermen',
  ]);
});

test.each([
  [
    '[P2-16]',
    '/nettbrett/apple/ipad-a16/',
    ['Forsiden /', 'Nettbrett /nettbrett/', 'Apple /nettbrett/apple/', 'iPad (A16) 5G /nettbrett/apple/ipad-a16/'],
  ],
  [
    '[P2-16]',
    '/bedrift/utstyrsavtale/nettbrett/apple/ipad-a16/',
    ['Forsiden …', 'Utstyrsavtale /bedrift/utstyrsavtale/nettbrett/', 'Nettbrett /bedrift/utstyrsavtale/nettbrett/'],
  ],
  [
    '[P2-19]',
    '/smarthjem/philips-hue/philips-hue-startpakke/',
    [
      'Forsiden /',
      'Smarthjem /smarthjem/',
      'Startpakke med Bridge og tre pærer /smarthjem/philips-hue/philips-hue-startpakke/',
    ],
  ],
])('%s the breadcrumbs of %s', async (_, path, crumbs) => {
  const { breadcrumbs } = await showPath(path);
  const shown = breadcrumbs.map(({ name, href }) => `${name} ${href}`);
  expect(shown.slice(1)).toEqual(crumbs.slice(1));
  expect(breadcrumbs[0]?.name).toBe('Forsiden');
});

test('[P3-4, P3-9] a lease with commitment costs less a month', async () => {
  const { variant } = await show('Lease with commitment');
  const method = variant.financingMethods.find(({ subId }) => subId === 'commitment');
  expect(method?.financingOptions.map(({ alternative_id: id }) => id)).toContain('lease24commitment');
  const monthly = (prices: ProductVariant['prices']['lease'] | undefined, code: string) =>
    prices?.['FJELL_X_BASIC_2025_2']?.find((price) => price.code === code)?.monthly;
  const { lease, leaseWithCommitment } = variant.prices;
  expect([monthly(lease, '24'), monthly(leaseWithCommitment, '24commitment')]).toEqual([45_700, 38_700]);
});

test('[P3-13] paid at once with a plan: today’s price, and what it was', async () => {
  const { variant } = await show('Paid at once with a plan');
  const price = variant.prices.lease.FJELL_X_BASIC_2025_2?.find(({ code }) => code === 'now');
  expect([price?.priceString, price?.priceUpfrontString, price?.priceUpfrontStriketroughString]).toEqual([
    '4\u00A0990,-',
    '4\u00A0990,-',
    '5\u00A0490,-',
  ]);
});

test('[P3-9] the lease names the tab with the conditions, which the product has', async () => {
  const { product, variant } = await show('Paid at once with a plan');
  const tabs = variant.financingMethods.flatMap(({ linkToTab }) => linkToTab ?? []);
  expect(tabs.map(({ id }) => id)).toEqual(['legalDisclaimer']);
  expect(productTabs(product).map(({ id }) => id)).toContain('legalDisclaimer');
});

test('every state of docs/demo.md is tested here', async () => {
  const tried = readFileSync(__filename, 'utf8');
  expect(
    [...demo.keys()].filter((state) => !tried.includes(`show('${state}')`) && !tried.includes(`show("${state}")`)),
  ).toEqual([]);
  expect(demo.size).toBeGreaterThan(15);
});
