/** Equipment agreements and businesses: from the list to their own checkouts. */
import type { Page } from '@playwright/test';
import { AgreementPage } from '../pages/agreement-page';
import { ListPage } from '../pages/list-page';
import { ProductPage } from '../pages/product-page';
import { fillLogin } from '../pages/session';
import { findsNothing } from '../setup/finds-nothing';
import { untilInteractive } from '../setup/hydrated';
import { OnePrice, plain } from '../setup/one-price';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

const ROOT = '/bedrift/utstyrsavtale';
const AGREEMENT = `${ROOT}${HANDSET.path}`;
const CHECKOUT = /\/shop\/checkout\/([\w-]{32})\/$/;

const expectInMain = (page: Page, amount: string) => expect(page.getByRole('main')).toContainText(amount);

test(
  '[P2-1, P2-28, P6-15, P7-4, F2.9-6] an agreement from the list to its checkout: one price on the page, in the cart and in the checkout',
  { tag: ['@gate-desktop', '@one-price'] },
  async ({ page, context }) => {
    const list = new ListPage(page);
    await list.openInteractive(`${ROOT}/mobiltelefoner/`);
    await list.link(HANDSET.name).click();
    await expect(page).toHaveURL(new RegExp(`${ROOT}/mobiltelefoner/apple/iphone-17/`));
    const product = new AgreementPage(page);
    await expect(product.lengths).toBeVisible();
    await product.choose(36);
    const price = new OnePrice('an agreement over 36 months', [plain(await product.monthly())]);
    await price.at('page', () => product.summary.textContent());
    await product.order.click();
    await expect(page).toHaveURL(CHECKOUT);
    await price.at('checkout', () => page.getByRole('main').textContent());
    const id = CHECKOUT.exec(page.url())?.[1];
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'ukko-state-id')?.value).toBe(id);
    await page.goto('/handlekurv/');
    await price.at('cart', () => page.getByRole('main').textContent());
    price.print();
    await expect(page.getByRole('contentinfo')).not.toContainText('Alle priser');
    await product.openInteractive(`${AGREEMENT}?so=ukko36`);
    await expect(product.toCheckout).toHaveAttribute('href', `/shop/checkout/${id}/`);
  },
);

for (const path of [AGREEMENT, `${ROOT}/nettbrett/apple/ipad-a16/`, `${ROOT}/smartklokker/apple/apple-watch-se-3/`])
  test(`[P2-1, P2-32, P2-35] axe finds nothing on ${path}`, async ({ page }) => {
    await new AgreementPage(page).openInteractive(path);
    await expect(page.getByRole('region', { name: 'Inkluderte produkter og tjenester' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Lagerstatus' })).toBeVisible();
    await findsNothing(page);
  });

test('[P8-1, P6-15] a private cart refuses the agreement; emptied from the page it does not', async ({ page }) => {
  const priv = new ProductPage(page);
  await priv.openInteractive('/tilbehor/deksler/apple/apple-silikondeksel-iphone-17/');
  await priv.buyAndOpenCart();
  const product = new AgreementPage(page);
  await product.openInteractive(AGREEMENT);
  await product.order.click();
  await expect(page.getByRole('alert')).toBeInViewport();
  await page.getByRole('button', { name: 'Tøm handlekurven' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await product.order.click();
  await expect(page).toHaveURL(CHECKOUT);
});

test('[P2-3, F2.10-3] a login from the agreement’s page comes back to it, and the order goes on', async ({ page }) => {
  const product = new AgreementPage(page);
  await product.openInteractive(AGREEMENT);
  await product.choose(12);
  const monthly = await product.monthly();
  await page
    .getByRole('region', { name: 'Slik fungerer utstyrsavtalen' })
    .getByRole('link', { name: 'Logg inn' })
    .click();
  await fillLogin(page, 'bjorn');
  await expect(page).toHaveURL(/so=ukko12/);
  await untilInteractive(page, 'page');
  await expect(page.getByText('Hei, Bjørn! Du er logget inn og kan bestille.')).toBeVisible();
  await product.order.click();
  await expect(page).toHaveURL(CHECKOUT);
  await expectInMain(page, monthly);
});

test('[P6-9, P6-14, F2.9-4] a business orders on its own account, and is led to its order page', async ({ page }) => {
  await page.goto(`/webshop-next/login/?til=${encodeURIComponent(`/bedrift${HANDSET.path}?so=lease24`)}`);
  await fillLogin(page, 'bjorn');
  await expect(page).toHaveURL(/so=lease24/);
  await untilInteractive(page, 'page');
  const product = new ProductPage(page);
  await expect(product.summary).toContainText('Bestilles på bedriftskonto 70056789.');
  await findsNothing(page);
  await product.summary.getByRole('button', { name: 'Bestill' }).click();
  await expect(page).toHaveURL(/\/bedrift\/kasse\/bestilling\//);
  await page.goto('/handlekurv/');
  // On a small screen it is hydrated when it is reached.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toContainText('Alle priser ekskl. mva.');
});

test('[P2-23, F2.2-21] a business that needs more is helped on', async ({ page }) => {
  const product = new ProductPage(page);
  await product.openInteractive(`/bedrift${HANDSET.path}?so=upfront`);
  await product.summary.getByRole('link', { name: 'Be om tilbud' }).click();
  await expect(page).toHaveURL(/\/bedrift\/produkter-og-tjenester\/be-om-tilbud\//);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[P6-15] each length is a link, and the form orders it', async ({ page }) => {
    await page.goto(AGREEMENT);
    await page.getByRole('main').getByRole('link', { name: '36 måneder' }).click();
    await expect(page).toHaveURL(/\?so=ukko36/);
    const monthly = await new AgreementPage(page).monthly();
    await page.getByRole('main').getByRole('button', { name: 'Legg i handlekurv' }).click();
    await expect(page).toHaveURL(/\/handlekurv\//);
    await expectInMain(page, monthly);
    await page.getByRole('main').getByRole('link', { name: 'Gå til kassen' }).click();
    await expect(page).toHaveURL(CHECKOUT);
  });
});
