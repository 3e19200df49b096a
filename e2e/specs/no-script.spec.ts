import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

test.use({ javaScriptEnabled: false });

test('without script a phone is put into the cart by a plain form, changed and removed there', async ({ page }) => {
  await page.goto(HANDSET.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HANDSET.name);
  await page.getByRole('main').getByRole('button', { name: 'Legg i handlekurv' }).first().click();
  await expect(page).toHaveURL(/\/handlekurv\/$/);
  const lines = page.getByRole('main').getByRole('list', { name: 'Varer i handlekurven' });
  await expect(lines).toContainText(HANDSET.name);
  await expect(page.getByRole('main').getByRole('link', { name: 'Gå til kassen' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Fjern/ })
    .first()
    .click();
  await expect(lines).toHaveCount(0);
});

test('without script the header’s menus, search and cart lead somewhere', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: /Handlekurv/ })).toHaveAttribute(
    'href',
    '/handlekurv/',
  );
  await expect(page.getByRole('navigation', { name: 'Hovedmeny' })).toBeVisible();
});
