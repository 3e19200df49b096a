import type { Page } from '@playwright/test';
import { ListPage } from '../pages/list-page';
import { findsNothing } from '../setup/finds-nothing';
import { untilInteractive } from '../setup/hydrated';
import { expect, test } from '../setup/test';

/** On phones only the crumb before the last one is shown. */
const trailOf = (page: Page) => page.getByRole('navigation', { name: 'Brødsmuler' }).locator('a').allTextContents();

for (const [ids, path, heading, trail] of [
  ['[F2.8-9]', '/tilbehor/deksler/', 'Deksler', ['Forsiden', 'Tilbehør', 'Deksler']],
  ['[F2.8-8]', '/tilbehor/ladere-og-kabler/', 'Ladere og kabler', ['Forsiden', 'Tilbehør', 'Ladere og kabler']],
  ['[F2.8-10]', '/tilbehor/hodetelefoner/', 'Hodetelefoner', ['Forsiden', 'Tilbehør', 'Hodetelefoner']],
  ['[F2.8-13]', '/tilbehor/skjermbeskyttelse/', 'Skjermbeskyttelse', ['Forsiden', 'Tilbehør', 'Skjermbeskyttelse']],
  ['[F2.8-14]', '/tilbehor/hoyttalere/', 'Høyttalere', ['Forsiden', 'Tilbehør', 'Høyttalere']],
  ['[F2.8-15]', '/tilbehor/lagring/', 'Lagring', ['Forsiden', 'Tilbehør', 'Lagring']],
  ['[F2.8-11]', '/tilbehor/annet/', 'Annet tilbehør', ['Forsiden', 'Tilbehør', 'Annet tilbehør']],
  ['[F2.8-21]', '/varemerker/apple/', 'Apple', ['Forsiden', 'Varemerker', 'Apple']],
  [
    '[F2.8-21]',
    '/varemerker/samsung/galaxy-s25/',
    'Samsung Galaxy S25',
    ['Forsiden', 'Varemerker', 'Samsung', 'Galaxy S25'],
  ],
  ['[F2.8-21]', '/bedrift/varemerker/apple/', 'Apple', ['Forsiden', 'Bedrift', 'Varemerker', 'Apple']],
  [
    '[F6-14] [F2.8-18]',
    '/bedrift/utstyrsavtale/mobiltelefoner/',
    'Mobiltelefoner i utstyrsavtalen',
    ['Forsiden', 'Utstyrsavtale', 'Mobiltelefoner'],
  ],
  [
    '[F6-14] [F2.8-20]',
    '/bedrift/utstyrsavtale/nettbrett/',
    'Nettbrett i utstyrsavtalen',
    ['Forsiden', 'Utstyrsavtale', 'Nettbrett'],
  ],
] as const) {
  test(`${ids} ${path} is a list with its own heading and trail, whose cards lead below its products' addresses`, async ({
    page,
  }) => {
    const list = new ListPage(page);
    await list.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await trailOf(page)).toEqual(trail);
    await expect(list.status).toHaveText(
      /^\d+ (?:produkt|mobil|nettbrett|klokke|smartklokke|ruter|smarthjemprodukt|brukt)/,
    );
    const hrefs = await list.cards
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(0);
    const root = path.startsWith('/tilbehor/') || path.includes('utstyrsavtale') ? path : path.split('varemerker')[0];
    for (const href of hrefs.filter((each) => !path.endsWith('/annet/') || each.startsWith(path)))
      expect(href.startsWith(root ?? '/')).toBe(true);
  });
}

