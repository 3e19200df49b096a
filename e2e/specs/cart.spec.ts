import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { ProductPage } from '../pages/product-page';
import { type CartAnswer, fillCart, sendToCart as send } from '../setup/fill-cart';
import { untilInteractive } from '../setup/hydrated';
import { plain } from '../setup/one-price';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

const linesOf = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Varer i handlekurven' });
const namesOf = (page: Page) => linesOf(page).getByRole('listitem').locator('p:first-child').allTextContents();

test(
  '[P4-48, P8-15] a removed line says so, is put back in its place, and the checkout has the same order',
  { tag: '@gate-phone' },
  async ({ page, context, request, baseURL }) => {
    await fillCart(request, [context], String(baseURL));
    await page.goto('/handlekurv/');
    // Before that a press sends the form, and nothing can be put back.
    await untilInteractive(page, 'page');
    const before = await namesOf(page);
    await linesOf(page)
      .getByRole('button', { name: /^Fjern/ })
      .nth(1)
      .click();
    const removed = page.getByRole('status').filter({ hasText: 'Produktet har blitt fjernet fra handlekurven' });
    await expect(removed).toBeVisible();
    await page.getByRole('button', { name: /^Angre/ }).click();
    await expect(page.getByRole('button', { name: /^Angre/ })).toHaveCount(0);
    await expect.poll(() => namesOf(page)).toEqual(before);
    await page.getByRole('main').getByRole('link', { name: 'Gå til kassen' }).click();
    for (const name of before) await expect(page.getByRole('main')).toContainText(name);
  },
);

test('[P7-1, F7.1-20] the browser keeps the order for a day, and every call of the cart names it', async ({
  page,
  context,
}) => {
  const product = new ProductPage(page);
  await product.openInteractive(`${HANDSET.path}?so=upfront`);
  const [first] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/cart/update/')),
    product.buy.click(),
  ]);
  const { orderRef } = (await first.json()) as CartAnswer;
  const kept = (await context.cookies()).filter(({ name }) => /^order(Ref|Realm)$/.test(name));
  expect(kept.map(({ name, value }) => [name, value]).sort()).toEqual([
    ['orderRealm', 'B2C'],
    ['orderRef', orderRef],
  ]);
  for (const { expires } of kept) expect(Math.round((expires - Date.now() / 1000) / 3600)).toBe(24);
  const [read] = await Promise.all([page.waitForResponse('**/api/cart/get/'), page.reload()]);
  expect(await read.json()).toMatchObject({ orderRef, cart: { content: [{ name: HANDSET.name }] } });
});

/** The shop gets every change of the cart; the first answers do not reach the browser. */
async function loseAnswers(page: Page, count: number): Promise<void> {
  let lost = 0;
  await page.route('**/api/cart/update/', async (route) => {
    const response = await route.fetch();
    lost += 1;
    await (lost <= count ? route.abort('connectionreset') : route.fulfill({ response }));
  });
}

for (const [presses, lost] of [
  [1, 2],
  [2, 3],
] as const)
  test(
    `of an addition ${lost} of whose answers are lost there is one in the cart after ${presses} presses`,
    { tag: '@one-screen' },
    async ({ page, context, request, complaints }) => {
      complaints.allowed.push(/ERR_CONNECTION_RESET|Failed to update cart/);
      const product = new ProductPage(page);
      await product.openInteractive(`${HANDSET.path}?so=upfront`);
      await loseAnswers(page, lost);
      for (let press = 1; press < presses; press += 1) {
        await product.buy.click();
        await expect(page.getByRole('alert')).toContainText('Vi fikk ikke svar');
      }
      const cart = await product.buyAndOpenCart();
      await expect(cart.lines).toContainText(HANDSET.name);
      const orderRef = (await context.cookies()).find(({ name }) => name === 'orderRef')?.value;
      const { content } = (await send(request, 'get', { orderRef, realm: 'B2C' })).cart;
      expect(content.map(({ name, quantity }) => [name, quantity.value])).toEqual([[HANDSET.name, 1]]);
    },
  );

