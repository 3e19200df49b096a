import { CartDrawer } from '../pages/cart-drawer';
import { ConsentQuestion } from '../pages/consent-question';
import { DataLayer, type SentEvent } from '../pages/data-layer';
import { ListPage } from '../pages/list-page';
import { ProductPage } from '../pages/product-page';
import { fillLogin } from '../pages/session';
import { consentState } from '../setup/consent';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

const ACCESSORIES = '/tilbehor/';
interface Goods {
  readonly products: readonly { readonly id: string; readonly price?: number; readonly quantity?: number }[];
}

/** Without the accessories below a product: they are a list of their own, which comes near or not as the page moves. */
const ofTheJourney = (events: readonly SentEvent[]) =>
  events
    .filter(({ event, ecommerce }) => {
      const [first] = (ecommerce?.['impressions'] ?? []) as readonly { readonly list: string }[];
      return event !== 'productListing' || first?.list === 'HANDSET_LIST';
    })
    .map(({ event }) => event);

test.use({ storageState: consentState('1.statistics') });

test(
  '[F7.7-5] each event once, in order, with currency and values, over navigations',
  { tag: ['@gate-desktop', '@one-screen'] },
  async ({ page, complaints }) => {
    test.slow();
    complaints.allowed.push(/status of 404/);
    const sent = new DataLayer(page);
    const list = new ListPage(page);
    await list.openInteractive('/mobiltelefoner/');
    await expect.poll(async () => ofTheJourney(await sent.events())).toEqual(['productListing']);
    const [listing] = await sent.events();
    expect(listing?.ecommerce?.currencyCode).toBe('NOK');
    const impressions = listing?.ecommerce?.['impressions'] as readonly Record<string, unknown>[];
    expect(impressions).toHaveLength(await list.cards.count());
    const place = impressions.findIndex(({ name }) => name === HANDSET.name);
    expect(impressions[place]).toMatchObject({
      brand: HANDSET.brand,
      category: 'handset',
      list: 'HANDSET_LIST',
      position: place + 1,
    });
    expect(impressions[place]?.['price']).toBeGreaterThan(1_000);

    await list.link(HANDSET.name).click();
    const product = new ProductPage(page);
    await expect(product.title).toHaveText(new RegExp(HANDSET.name));
    await expect
      .poll(async () => ofTheJourney(await sent.events()))
      .toEqual(['productListing', 'productClick', 'firstLoad']);
    const [, click, shown] = await sent.events();
    expect(click?.ecommerce?.['click']).toEqual({
      actionField: { list: 'HANDSET_LIST' },
      products: [impressions[place]],
    });
    const [first] = (shown?.ecommerce?.['detail'] as Goods).products;

    await untilInteractive(page, 'page');
    await (await product.otherColour()).click();
    await expect.poll(async () => ofTheJourney(await sent.events())).toContain('changeVariant');
    const change = (await sent.events()).findLast(({ event }) => event === 'changeVariant');
    expect((change?.ecommerce?.['detail'] as Goods).products[0]?.id).not.toBe(first?.id);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Mobiltelefoner' })).toBeVisible();
    await page.goForward();
    await expect(product.title).toHaveText(new RegExp(HANDSET.name));
    await untilInteractive(page, 'page');

    await page.getByRole('tab', { name: 'Fullpris' }).click();
    await product.buyAndOpenCart();
    const cart = new CartDrawer(page);
    await expect(cart.dialog).toBeVisible();
    const names = ['productListing', 'productClick', 'firstLoad', 'changeVariant', 'addToCart'];
    await expect.poll(async () => ofTheJourney(await sent.events())).toEqual(names);
    const addition = (await sent.events()).findLast(({ event }) => event === 'addToCart');
    const added = (addition?.ecommerce?.['add'] as Goods).products;
    expect(added[0]).toMatchObject({ quantity: 1 });
    expect(added[0]?.price).toBeGreaterThan(1_000);

    await cart.lines
      .getByRole('button', { name: /^Fjern/ })
      .first()
      .click();
    await expect.poll(async () => ofTheJourney(await sent.events())).toEqual([...names, 'removeFromCart']);
    const removal = (await sent.events()).findLast(({ event }) => event === 'removeFromCart');
    expect((removal?.ecommerce?.['remove'] as Goods).products).toEqual(added);

    await page.goto('/finnes-ikke/');
    await expect
      .poll(() => sent.events())
      .toEqual([{ event: 'shopError', error: { code: 'pageNotFound', status: 404 } }]);
    await expect.poll(() => ofTheJourney(sent.beacons)).toEqual([...names, 'removeFromCart', 'shopError']);
    const collected = async (): Promise<unknown> =>
      (await page.request.get('/_shop/analytics', { headers: { accept: 'application/json' } })).json();
    await expect.poll(collected).toEqual(expect.arrayContaining([...sent.beacons]));
  },
);

