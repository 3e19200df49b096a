/** Facts after consent: each goes once, in order, after the delay, to each adapter. */
import { act, render } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from 'shared-domain/cart/testing';
import { toCardItem } from 'shared-domain/catalogue';
import { aProductDetails, aProductListItem, aVariant } from 'shared-domain/catalogue/testing';
import { toOre } from 'shared-domain/money';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { emit } from 'shared-domain/runtime/event-bus';
import { recordFact } from 'shared-domain/stores/analytics-log';
import { forgetConsent, giveConsent, useTestConfig } from 'shared-domain/testing';
import { startAnalytics } from './start-analytics';

const { product } = aProductDetails();
const shown = { kind: 'product-shown', product, variant: aVariant() } as const;
const listed = {
  kind: 'products-listed',
  items: [toCardItem(aProductListItem())],
  place: { list: 'A', position: 1 },
} as const;
const page = globalThis as { dataLayer?: { event?: string; consent?: object }[] };
const events = () => (page.dataLayer ?? []).flatMap(({ event }) => event ?? []);
const beacons: string[] = [];

/** How the browser came to the document. */
const openedBy = (type: string) =>
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });

/** The router of one page, as far as analytics read it. */
function aRouter() {
  const listeners = new Set<() => void>();
  let idx = 0;
  let state = { page: { location: { pathname: '/a/' }, action: 'POP', data: { kind: 'data' } } };
  history.replaceState({ idx }, '');
  return {
    router: {
      state: () => state,
      subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
    } as never,
    go(pathname: string, action: 'PUSH' | 'POP' | 'REPLACE', { kind = 'data', entry = idx } = {}) {
      idx = action === 'PUSH' ? idx + 1 : entry;
      history.replaceState({ idx }, '', pathname);
      state = { page: { location: { pathname }, action, data: { kind } } };
      for (const listener of listeners) listener();
    },
  };
}

const changeConsent = (purposes: readonly ('statistics' | 'marketing')[]) => {
  giveConsent(purposes);
  emit('shop:consent:changed@1', { purposes });
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(10_000);
  openedBy('navigate');
  useTestConfig({ analytics: ['data-layer', 'beacon'] });
  giveConsent(['statistics']);
  beacons.length = 0;
  navigator.sendBeacon = (_url, body) => beacons.push(body as string) > 0;
  history.replaceState(null, '', '/a/');
});
afterEach(() => {
  changeConsent([]);
  forgetConsent();
  delete page.dataLayer;
  sessionStorage.clear();
  jest.useRealTimers();
});

test('[F7.7-5] what has happened on the page is sent to each adapter, the consent first', () => {
  recordFact(shown);
  startAnalytics(['statistics'], aRouter().router);
  expect(page.dataLayer?.map(({ event, consent }) => event ?? consent)).toEqual([
    { statistics: true, marketing: false },
    'firstLoad',
  ]);
  expect(beacons.map((body) => (JSON.parse(body) as { event: string }).event)).toEqual(['firstLoad']);
});

test('nothing is sent when the answer was changed while this was loading', () => {
  giveConsent([]);
  startAnalytics(['statistics'], aRouter().router);
  recordFact(shown);
  expect(page.dataLayer).toBeUndefined();
});

test('what happened on pages before the answer is not sent', () => {
  const { router, go } = aRouter();
  changeConsent(['statistics']);
  startAnalytics(['statistics'], router);
  changeConsent([]);
  delete page.dataLayer;
  recordFact(shown);
  go('/b/', 'PUSH');
  changeConsent(['statistics']);
  startAnalytics(['statistics'], router);
  expect(events()).toEqual([]);
});

test('[F9.14-3] events wait until 2000 ms after the page appeared, and keep their order', () => {
  const { router, go } = aRouter();
  startAnalytics(['statistics'], router);
  go('/b/', 'PUSH');
  recordFact(shown);
  jest.advanceTimersByTime(1_500);
  recordFact(listed);
  expect(events()).toEqual([]);
  expect(sessionStorage.getItem('analyticsQueue')).toContain('firstLoad');
  jest.advanceTimersByTime(500);
  expect(events()).toEqual(['firstLoad', 'productListing']);
  expect(sessionStorage.getItem('analyticsQueue')).toBeNull();
});

