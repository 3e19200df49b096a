import { ListPage } from '../pages/list-page';
import { ProductPage } from '../pages/product-page';
import { holdRequests, otherIds, untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

test('a colour of a card shows its picture when it is pointed at or tapped, and the link leads to it; nothing moves', async ({
  page,
  isMobile,
}) => {
  const list = new ListPage(page);
  await list.openInteractive();
  const card = list.cards.first();
  const second = card.getByRole('radio').nth(1);
  await second.scrollIntoViewIfNeeded();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/pictures/')) asked.push(request.url());
  });
  const picture = card.locator('img');
  const [before, box] = [await picture.getAttribute('src'), await card.boundingBox()];
  await (isMobile ? second.tap() : second.hover());
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(await card.boundingBox()).toEqual(box);
  const href = (await card.getByRole('link').getAttribute('href')) ?? '';
  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('what is ticked before the script has come holds: the list is filtered, and its address says so', async ({
  page,
  isMobile,
}) => {
  const release = await holdRequests(page);
  const list = new ListPage(page);
  await page.goto('/mobiltelefoner/', { waitUntil: 'commit' });
  const all = (await list.status.textContent()) ?? '';
  if (isMobile) await page.getByRole('button', { name: /Filter/ }).click();
  const box = page.getByRole('main').getByRole('checkbox', { name: /^Samsung \(\d+\)$/ });
  await box.check();
  release();
  await untilInteractive(page, 'page');
  await expect(page).toHaveURL(/\?merke=samsung$/);
  await expect(list.status).not.toHaveText(all);
  await expect(page.locator('input[name="merke"][value="samsung"]').first()).toBeChecked();
  for (const href of await list.cards
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    expect(href).toContain('/samsung/');
});

test('what was looked at on this device is shown below a list, and what was chosen to compare at an address that names nothing', async ({
  page,
}) => {
  await new ProductPage(page).open(HANDSET.path);
  // It is noted when the browser is idle.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seenProducts'))).not.toBeNull();
  const list = new ListPage(page);
  await list.openInteractive('/nettbrett/');
  const seen = page.getByRole('region', { name: 'Sist sett' });
  await seen.scrollIntoViewIfNeeded();
  await expect(seen.getByRole('article')).toHaveCount(1);
  await list.cards
    .first()
    .getByRole('checkbox', { name: /^Sammenlign/ })
    .check();
  await page.goto('/sammenlign/');
  await expect(page).toHaveURL(/\/sammenlign\/\?varer=nettbrett\//);
  await expect(page.getByRole('table', { name: 'Spesifikasjoner side om side' })).toBeVisible();
});

test(
  'the browser gives each element the id that the server gave it: names by reference hold when a part is drawn again',
  { tag: '@one-screen' },
  async ({ page }) => {
    await new ListPage(page).openInteractive();
    await untilInteractive(page, 'header');
    expect(await otherIds(page, 'page')).toEqual([]);
    expect(await otherIds(page, 'header')).toEqual([]);
  },
);
