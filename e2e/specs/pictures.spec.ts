import { ListPage } from '../pages/list-page';
import { ProductPage } from '../pages/product-page';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

test.use({ hasPictures: true });

test('the shop draws the pictures of a list and of a product', { tag: '@gate-phone' }, async ({ page }) => {
  const list = new ListPage(page);
  const product = new ProductPage(page);
  await list.open();
  const large = page.getByRole('list', { name: 'Store bilder' });
  for (const show of [() => Promise.resolve(list.cards.first()), () => product.open(HANDSET.path).then(() => large)]) {
    const picture = (await show()).locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  }
});

test('[P2-31] by keyboard a picture opens on the whole screen, is enlarged and left, and its view stays in another colour', async ({
  page,
}) => {
  const product = new ProductPage(page);
  await product.openInteractive(HANDSET.path);
  const large = page.getByRole('list', { name: 'Store bilder' }).getByRole('link');
  const shown = page.getByRole('list', { name: 'Velg bilde' }).locator('[aria-current]');
  await large.first().press('Enter');
  const viewer = page.getByRole('dialog', { name: /^Bilder av/ });
  await expect(viewer).toBeVisible();
  const title = viewer.getByRole('status').filter({ hasText: / av / });
  await expect(title).toContainText('1 av ');
  await page.keyboard.press('+');
  await expect(title).toContainText('forstørret til 150 prosent');
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(title).toContainText('2 av ');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(large.nth(1)).toBeFocused();
  const view = (await shown.getAttribute('aria-label'))?.split(',').at(-1) ?? '';
  await (await product.otherColour()).check();
  await expect(shown).toHaveAttribute('aria-label', new RegExp(`,${view}$`));
});

test('what stands beside the choices stays while its script is not there, whatever is chosen meanwhile', async ({
  page,
}) => {
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/drawn-about.js', (route) => late.then(() => route.continue()));
  const product = new ProductPage(page);
  await product.openInteractive(HANDSET.path);
  const about = page.getByRole('region', { name: 'Kort om produktet' });
  await (await product.otherColour()).check();
  await expect(page).toHaveURL(/\/iphone-17\/[^/]+\/$/);
  await expect(about).toBeVisible();
  release();
  await expect(about.getByRole('button', { name: 'Del' })).toBeVisible();
});
