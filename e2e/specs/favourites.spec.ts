/** Favourites: from a heart on a card to the page, and on by an address that shares them. */
import { findsNothing } from '../setup/finds-nothing';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

const hearts = /^Favoritt: /;

test('hearts of cards and of a product are kept on the device, shared by an address, and ended', async ({
  page,
  browser,
}) => {
  await page.goto('/mobiltelefoner/');
  const list = page
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first();
  const heart = list.getByRole('button', { name: hearts }).first();
  const name = (await heart.getAttribute('aria-label'))?.replace(hearts, '') ?? '';
  const box = await heart.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Se favoritter' })).toBeVisible();
  await findsNothing(page);

  await page.goto(HANDSET.path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: hearts }).click();
  await main.getByRole('link', { name: 'Se favoritter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favoritter' })).toBeVisible();
  const own = page.getByRole('list', { name: 'Favorittene' });
  await expect(own.getByRole('article')).toHaveCount(2);
  await findsNothing(page);

  const skus = await page.evaluate(() => localStorage.getItem('favourites'));
  await own.getByRole('button', { name: hearts }).first().click();
  await expect(own.getByRole('article')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(own.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(own.getByRole('article')).toHaveCount(2);

  const other = await browser.newPage({ javaScriptEnabled: false });
  await other.goto(`${new URL(page.url()).origin}/favoritter/?varer=${skus}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Delt liste' })).toBeVisible();
  await expect(other.getByRole('article')).toHaveCount(2);
  await expect(other.getByRole('main')).toContainText(name);
  await expect(other.getByRole('button', { name: hearts })).toHaveCount(0);
  await other.close();
});
