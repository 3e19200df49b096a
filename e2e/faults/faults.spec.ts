import { CartDrawer } from '../pages/cart-drawer';
import { ListPage } from '../pages/list-page';
import { ProductPage } from '../pages/product-page';
import { buildIn, variantOf } from '../setup/builds-in-use';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { control, release, SHOP_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

test.describe.configure({ mode: 'serial' });

test(
  'a stopped remote keeps its server HTML, the others are interactive, and it recovers',
  { tag: '@gate-desktop' },
  async ({ page, complaints }) => {
    complaints.allowed.push(/502|remote|Failed to load resource|ScriptNetworkError|RUNTIME-008|Federation Runtime/);
    await control('kill', 'mfe-pdp');
    const response = await page.goto(HANDSET.path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(HANDSET.name);
    await untilInteractive(page, 'header');
    await expect(new ProductPage(page).buy).toBeVisible();
    await control('start', 'mfe-pdp');
    await untilInteractive(page, 'page');
  },
);

test('a click to a page whose remote is down leads to the page that the server renders', async ({
  page,
  complaints,
}) => {
  complaints.allowed.push(/502|remote|Failed to load resource|ScriptNetworkError|RUNTIME-008|Federation Runtime/);
  const list = new ListPage(page);
  await list.openInteractive();
  await control('kill', 'mfe-pdp');
  try {
    await list.link(HANDSET.name).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(HANDSET.name);
    await expect(new ProductPage(page).buy).toBeVisible();
  } finally {
    await control('start', 'mfe-pdp');
  }
  await untilInteractive(page, 'page');
});

test('a hanging remote does not delay the others', { tag: '@gate-desktop' }, async ({ page, complaints }) => {
  complaints.allowed.push(/504|502|remote|Failed to load resource|ScriptNetworkError|RUNTIME-008|Federation Runtime/);
  await control('hang', 'mfe-lists');
  try {
    const list = new ListPage(page);
    await page.goto('/mobiltelefoner/', { waitUntil: 'commit' });
    await expect(list.cards.first()).toBeVisible();
    await untilInteractive(page, 'header');
  } finally {
    await control('resume', 'mfe-lists');
  }
  await untilInteractive(page, 'page');
});

test(
  'a new build of one remote is served without a restart of the shell',
  { tag: '@gate-desktop' },
  async ({ page, request }) => {
    const before = (await request.get('/')).headers()['x-shop-builds'] ?? '';
    const current = buildIn(before, 'mfe-lists');
    const next = await variantOf('mfe-lists');
    try {
      await release('mfe-lists', next);
      await expect.poll(async () => (await request.get('/')).headers()['x-shop-builds']).toContain(`mfe-lists@${next}`);
      await new ListPage(page).openInteractive();
      await expect(page.locator('[data-remote="mfe-lists"]')).toHaveAttribute('data-build', next);
    } finally {
      await release('mfe-lists', current);
      await expect
        .poll(async () => (await request.get('/')).headers()['x-shop-builds'])
        .toContain(`mfe-lists@${current}`);
    }
  },
);

test(
  'with the API down pages go on from the cache, others say so, and all recover by themselves',
  { tag: '@gate-desktop' },
  async ({ page, request, complaints }) => {
    complaints.allowed.push(/50[0234]|Failed to|AbortError|TypeError/);
    await new ListPage(page).open();
    await control('kill', 'shop-api');
    try {
      const cached = await request.get('/mobiltelefoner/');
      expect(cached.status()).toBe(200);
      expect(await cached.text()).toContain(HANDSET.name);
      const unseen = await request.get('/bedrift/mobiltelefoner/');
      expect(unseen.status()).toBe(503);
      const html = await unseen.text();
      expect(html).toMatch(/Prøv igjen/);
      expect(html).not.toMatch(/at \w+ \(|node_modules|Error:/);
    } finally {
      await control('start', 'shop-api');
    }
    await expect.poll(async () => (await request.get('/bedrift/mobiltelefoner/')).status()).toBe(200);
  },
);

test('a refused cart update is shown as an alert, and the cart stays as it was', async ({ page, complaints }) => {
  complaints.allowed.push(/status of 4/);
  const product = new ProductPage(page);
  await product.openInteractive(HANDSET.path);
  await page.getByRole('tab', { name: 'Fullpris' }).click();
  await product.buyAndOpenCart();
  const cart = new CartDrawer(page);
  await expect(cart.dialog).toBeVisible();
  await page.goto(`${SHOP_URL}/bedrift/mobiltelefoner/`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(product.buy).toBeVisible();
  await untilInteractive(page, 'page');
  await product.buy.click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /Tøm handlekurven|handlekurv/ })
      .first(),
  ).toBeVisible();
});