/** A long way to the shop: every answer comes this much later. */
async function slowDown(page: Page, latency: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

const ACCESSORY = '4525857';
/** The cart page with this many of one accessory, over a slow network. */
async function openSlowCart(
  {
    page,
    context,
    request,
  }: { readonly page: Page; readonly context: BrowserContext; readonly request: APIRequestContext },
  baseURL: string,
  quantity: number,
) {
  const { orderRef } = await fillCart(request, [context], baseURL, [{ accessorySku: ACCESSORY, quantity }]);
  const code = page.waitForResponse(/\/calls\.js$/);
  await page.goto('/handlekurv/');
  await code;
  await untilInteractive(page, 'page');
  await slowDown(page, 400);
  const main = page.getByRole('main');
  return {
    more: main.getByRole('button', { name: /^Øk antall/ }),
    fewer: main.getByRole('button', { name: /^Reduser antall/ }),
    main,
    kept: async () => {
      const { content } = (await send(request, 'get', { orderRef, realm: 'B2C' })).cart;
      return content.map((row) => row.quantity.value);
    },
  };
}

test('four quick presses on + with slow answers, then the way to the checkout: shown, kept and paid is the same', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { more, main, kept } = await openSlowCart({ page, context, request }, String(baseURL), 1);
  const toPay = async () =>
    /Betale nå: ?(\d[\d ]*),-/.exec(plain(await main.textContent()))?.[1]?.replaceAll(' ', '') ?? '';
  const price = Number(await toPay());
  expect(price).toBeGreaterThan(0);
  for (let press = 1; press <= 4; press += 1) await more.click();
  await expect(main).toContainText(/Antall 5/);
  await main.getByRole('link', { name: 'Gå til kassen' }).click();
  await expect(page).toHaveURL(/\/kasse\/personlige-opplysninger\//);
  expect(await kept()).toEqual([5]);
  expect(await toPay()).toBe(String(price * 5));
});

test('the last quantity of a page that is left at once is kept', async ({ page, context, request, baseURL }) => {
  const { fewer, more, kept } = await openSlowCart({ page, context, request }, String(baseURL), 5);
  await more.click();
  for (let press = 1; press <= 4; press += 1) await fewer.click();
  await page.goto('about:blank');
  await expect.poll(kept).toEqual([2]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[P8-1, F4.1-4] goods of a business do not get into the cart of a consumer, which can be emptied then', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await fillCart(request, [context], String(baseURL));
    await page.goto('/bedrift/mobiltelefoner/');
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /Legg i handlekurv|Gå til bestilling/ })
      .first()
      .click();
    await expect(page).toHaveURL(/melding=annen-butikk$/);
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByRole('button', { name: 'Tøm handlekurven' }).click();
    await expect(page.getByRole('heading', { name: 'Handlekurven er tom' })).toBeVisible();
  });
});

test('two browsers with two tabs each change one cart at random: all show what the server has', async ({
  browser,
  context,
  request,
  baseURL,
}) => {
  const other = await browser.newContext();
  const { orderRef } = await fillCart(request, [context, other], String(baseURL));
  const pages = await Promise.all([context, context, other, other].map((each) => each.newPage()));
  await Promise.all(pages.map((page) => page.goto(`${String(baseURL)}/handlekurv/`)));
  let state = 7;
  const random = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  let expected = (await send(request, 'get', { orderRef })).cart.content.map(
    ({ name, quantity }) => [name, quantity.value] as [string, number],
  );
  for (let step = 0; step < 24; step += 1) {
    const page = pages[random(pages.length)] as Page;
    // A tab of the other browser learns of a change when it reads the cart.
    await page.reload();
    await untilInteractive(page, 'page');
    const counted = expected.filter(([name]) => !name.startsWith('Fjell'));
    const [name, value] = counted[random(counted.length)] as [string, number];
    const [word, next] =
      random(2) === 0 ? (['Øk', Math.min(10, value + 1)] as const) : (['Reduser', Math.max(1, value - 1)] as const);
    if (next !== value) {
      const answered = page.waitForResponse('**/api/cart/update/');
      await linesOf(page)
        .getByRole('button', { name: new RegExp(`^${word} antall .*${name}$`) })
        .click();
      await answered;
    } else {
      await linesOf(page)
        .getByRole('button', { name: new RegExp(`^Fjern .*${name}$`) })
        .click();
      await page.getByRole('button', { name: /^Angre/ }).click();
      await expect(linesOf(page).getByRole('button', { name: new RegExp(`^Fjern .*${name}$`) })).toBeEnabled();
    }
    expected = expected.map(([each, pieces]) => (each === name ? [each, next] : [each, pieces]));
    const held = (await send(request, 'get', { orderRef })).cart.content.map((line) => [
      line.name,
      line.quantity.value,
    ]);
    expect(held).toEqual(expected);
  }
  await other.close();
});
