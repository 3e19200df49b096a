/** The offers of a product page beside the product itself. */
import { CartDrawer } from '../pages/cart-drawer';
import { ProductPage } from '../pages/product-page';
import { expect, test } from '../setup/test';

const WITH_CAMPAIGN = '/mobiltelefoner/apple/iphone-17-pro/';

test('[P2-32, P3-27, P5-8, P7-10] a campaign is chosen on the page; price and cart have its discount', async ({
  page,
}) => {
  const product = new ProductPage(page);
  await product.openInteractive(WITH_CAMPAIGN);
  await page.getByRole('region', { name: 'Aktuelle kampanjer' }).getByRole('link', { name: 'Ta med X Max' }).click();
  const summary = page.getByRole('region', { name: 'Oppsummering' });
  await expect(summary).toContainText(/Kampanjerabatt\s*\u221250,-\/md\./);
  const total = /Totalt pr\. md\.\s*(\d\s\d{3}|\d{3})/.exec((await summary.textContent()) ?? '')?.[1] ?? 'none';
  const cart = await product.buyAndOpenCart();
  await expect(cart.dialog).toContainText(/616,-\/md\.\s*Før ord\. pris: 666,-\/md\./);
  await expect(cart.dialog).toContainText(new RegExp(total.replace(/\s/, '\\s')));
});

test('[P4-68, P9-10, P7-11] accessories: three, more on demand, and one into the cart from here', async ({ page }) => {
  const product = new ProductPage(page);
  await product.openInteractive(WITH_CAMPAIGN);
  const section = page.getByRole('region', { name: /^Passer til/ });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('article')).toHaveCount(3);
  await section.getByRole('button', { name: 'Vis flere' }).click();
  await expect(section.getByRole('article')).toHaveCount(6);
  const last = section.getByRole('article').last();
  const name = (await last.getByRole('heading').textContent()) ?? 'none';
  await last.getByRole('button', { name: /^Legg i handlekurv/ }).click();
  await expect(new CartDrawer(page).lines).toContainText(name);
});
