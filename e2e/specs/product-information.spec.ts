import { ProductPage } from '../pages/product-page';
import { expect, test } from '../setup/test';

const PHONE = '/mobiltelefoner/apple/iphone-17-pro/';
const TABS = ['Omtaler', 'Om produktet', 'Energimerking', 'Spesifikasjoner'];

test('[P2-44] an address with a hash opens its tab and leads there, and so does a link on the page', async ({
  page,
}) => {
  const product = new ProductPage(page);
  await product.openInteractive(`${PHONE}#specs`);
  await expect(page.getByRole('tab', { name: 'Spesifikasjoner' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Spesifikasjoner' })).toBeInViewport();
  await page.getByRole('link', { name: 'Les mer', exact: true }).click();
  await expect(page).toHaveURL(/#long-description$/);
  await expect(page.getByRole('tabpanel', { name: 'Om produktet' })).toBeInViewport();
  await expect(page.getByRole('tabpanel', { name: 'Spesifikasjoner' })).toBeHidden();
});

test('[P9-13] reviews are read five at a time, sorted and filtered; what is shown is announced', async ({ page }) => {
  const product = new ProductPage(page);
  await product.openInteractive(`${PHONE}#reviews`);
  const reviews = page.getByRole('tabpanel', { name: 'Omtaler' });
  await expect(reviews.getByText('Viser 5 av 9 omtaler')).toBeVisible();
  // The script of the panels comes after the page's.
  await expect(async () => {
    const next = reviews.getByRole('link', { name: 'Neste', exact: true });
    if (await next.isVisible()) await next.click({ timeout: 1_000 });
    await expect(reviews.getByText('Viser 4 av 9 omtaler')).toBeVisible({ timeout: 500 });
  }).toPass();
  await reviews.getByRole('combobox', { name: 'Sorter omtaler' }).selectOption({ label: 'Svakeste først' });
  await expect(reviews.getByText('Viser 5 av 9 omtaler')).toBeVisible();
});

test('every panel is on paper, under its own heading', async ({ page }) => {
  await page.goto(PHONE);
  await page.emulateMedia({ media: 'print' });
  for (const name of TABS) await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.locator('#specs').getByText('6,3 tommer').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel is readable, under its own heading', async ({ page }) => {
    await page.goto(PHONE);
    for (const name of TABS) await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  });
});