test('what waits is dropped when the visitor withdraws', () => {
  const { router, go } = aRouter();
  startAnalytics(['statistics'], router);
  go('/b/', 'PUSH');
  recordFact(shown);
  changeConsent([]);
  jest.advanceTimersByTime(5_000);
  recordFact(shown);
  expect(events()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  expect(page.dataLayer?.at(-1)).toEqual({ consent: { statistics: false, marketing: false } });
});

test('a cookie that another tab has changed stops what waits', () => {
  const { router, go } = aRouter();
  startAnalytics(['statistics'], router);
  go('/b/', 'PUSH');
  recordFact(shown);
  giveConsent([]);
  jest.advanceTimersByTime(2_000);
  expect(events()).toEqual([]);
});

test('what is drawn again, or twice by StrictMode, is told once; back and forward tell nothing', () => {
  const { router, go } = aRouter();
  startAnalytics(['statistics'], router);
  function List() {
    useEffect(() => recordFact(listed));
    return null;
  }
  const app = (
    <StrictMode>
      <List />
    </StrictMode>
  );
  const { rerender } = render(app);
  act(() => rerender(app));
  expect(events()).toEqual(['productListing']);
  go('/b/', 'PUSH');
  recordFact(shown);
  go('/a/', 'POP', { entry: 0 });
  recordFact(listed);
  go('/b/', 'POP', { entry: 1 });
  recordFact({ ...shown, variant: aVariant({ sku: 'OTHER' }) });
  jest.advanceTimersByTime(2_000);
  expect(events()).toEqual(['productListing', 'firstLoad']);
});

test('a document that the browser’s back button opens again tells nothing of what it shows, but what is added', () => {
  openedBy('back_forward');
  startAnalytics(['statistics'], aRouter().router);
  recordFact(listed);
  recordFact({ ...listed, place: { list: 'A', position: 2 } });
  expect(events()).toEqual(['productListing']);
});

test('the same product on a page that is opened again is told again', () => {
  const { router, go } = aRouter();
  startAnalytics(['statistics'], router);
  recordFact(shown);
  go('/b/', 'PUSH');
  go('/a/', 'POP', { entry: 0 });
  go('/c/', 'PUSH');
  recordFact(shown);
  jest.advanceTimersByTime(2_000);
  expect(events()).toEqual(['firstLoad', 'firstLoad']);
});

test('[F7.7-5] errors that the visitor sees: a refused cart, a failed call, a page that is not there or fails', () => {
  const { router, go } = aRouter();
  startAnalytics(['statistics'], router);
  emit('shop:cart:update-refused@1', { message: 'Kari Nordmann kan ikke kjøpe flere' });
  recordFact({ kind: 'failure-reported', error: new Error('Failed to fetch insurances'), context: { status: 503 } });
  recordFact({ kind: 'failure-reported', error: new TypeError('x is undefined'), context: {} });
  go('/b/', 'PUSH', { kind: 'not-found' });
  go('/c/', 'PUSH', { kind: 'unavailable' });
  go('/c/', 'POP', { kind: 'unavailable' });
  jest.advanceTimersByTime(2_000);
  const errors = page.dataLayer?.flatMap((entry) => ('error' in entry ? [entry.error] : []));
  expect(errors).toEqual([
    { code: 'cartUpdateRefused' },
    { code: 'insurances', status: 503 },
    { code: 'pageNotFound', status: 404 },
    { code: 'pageFailed' },
  ]);
});

test.each([
  ['FORSIKRING_S', 'Mobilforsikring S', 12],
  ['FORSIKRING_M', 'Mobilforsikring M', 12],
  ['FORSIKRING_L', 'Mobilforsikring L', 12],
  ['FORSIKRING_XL', 'Mobilforsikring XL', 12],
  ['FORSIKRING_XXL', 'Mobilforsikring XXL', 12],
  ['FORSIKRING_SWITCH', 'Svitsj-forsikring', 12],
  ['FORSIKRING_XXL', 'Mobilforsikring XXL, 2 md. gratis', 10],
  ['FORSIKRING_SWITCH_4', 'Svitsj-forsikring, 2 md. gratis', 24],
  ['INSURLS4U', 'Svitsj-forsikring', 24],
])('[F9.14-1] the insurance %s, %s, is sent with the value of %d months', (id, name, months) => {
  startAnalytics(['statistics'], aRouter().router);
  const insurance = aCartItem({ cartItemId: 'i', type: 'SERVICE', id, name, price: { monthly: toOre(89) } });
  recordFact({
    kind: 'cart-changed',
    before: aCart({ cart: { content: [] } }),
    after: aCart({ cart: { content: [insurance] } }),
  });
  const [sent] = (page.dataLayer ?? []).filter(({ event }) => event === 'addToCart');
  expect(sent).toMatchObject({ ecommerce: { currencyCode: 'NOK', add: { products: [{ id, price: 89 * months }] } } });
});

test('[F9.14-2] a bundle is sent with the months of its lease, its plan with twelve after discount, a Data-SIM with eleven, a fee with its invoice', () => {
  startAnalytics(['statistics'], aRouter().router);
  const [entry] = aBundleCart().subscriptions;
  if (!entry) throw new Error('The builder makes a bundle');
  const plan = aNestedItem({ discount: { isUniqueDiscount: false, value: { monthly: toOre(100) } } });
  const content = [
    aBundleItem({ items: [plan] }),
    aCartItem({ cartItemId: 's', type: 'SERVICE', id: 'DATA_SIM', price: { monthly: toOre(49) } }),
    aCartItem({ cartItemId: 'f', type: 'BREAKAGE_FEE', price: { firstInvoice: toOre(300) } }),
  ];
  const lease = { ...entry, financing: { type: 'lease', duration: 12 } } as const;
  recordFact({
    kind: 'cart-changed',
    before: aCart({ cart: { content: [] } }),
    after: aBundleCart({ cart: { content }, subscriptions: [lease] }),
  });
  const sent = (page.dataLayer ?? []).flatMap(
    (each) => (each as { ecommerce?: { add: { products: { price: number }[] } } }).ecommerce?.add.products ?? [],
  );
  expect(sent.map(({ price }) => price)).toEqual([12 * 541, 12 * (499 - 100), 11 * 49, 300]);
});

test.each([
  ['lease', 'now'],
  ['switch', undefined],
])('[F9.14-2] a bundle by %s without months is sent with 24', (type, duration) => {
  startAnalytics(['statistics'], aRouter().router);
  const [entry] = aBundleCart().subscriptions;
  if (!entry) throw new Error('The builder makes a bundle');
  const after = aBundleCart({
    cart: { content: [aBundleItem({ items: [] })] },
    subscriptions: [{ ...entry, financing: { type, duration } }],
  });
  recordFact({ kind: 'cart-changed', before: aCart({ cart: { content: [] } }), after });
  expect(page.dataLayer?.find(({ event }) => event === 'addToCart')).toMatchObject({
    ecommerce: { add: { products: [{ price: 24 * 541 }] } },
  });
});

test('[F7.7-5] each fact has its event, in kroner of Norway', () => {
  startAnalytics(['statistics'], aRouter().router);
  const [item] = listed.items;
  const [empty, full] = [aCart({ cart: { content: [] } }), aCart()];
  recordFact({ kind: 'product-clicked', item, place: listed.place });
  recordFact(shown);
  recordFact({ ...shown, kind: 'variant-chosen' });
  recordFact(listed);
  recordFact({ kind: 'cart-changed', before: empty, after: full });
  recordFact({ kind: 'cart-changed', before: full, after: empty });
  recordFact({ kind: 'failure-reported', error: new Error('Failed to fetch insurances'), context: {} });
  const sent = (page.dataLayer ?? []) as { event?: string; ecommerce?: { currencyCode: string } }[];
  expect(sent.flatMap(({ event, ecommerce }) => (event ? [[event, ecommerce?.currencyCode]] : []))).toEqual([
    ['productClick', 'NOK'],
    ['firstLoad', 'NOK'],
    ['changeVariant', 'NOK'],
    ['productListing', 'NOK'],
    ['addToCart', 'NOK'],
    ['removeFromCart', 'NOK'],
    ['shopError', undefined],
  ]);
});

test.each([
  ...[
    'ACCESSORY',
    'BREAKAGE_FEE',
    'CONNECTED_DEVICE',
    'DELIVERY',
    'HANDSET',
    'HANDSET-PREOWNED',
    'MODEM',
    'NEW_NUMBER',
  ],
  ...['RESWITCH_EXISTING_HARDWARE', 'RESWITCH_PLACEHOLDER', 'SERVICE', 'SIM', 'SPECIALPRODUCT', 'SUBSCRIPTION'],
  ...['SUBSCRIPTION_DRAFT', 'SWITCH_BREAKAGE_FEE', 'SWITCH_REMAINING_COST', 'TABLET', 'TRANSFER', 'VOUCHER'],
  ...['WEARABLE', 'WEBDEAL', 'MBB', 'ROUTER'],
])('[F3.1-16, F3.1-17] a row of the type %s is sent', (type) => {
  startAnalytics(['statistics'], aRouter().router);
  const after = aCart({ cart: { content: [aCartItem({ type })] } });
  recordFact({ kind: 'cart-changed', before: aCart({ cart: { content: [] } }), after });
  expect(events()).toEqual(['addToCart']);
});

test('[F8-16] a product of an unknown type is logged, and the purchase goes on', () => {
  const warning = jest.fn();
  setErrorReporter({ error: jest.fn(), warning });
  startAnalytics(['statistics'], aRouter().router);
  const before = aCart({ cart: { content: [] } });
  const after = aCart({ cart: { content: [aCartItem({ type: 'HOLOGRAM' })] } });
  recordFact({ kind: 'cart-changed', before, after });
  expect(warning).toHaveBeenCalledWith('Unhandled product type: HOLOGRAM', { where: 'analytics' });
  expect(events()).toEqual([]);
});

test('a cart with a name and a phone number: neither is in what is sent', () => {
  startAnalytics(['statistics'], aRouter().router);
  const number = aCartItem({ cartItemId: 'n', type: 'NEW_NUMBER', id: '91234567', name: 'Kari Nordmann 91234567' });
  recordFact({
    kind: 'cart-changed',
    before: aCart({ cart: { content: [] } }),
    after: aCart({ cart: { content: [number] } }),
  });
  expect(events()).toEqual(['addToCart']);
  expect(JSON.stringify([page.dataLayer, beacons])).not.toMatch(/Kari|91234567/);
});

const layer = () =>
  (page.dataLayer ?? []).map((entry) => ('length' in entry ? [...(entry as unknown as unknown[])] : entry));

test('Google Analytics gets its own names, each after the entry that clears the one before', () => {
  useTestConfig({ analytics: ['ga4'] });
  startAnalytics(['statistics'], aRouter().router);
  recordFact(shown);
  expect(layer()).toEqual([
    { ecommerce: null },
    { event: 'view_item', ecommerce: expect.objectContaining({ currency: 'NOK' }) as object },
  ]);
});

test('the tag manager is loaded once, after the choice is in the data layer, and told of a withdrawal', () => {
  useTestConfig({
    analytics: ['data-layer'],
    tagManager: 'GTM-TEST1',
    scriptOrigins: ['https://www.googletagmanager.com'],
  });
  const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
  startAnalytics(['statistics'], aRouter().router);
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  const words = () => layer().filter((entry) => Array.isArray(entry));
  expect(words()).toEqual([
    ['consent', 'default', { ...denied, analytics_storage: 'denied' }],
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
  ]);
  expect(layer()[2]).toMatchObject({ event: 'gtm.js' });
  changeConsent([]);
  expect(words().at(-1)).toEqual(['consent', 'update', { ...denied, analytics_storage: 'denied' }]);
  expect(scripts()).toHaveLength(1);
  document.head.replaceChildren();
});