test('[F2.8-21] the brands lead to their pages, and these to their series; axe finds nothing', async ({ page }) => {
  await page.goto('/varemerker/');
  await untilInteractive(page, 'page');
  await findsNothing(page);
  await page.getByRole('list', { name: 'Varemerker' }).getByRole('link', { name: 'Apple', exact: true }).click();
  await expect(page).toHaveURL(/\/varemerker\/apple\/$/);
  await page
    .getByRole('list', { name: 'Utvalg i Apple' })
    .getByRole('link', { name: 'iPhone 17', exact: true })
    .click();
  await expect(page).toHaveURL(/\/varemerker\/apple\/iphone-17\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apple iPhone 17');
  await findsNothing(page);
});

test('addresses that are no list are answered with 404, and the sitemap names those that are', async ({ request }) => {
  for (const path of ['/varemerker/finnesikke/', '/varemerker/apple/finnesikke/', '/tilbehor/deksler/finnesikke/'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  const [, part] = /<loc>(?:https?:\/\/[^/]+)([^<]+)<\/loc>/.exec(await index.text()) ?? [];
  const pages = await (await request.get(part ?? '')).text();
  for (const path of ['/varemerker/apple/', '/tilbehor/deksler/', '/mobiltelefoner/apple/iphone-17/'])
    expect(pages).toContain(`${path}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: .*\/sitemap\.xml$/m);
});

test('[F5.5-5] values in any case are read, those that the list has not are dropped, and a price span may be the wrong way round', async ({
  page,
}) => {
  const list = new ListPage(page);
  await list.open('/mobiltelefoner/');
  const all = await list.status.textContent();
  await list.open('/mobiltelefoner/?merke=finnesikke');
  await expect(list.status).toHaveText(all ?? '');
  await list.open('/mobiltelefoner/?merke=apple');
  const apple = await list.status.textContent();
  expect(apple).not.toBe(all);
  await list.open('/mobiltelefoner/?merke=APPLE&merke=finnesikke');
  await expect(list.status).toHaveText(apple ?? '');
  await list.open('/tilbehor/?kategori=DEKSLER');
  const covers = await list.status.textContent();
  await list.open('/tilbehor/deksler/');
  await expect(list.status).toHaveText(covers ?? '');
  await list.open('/mobiltelefoner/?pris=9000-5000');
  const swapped = await list.status.textContent();
  expect(swapped).not.toMatch(/^0 /);
  await list.open('/mobiltelefoner/?pris=5000-9000');
  await expect(list.status).toHaveText(swapped ?? '');
});

test('an order that is chosen in the very moment in which a filter is written into the address is kept, and back takes off one at a time', async ({
  page,
  isMobile,
}) => {
  const list = new ListPage(page);
  await list.openInteractive('/mobiltelefoner/');
  const all = (await list.status.textContent()) ?? '';
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...entry) => {
      history.pushState = pushState;
      pushState(...entry);
      const order = document.querySelector<HTMLSelectElement>('select[name="sorter"]');
      if (!order) throw new Error('The page has no order');
      order.value = 'navn';
      order.dispatchEvent(new Event('change', { bubbles: true }));
    };
  });
  if (isMobile) await page.getByRole('button', { name: /Filter/ }).click();
  await page.getByRole('checkbox', { name: /^Samsung \(\d+\)$/ }).check();
  await expect(page).toHaveURL(/\?merke=samsung&sorter=navn$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?merke=samsung$/);
  await expect(page.getByRole('combobox', { name: 'Sorter', includeHidden: true })).toHaveValue('populaere');
  await page.goBack();
  await expect(page).toHaveURL(/\/mobiltelefoner\/$/);
  await expect(list.status).toHaveText(all);
});

test('[F5.5-5] each filter is an entry of the history: back takes it off, forward puts it on, and a trip to a product keeps list and place', async ({
  page,
  isMobile,
}) => {
  const list = new ListPage(page);
  await list.openInteractive('/mobiltelefoner/');
  const all = (await list.status.textContent()) ?? '';
  const openFilter = async () => (isMobile ? page.getByRole('button', { name: /Filter/ }).click() : undefined);
  const closeFilter = async () =>
    isMobile
      ? page
          .getByRole('dialog')
          .getByRole('button', { name: /^Vis \d/ })
          .click()
      : undefined;
  await openFilter();
  await page.getByRole('checkbox', { name: /^Samsung \(\d+\)$/ }).check();
  await expect(page).toHaveURL(/merke=samsung/);
  await closeFilter();
  await expect(list.status).not.toHaveText(all);
  const samsung = (await list.status.textContent()) ?? '';
  const order = page.getByRole('combobox', { name: 'Sorter' });
  const first = list.cards.first().getByRole('heading');
  const recommended = (await first.textContent()) ?? '';
  await order.selectOption('navn');
  await expect(page).toHaveURL(/sorter=navn/);
  await expect(first).not.toHaveText(recommended);
  await page.goBack();
  await expect(page).not.toHaveURL(/sorter=/);
  await expect(list.status).toHaveText(samsung);
  await expect(first).toHaveText(recommended);
  await expect(order).toHaveValue('populaere');
  await page.goBack();
  await expect(page).toHaveURL(/\/mobiltelefoner\/$/);
  await expect(list.status).toHaveText(all);
  await page.goForward();
  await expect(list.status).toHaveText(samsung);
  const last = list.cards.nth(9).getByRole('heading').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await last.click();
  await expect(page).toHaveURL(/\/mobiltelefoner\/samsung\//);
  await page.goBack();
  await expect(list.status).toHaveText(samsung);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(60);
});

test('[F5.5-13] [F5.2-1] the list is searched by keyboard; what empties it is named, and dropped alone', async ({
  page,
}) => {
  const list = new ListPage(page);
  await list.openInteractive('/mobiltelefoner/?merke=apple');
  const apple = (await list.status.textContent()) ?? '';
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Søk i denne lista' });
  const clear = page.getByRole('main').getByRole('button', { name: 'Tøm søkefeltet' });
  await expect(clear).toBeHidden();
  await field.focus();
  await page.keyboard.type('galaxy');
  await expect(clear).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sok=galaxy/);
  await expect(list.status).toHaveText('0 mobiler');
  const drop = page.getByRole('link', { name: /^Fjern «galaxy» \(gir/ });
  await drop.focus();
  await page.keyboard.press('Enter');
  await expect(list.status).toHaveText(apple);
  await expect(list.status).toBeFocused();
});

test('two products are compared side by side, also from a shared address; axe finds nothing', async ({ page }) => {
  const list = new ListPage(page);
  await list.openInteractive('/mobiltelefoner/?merke=apple');
  const names = await list.cards.getByRole('heading').allInnerTexts();
  for (const name of names.slice(0, 2))
    await page.getByRole('checkbox', { name: `Sammenlign ${name}`, exact: true }).check();
  const tray = page.getByRole('complementary', { name: 'Sammenligning' });
  await expect(tray.getByRole('status')).toHaveText('2 av 3 valgt');
  await tray.getByRole('link', { name: 'Sammenlign' }).click();
  await expect(page).toHaveURL(/\/sammenlign\/\?varer=mobiltelefoner\/apple\/[^,]+,mobiltelefoner\/apple\/[^,]+$/);
  const table = page.getByRole('table', { name: 'Spesifikasjoner side om side' });
  const columns = table.getByRole('columnheader').filter({ has: page.getByRole('link') });
  await expect(columns).toHaveCount(2);
  await expect(table.getByText('Ulikt').first()).toBeVisible();
  const rows = await table.getByRole('row').count();
  await page.reload();
  await untilInteractive(page, 'page');
  await expect(table.getByRole('row')).toHaveCount(rows);
  await findsNothing(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.getByRole('checkbox', { name: 'Vis bare det som er ulikt' }).check();
  expect(await table.getByRole('row').count()).toBeLessThan(rows);
  await table.getByRole('link', { name: `Fjern ${names[0] ?? ''} fra sammenligningen` }).click();
  await expect(columns).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[F2.4-3] a search shows parts, and pages of one part; every product is reached by links', async ({ page }) => {
    await page.goto('/sok/?q=fjell');
    const part = page.getByRole('region', { name: 'Tilbehør' });
    const all = part.getByRole('link', { name: /^Vis alle \d+ under Tilbehør$/ });
    const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    expect(total).toBeGreaterThan(24);
    await all.click();
    await expect(page).toHaveURL(/vis=tilbehor/);
    const seen = new Set<string>();
    for (;;) {
      const links = page.getByRole('article').getByRole('heading').getByRole('link');
      for (const href of await links.evaluateAll((each) => each.map((link) => link.getAttribute('href') ?? '')))
        seen.add(href);
      const next = page.getByRole('link', { name: 'Neste' });
      if ((await next.count()) === 0) break;
      await next.click();
    }
    expect(seen.size).toBe(total);
  });
});