test('[F9.14-3] events wait until 2000 ms after the page appeared', async ({ page }) => {
  const sent = new DataLayer(page);
  const times: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_shop/analytics')) times.push(Date.now());
  });
  await page.goto(HANDSET.path);
  const openedAtMs = await page.evaluate(() => performance.timeOrigin);
  await expect.poll(() => sent.names()).toEqual(['firstLoad']);
  expect(times[0]).toBeGreaterThanOrEqual(openedAtMs + 2_000);
});

test('[F9.14-3] an event that waits survives a document navigation, and comes first on the next page', async ({
  page,
}) => {
  const sent = new DataLayer(page);
  // On the first page the 2000 ms never end.
  await page.addInitScript((path) => {
    if (location.pathname.startsWith(path)) performance.now = () => 0;
  }, HANDSET.path);
  await new ProductPage(page).open(HANDSET.path);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('analyticsQueue'))).toContain('firstLoad');
  await page.goto('/mobiltelefoner/');
  await expect.poll(() => sent.names()).toEqual(['firstLoad', 'productListing']);
  await expect.poll(() => sent.beacons.map(({ event }) => event)).toEqual(['firstLoad', 'productListing']);
});

test('[F4.1-6] a larger quantity is an add event, a smaller one a remove event, by the difference', async ({
  page,
}) => {
  test.slow();
  const sent = new DataLayer(page);
  const list = new ListPage(page);
  await list.openInteractive(ACCESSORIES);
  await list.cards.first().getByRole('link').first().click();
  const product = new ProductPage(page);
  await expect(product.buy).toBeVisible();
  await untilInteractive(page, 'page');
  await product.buyAndOpenCart();
  const cart = new CartDrawer(page);
  await expect(cart.dialog).toBeVisible();
  await cart.lines
    .getByRole('button', { name: /^Øk antall/ })
    .first()
    .click();
  await expect.poll(async () => (await sent.names()).filter((name) => name === 'addToCart')).toHaveLength(2);
  await cart.lines
    .getByRole('button', { name: /^Reduser antall/ })
    .first()
    .click();
  await expect.poll(() => sent.names()).toContain('removeFromCart');
  const changes = (await sent.events()).filter(({ event }) => /Cart$/.test(event));
  const goods = changes.map(({ ecommerce }) => (ecommerce?.['add'] ?? ecommerce?.['remove']) as Goods);
  expect(goods.map(({ products }) => products[0]?.quantity)).toEqual([1, 1, 1]);
});

test.describe('consent given on the page', () => {
  test.use({ storageState: consentState(null) });

  test('sends what this page has shown, and nothing of the pages before it; only then is the code loaded', async ({
    page,
  }) => {
    const sent = new DataLayer(page);
    const question = new ConsentQuestion(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await new ListPage(page).openInteractive('/mobiltelefoner/');
    await expect(question.panel).toBeVisible();
    await new ListPage(page).link(HANDSET.name).click();
    await untilInteractive(page, 'page');
    await expect(new ProductPage(page).title).toHaveText(new RegExp(HANDSET.name));
    await page.waitForTimeout(2_000);
    const before = new Set(scripts);
    await question.accept.click();
    await expect.poll(() => sent.names()).toEqual(['firstLoad']);
    // Analytics, and the web vitals.
    await expect.poll(() => [...scripts].filter((path) => !before.has(path)).length).toBe(2);
  });
});

test('a name and a phone number are in nothing that leaves the browser by itself', async ({ page }) => {
  test.slow();
  const left: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_shop/')) left.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const sent = new DataLayer(page);
  await page.goto('/webshop-next/login/');
  await fillLogin(page, 'ingrid');
  await expect(page.getByRole('banner').getByRole('button', { name: /Ingrid/ })).toBeVisible();
  await new ProductPage(page).openInteractive(HANDSET.path);
  await page.getByRole('tab', { name: 'Fullpris' }).click();
  await new ProductPage(page).buyAndOpenCart();
  await expect(new CartDrawer(page).dialog).toBeVisible();
  // The home page, where a login ends, reports its lists if it is open for long enough.
  await expect.poll(() => sent.names()).toEqual(expect.arrayContaining(['firstLoad', 'addToCart']));
  const everything = `${left.join('\n')} ${JSON.stringify(await sent.entries())}`;
  expect(everything).not.toMatch(/Ingrid|Nordmann|91234567/);
});
