/** Every way to buy a product: what its page says that it costs is what the cart and the checkout say. */
import { CartDrawer } from '../pages/cart-drawer';
import { ProductPage } from '../pages/product-page';
import { fillLogin } from '../pages/session';
import { findsNothing } from '../setup/finds-nothing';
import { untilInteractive } from '../setup/hydrated';
import { OnePrice, plain } from '../setup/one-price';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

interface Way {
  readonly name: string;
  /** With the way to pay and the plan in the address. */
  readonly path: string;
  /** The screen on which the gate buys it. */
  readonly tag?: '@gate-desktop' | '@gate-phone';
}

const WAYS: readonly Way[] = [
  { name: 'a phone at once', path: `${HANDSET.path}?so=upfront` },
  { name: 'a phone over 24 months', path: `${HANDSET.path}?so=lease24&sc=FJELL_X_BASIC_2025_2`, tag: '@gate-phone' },
  { name: 'a phone over 12 months', path: `${HANDSET.path}?so=lease12&sc=FJELL_X_MAX_PLUS_2025` },
  {
    name: 'a phone with a campaign for its plan',
    path: '/mobiltelefoner/apple/iphone-17-pro/?so=lease24&sc=FJELL_X_MAX_2025',
  },
  {
    name: 'a phone now, with a plan that binds',
    path: '/mobiltelefoner/samsung/galaxy-a56/?so=leasenow',
    tag: '@gate-desktop',
  },
  { name: 'a used phone', path: '/mobiltelefoner/apple/iphone-14-like-fin/?so=upfront' },
  { name: 'a used phone over 24 months', path: '/mobiltelefoner/apple/iphone-14-like-fin/?so=lease24' },
  { name: 'a tablet with broadband', path: '/nettbrett/apple/ipad-a16/?so=lease24&sc=FJELL_MBB_50GB' },
  { name: 'a watch with its plan', path: '/smartklokker/apple/apple-watch-se-3/?so=lease12' },
  { name: 'a router with a plan', path: '/rutere/fjell/fjell-ruter-5g/?so=lease24&sc=FJELL_MBB_200GB' },
  { name: 'a part of a smart home', path: '/smarthjem/aqara/aqara-hub-m3/' },
  { name: 'an accessory', path: '/tilbehor/deksler/apple/apple-silikondeksel-iphone-17/' },
  { name: 'in presale', path: '/tilbehor/annet/fjell/kortholder-magsafe/' },
];

const CHECKOUT = /\/kasse\/personlige-opplysninger\//;

for (const { name, path, tag } of WAYS)
  test(
    `[P1-16, P7-10] ${name}: one price on the page, in the cart and in the checkout`,
    { tag: tag ? ['@one-price', tag] : '@one-price' },
    async ({ page }) => {
      const product = new ProductPage(page);
      await product.openInteractive(path);
      await product.buyToCheckout(name);
    },
  );

test(
  '[P3-4, P4-44, P3-16] a phone with commitment costs less a month: on its page, in the cart and in the checkout',
  { tag: ['@gate-desktop', '@one-price'] },
  async ({ page }) => {
    const product = new ProductPage(page);
    await product.openInteractive(
      '/mobiltelefoner/oneplus/oneplus-15/sand-storm-256gb/?so=lease24&sc=FJELL_X_BASIC_2025_2',
    );
    // 10 990 by 24 is 457; 70 less with commitment; the plan costs 499.
    await expect(product.summary).toContainText('956,-');
    await product.payment.getByRole('tab', { name: 'Delbetaling med bindingstid' }).click();
    await expect(page).toHaveURL(/[?&]so=lease24commitment/);
    await expect(product.summary).toContainText('886,-');
    await expect(product.summary).toContainText('15 276,-');
    await product.buyToCheckout('a phone over 24 months with commitment');
    const checkout = page.getByRole('main');
    await expect(checkout).toContainText('Delbetaling 24 md. med bindingstid');
    await expect(checkout).toContainText('387,-/md.');
    await expect(checkout).toContainText('15 276,-');
    await page.goto('/handlekurv/');
    await expect(page.getByRole('main')).toContainText('Delbetaling 24 md. med bindingstid');
    await findsNothing(page, 'main');
  },
);

