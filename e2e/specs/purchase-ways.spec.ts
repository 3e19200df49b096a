/** Every way to buy a product: what its page says that it costs is what the cart and the checkout say. */
import type { Page } from '@playwright/test';
import { CartDrawer } from '../pages/cart-drawer';
import { fillLogin } from '../pages/log-in';
import { ProductPage } from '../pages/product-page';
import { findsNothing } from '../setup/finds-nothing';
import { untilInteractive } from '../setup/hydrated';
import { plain } from '../setup/plain-text';
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
];

/** What the page says that is paid: each month, and now. */
async function promised({ summary }: ProductPage): Promise<readonly string[]> {
  const text = plain(await summary.textContent());
  const monthly = /Totalt pr\. md\. ?(\d[\d ]*,-)/.exec(text)?.[1];
  const now = /Betale nå: ?(\d[\d ]*,-)/.exec(text)?.[1];
  expect(now).toBeDefined();
  return [...(monthly ? [`${monthly}/md.`] : []), ...(now && now !== '0,-' ? [now] : [])];
}

async function expectAmounts(text: () => Promise<string | null>, amounts: readonly string[]): Promise<void> {
  expect(amounts).not.toEqual([]);
  for (const amount of amounts) await expect.poll(async () => plain(await text())).toContain(amount);
}

/** From the page to the checkout by way of the cart. */
async function buyThroughCart(page: Page, product: ProductPage): Promise<void> {
  const amounts = await promised(product);
  const cart = await product.buyAndOpenCart();
  await expectAmounts(() => cart.dialog.textContent(), amounts);
  await cart.checkout.click();
  await expect(page).toHaveURL(/\/kasse\/personlige-opplysninger\//);
  await expectAmounts(() => page.getByRole('main').textContent(), amounts);
}

for (const { name, path, tag = [] } of WAYS)
  test(`[P1-16, P7-10] ${name}: one price on the page, in the cart and in the checkout`, { tag }, async ({ page }) => {
    const product = new ProductPage(page);
    await product.openInteractive(path);
    await buyThroughCart(page, product);
  });

test(
  '[P6-14, P4-47] a business buys without mva.: one price on the page, in the checkout and in the cart',
  { tag: '@gate-phone' },
  async ({ page }) => {
    const product = new ProductPage(page);
    await product.openInteractive(`/bedrift${HANDSET.path}?so=upfront`);
    await expect(product.summary).toContainText('(ekskl. mva.)');
    const amounts = await promised(product);
    await product.pressBuy();
    await expect(page).toHaveURL(/\/bedrift\/kasse\/personlige-opplysninger\//);
    await expectAmounts(() => page.getByRole('main').textContent(), amounts);
    await page.goto('/handlekurv/');
    await expectAmounts(() => page.getByRole('main').textContent(), amounts);
  },
);

test('[P7-14, F7.1-14] a phone at its full price with a plan: one price on the pages, in the cart and in the checkout', async ({
  page,
}) => {
  const product = new ProductPage(page);
  await product.openInteractive(`${HANDSET.path}?so=upfront`);
  const amounts = await promised(product);
  await page.getByRole('link', { name: 'Kjøp med abonnement' }).click();
  const phone = page.getByRole('region', { name: 'Telefonen du har valgt' });
  await expect(phone).toContainText(HANDSET.name);
  await expectAmounts(() => phone.textContent(), amounts);
  await findsNothing(page, 'main');
  const plan = page.getByRole('article').first();
  const [monthly = 'none'] = /\d[\d ]*,-\/md\./.exec(plain(await plan.textContent())) ?? [];
  await plan.getByRole('button', { name: /^Velg / }).click();
  const cart = new CartDrawer(page);
  await expectAmounts(() => cart.dialog.textContent(), [...amounts, monthly]);
  await cart.checkout.click();
  await expect(page).toHaveURL(/\/kasse\/personlige-opplysninger\//);
  await expectAmounts(() => page.getByRole('main').textContent(), [...amounts, monthly]);
});

test('[P4-49, P6-3] a plan for those under 30', async ({ page }) => {
  const product = new ProductPage(page);
  await product.openInteractive(`${HANDSET.path}?so=lease24`);
  await page.getByRole('switch', { name: 'Under 30?' }).check();
  await expect(page).not.toHaveURL(/sc=/);
  await buyThroughCart(page, product);
  await expect(page.getByRole('main')).toContainText(/Ung/);
});

test('[P4-19, P4-20, P4-11, P2-39] Svitsj: the plan is chosen in its dialog, axe finds nothing at any step', async ({
  page,
}) => {
  test.slow();
  await page.goto('/webshop-next/login/');
  // Without subscriptions of his own.
  await fillLogin(page, 'per');
  await expect(page.getByRole('banner').getByRole('button', { name: /Per/ })).toBeVisible();
  const product = new ProductPage(page);
  await product.openInteractive(`${HANDSET.path}?so=new-switch`);
  await expect(product.buy).toHaveText('Velg abonnement');
  await product.pressBuy();
  await expect(product.plans).toBeVisible();
  await expect(product.plans.getByRole('button', { name: 'Velg', exact: true })).toBeDisabled();
  await product.plans.getByRole('radio', { name: /^Fjell X Max(?! Pluss)/ }).check();
  await findsNothing(page, 'dialog[open]');
  const total =
    /(\d[\d ]*,-\/md\.)/.exec(plain(await product.plans.getByRole('status').first().textContent()))?.[1] ?? 'none';
  await product.plans.getByRole('button', { name: 'Velg', exact: true }).click();
  await expect(product.extras.getByRole('heading', { name: 'Ønsker du forsikring?' })).toBeVisible();
  await findsNothing(page, 'dialog[open]');
  await product.decline();
  await expect(product.extras.getByRole('heading', { name: 'Trenger du noe tilbehør?' })).toBeVisible();
  await findsNothing(page, 'dialog[open]');
  await product.extras.getByRole('button', { name: 'Gå til kassen' }).click();
  await expect(page).toHaveURL(/\/kasse\/personlige-opplysninger\//);
  await expectAmounts(() => page.getByRole('main').textContent(), [total]);
  await page.goto('/handlekurv/');
  await expectAmounts(() => page.getByRole('main').textContent(), [total]);
});

test('[P4-22, P4-25, P4-28, P4-32, P2-8] by the keyboard alone, with a reload in the middle', async ({ page }) => {
  const product = new ProductPage(page);
  await product.openInteractive(`${HANDSET.path}?so=lease24`);
  const [monthly = 'none'] = await promised(product);
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
  await expectAmounts(() => page.getByRole('main').textContent(), [monthly]);
});
