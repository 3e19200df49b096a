import { CartDrawer } from '../pages/cart-drawer';
import { ListPage } from '../pages/list-page';
import { ProductPage } from '../pages/product-page';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

test(
  'from the front page to the checkout: a phone is found, its colour chosen, bought upfront',
  { tag: '@gate-desktop' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Se alle mobiltelefoner' }).click();
    const list = new ListPage(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Mobiltelefoner' })).toBeVisible();
    await list.link(HANDSET.name).click();

    const product = new ProductPage(page);
    await expect(product.title).toHaveText(new RegExp(HANDSET.name));
    await untilInteractive(page, 'page');
    const other = await product.otherColour();
    const colour = (await other.getAttribute('aria-label')) ?? (await other.textContent()) ?? '';
    const before = page.url();
    await other.click();
    await expect(page).not.toHaveURL(before);
    await expect(other).toBeChecked();
    await page.getByRole('tab', { name: 'Fullpris' }).click();
    await product.buyAndOpenCart();

    const cart = new CartDrawer(page);
    await expect(cart.dialog).toBeVisible();
    await expect(cart.dialog).toHaveAccessibleName('Handlekurv (1)');
    await expect(cart.lines).toContainText(HANDSET.name);
    await expect(cart.lines).toContainText(colour.trim());
    await expect(cart.dialog).toContainText('Betale nå:');
    await expect(cart.checkout).toHaveAttribute('href', '/kasse/personlige-opplysninger/');
    await cart.checkout.click();
    await expect(page).toHaveURL(/\/kasse\/personlige-opplysninger\//);
    await expect(page.getByRole('main')).toContainText(HANDSET.name);
  },
);

test('the cart survives a reload and shows its count in the header', async ({ page }) => {
  const product = new ProductPage(page);
  await product.openInteractive(HANDSET.path);
  await page.getByRole('tab', { name: 'Fullpris' }).click();
  await product.buyAndOpenCart();
  const cart = new CartDrawer(page);
  await expect(cart.dialog).toBeVisible();
  await page.reload();
  await expect(cart.button).toContainText('1');
});

test('[F5.1-1] an accessory’s quantity is raised and lowered, the total follows, and removing it empties the cart', async ({
  page,
}) => {
  const list = new ListPage(page);
  await list.openInteractive('/tilbehor/');
  await list.cards.first().getByRole('link').first().click();
  const product = new ProductPage(page);
  await expect(product.buy).toBeVisible();
  await untilInteractive(page, 'page');
  await product.buyAndOpenCart();
  const cart = new CartDrawer(page);
  await expect(cart.dialog).toBeVisible();
  const total = cart.dialog.locator('dl').filter({ hasText: 'Betale nå:' }).last();
  const single = await total.textContent();
  await cart.dialog.getByRole('button', { name: /^Øk antall/ }).click();
  await expect(total).not.toHaveText(single ?? '');
  await cart.dialog.getByRole('button', { name: /^Reduser antall/ }).click();
  await expect(total).toHaveText(single ?? '');
  await expect(cart.dialog.getByRole('button', { name: /^Reduser antall/ })).toBeDisabled();
  const more = cart.dialog.getByRole('button', { name: /^Øk antall/ });
  for (let quantity = 2; quantity <= 10; quantity += 1) {
    await more.click();
    await expect(cart.lines).toContainText(`${quantity} stk`);
  }
  await expect(more).toBeDisabled();
  await cart.dialog
    .getByRole('button', { name: /^Fjern/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Handlekurv/ })).toHaveCount(0);
});

test('a phone on lease with a plan makes one bundle with a monthly and an upfront total', async ({ page }) => {
  const product = new ProductPage(page);
  await product.openInteractive(HANDSET.path);
  await page.getByRole('tab', { name: 'Delbetaling' }).click();
  for (const slot of ['page', 'header']) await untilInteractive(page, slot);
  await product.buyAndOpenCart();
  const cart = new CartDrawer(page);
  await expect(cart.dialog).toHaveAccessibleName('Handlekurv (1)');
  await expect(cart.dialog).toContainText('/md.');
  await expect(cart.dialog).toContainText('Minste totalpris');
});

test('a subscription is put into the cart from its page', async ({ page }) => {
  await page.goto('/mobilabonnement/');
  await untilInteractive(page, 'page');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Legg i handlekurv/ })
    .last()
    .click();
  const cart = new CartDrawer(page);
  await expect(cart.dialog).toHaveAccessibleName('Handlekurv (1)');
  await expect(cart.dialog).toContainText('/md.');
});