test(
  '[P6-14, P4-47] a business buys without mva.: one price on the page, in the checkout and in the cart',
  { tag: ['@gate-phone', '@one-price'] },
  async ({ page }) => {
    const product = new ProductPage(page);
    await product.openInteractive(`/bedrift${HANDSET.path}?so=upfront`);
    await expect(product.summary).toContainText('(ekskl. mva.)');
    const price = new OnePrice('a business, a phone at once', await product.promised());
    await price.at('page', () => product.summary.textContent());
    await product.pressBuy();
    await expect(page).toHaveURL(/\/bedrift\/kasse\/personlige-opplysninger\//);
    await price.at('checkout', () => page.getByRole('main').textContent());
    await page.goto('/handlekurv/');
    await expect(page).toHaveURL(/\/bedrift\/handlekurv\/$/);
    await price.at('cart', () => page.getByRole('main').textContent());
    price.print();
  },
);

test(
  '[P7-14, F7.1-14] a phone at its full price with a plan: one price on the pages, in the cart and in the checkout',
  { tag: '@one-price' },
  async ({ page }) => {
    const product = new ProductPage(page);
    await product.openInteractive(`${HANDSET.path}?so=upfront`);
    const amounts = await product.promised();
    await page.getByRole('link', { name: 'Kjøp med abonnement' }).click();
    const phone = page.getByRole('region', { name: 'Telefonen du har valgt' });
    await expect(phone).toContainText(HANDSET.name);
    await findsNothing(page, 'main');
    const plan = page.getByRole('article').first();
    const [monthly = 'none'] = /\d[\d ]*,-\/md\./.exec(plain(await plan.textContent())) ?? [];
    const price = new OnePrice('a phone at once, with a plan', [...amounts, monthly]);
    await price.at('phone and card', async () => `${await phone.textContent()} ${await plan.textContent()}`);
    await plan.getByRole('button', { name: /^Velg / }).click();
    const cart = new CartDrawer(page);
    await price.at('cart', () => cart.dialog.textContent());
    await cart.checkout.click();
    await expect(page).toHaveURL(CHECKOUT);
    await price.at('checkout', () => page.getByRole('main').textContent());
    price.print();
  },
);

test('[P4-22, P4-47, P4-48, P8-15] a device bundle without further steps expands the cart, which says that it was added', async ({
  page,
}) => {
  const product = new ProductPage(page);
  await product.openInteractive('/rutere/fjell/fjell-ruter-5g/?so=lease24&sc=FJELL_MBB_200GB');
  await product.buy.click();
  const cart = new CartDrawer(page);
  await expect(cart.dialog).toHaveAccessibleDescription(/^Produktet har blitt lagt til i handlekurven /);
  await expect(cart.dialog.getByText('Produktet har blitt lagt til i handlekurven')).toBeVisible();
  await expect(page).toHaveURL(/\/rutere\/fjell\/fjell-ruter-5g\//);
});

test('[P4-46, P7-13] another plan chosen after the phone is in the cart is the one in the checkout', async ({
  page,
}) => {
  const product = new ProductPage(page);
  await product.openInteractive(`${HANDSET.path}?so=lease24&sc=FJELL_X_BASIC_2025_2`);
  await product.buy.click();
  await product.extras.getByRole('button', { name: 'Lukk' }).first().click();
  const order = product.summary.getByRole('link', { name: 'Gå til bestilling' });
  await expect(order).toBeVisible();
  await page
    .getByRole('region', { name: 'Velg abonnement' })
    .getByRole('radio', { name: /X Max Pluss/ })
    .check();
  await expect(page).toHaveURL(/sc=FJELL_X_MAX_PLUS_2025/);
  await order.click();
  await expect(page).toHaveURL(CHECKOUT);
  await expect(page.getByRole('main')).toContainText('X Max Pluss');
  await expect(page.getByRole('main')).not.toContainText('X Basic');
});

test('[P6-4] the sticky bar tells a visitor with a new plan that the number is moved, and not at the full price', async ({
  page,
}) => {
  const product = new ProductPage(page);
  const bar = page.getByRole('complementary', { name: 'Valgt produkt' });
  for (const [way, count] of [
    ['lease24', 1],
    ['upfront', 0],
  ] as const) {
    await product.openInteractive(`${HANDSET.path}?so=${way}`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await expect(bar.getByText('Vi ordner alt med flytting fra din gamle operatør.')).toHaveCount(count);
  }
});

test('[P4-49, P6-3] a plan for those under 30', { tag: '@one-price' }, async ({ page }) => {
  const product = new ProductPage(page);
  await product.openInteractive(`${HANDSET.path}?so=lease24`);
  await page.getByRole('switch', { name: 'Under 30?' }).check();
  await expect(page).not.toHaveURL(/sc=/);
  await product.buyToCheckout('a phone with a plan for those under 30');
  await expect(page.getByRole('main')).toContainText(/Ung/);
});

test(
  '[P4-19, P4-20, P4-11, P2-39] Svitsj: the plan is chosen in its dialog, axe finds nothing at any step',
  {
    tag: '@one-price',
  },
  async ({ page }) => {
    test.slow();
    await page.goto('/webshop-next/login/');
    // Without subscriptions of his own.
    await fillLogin(page, 'per');
    await expect(page.getByRole('banner').getByRole('button', { name: /Per/ })).toBeVisible();
    const product = new ProductPage(page);
    await product.openInteractive(`${HANDSET.path}?so=new-switch`);
    // A phone that could be swapped there is none.
    await expect(page.getByText('Svitsj telefonen du har')).toHaveCount(0);
    await expect(product.buy).toHaveText('Velg abonnement');
    await product.pressBuy();
    await expect(product.plans).toBeVisible();
    await expect(product.plans.getByRole('button', { name: 'Velg', exact: true })).toBeDisabled();
    await product.plans.getByRole('radio', { name: /^Fjell X Max(?! Pluss)/ }).check();
    await findsNothing(page, 'dialog[open]');
    const total =
      /(\d[\d ]*,-\/md\.)/.exec(plain(await product.plans.getByRole('status').first().textContent()))?.[1] ?? 'none';
    const price = new OnePrice('Svitsj with a new plan', [total]);
    await price.at('dialog', () => product.plans.textContent());
    await product.plans.getByRole('button', { name: 'Velg', exact: true }).click();
    await expect(product.extras.getByRole('heading', { name: 'Ønsker du forsikring?' })).toBeVisible();
    await findsNothing(page, 'dialog[open]');
    await product.decline();
    await expect(product.extras.getByRole('heading', { name: 'Trenger du noe tilbehør?' })).toBeVisible();
    await findsNothing(page, 'dialog[open]');
    await product.extras.getByRole('button', { name: 'Gå til kassen' }).click();
    await expect(page).toHaveURL(/\/kasse\/personlige-opplysninger\//);
    await price.at('checkout', () => page.getByRole('main').textContent());
    await page.goto('/handlekurv/');
    await price.at('cart', () => page.getByRole('main').textContent());
    price.print();
  },
);

test('[P4-22, P4-25, P4-28, P4-32, P2-8] by the keyboard alone, with a reload in the middle', async ({ page }) => {
  const product = new ProductPage(page);
  await product.openInteractive(`${HANDSET.path}?so=lease24`);
  const price = new OnePrice('a phone over 24 months, by keyboard', (await product.promised()).slice(0, 1));
  await product.buy.focus();
  await page.keyboard.press('Enter');
  await expect(product.extras.getByRole('heading', { name: 'Ønsker du forsikring?' })).toBeFocused();
  await expect(page).toHaveURL(/cartId=.+&steg=forsikring/);
  await page.reload();
  await untilInteractive(page, 'page');
  await expect(product.extras).toBeVisible();
  const decline = product.extras.getByRole('radio', { name: 'Nei takk' });
  await decline.focus();
  await page.keyboard.press('Space');
  await expect(decline).toBeChecked();
  await product.extras.getByRole('button', { name: 'Neste' }).press('Enter');
  await expect(product.extras.getByRole('heading', { name: 'Trenger du noe tilbehør?' })).toBeFocused();
  await expect(page).toHaveURL(/steg=tilbehor/);
  await page.keyboard.press('Escape');
  await expect(product.extras).toBeHidden();
  const order = product.summary.getByRole('link', { name: 'Gå til bestilling' });
  await expect(order).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kasse\/personlige-opplysninger\//);
  await price.at('checkout', () => page.getByRole('main').textContent());
});
