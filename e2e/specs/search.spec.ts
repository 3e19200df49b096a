import type { Page } from '@playwright/test';
import { untilInteractive } from '../setup/hydrated';
import { expect, test } from '../setup/test';

async function openSearch(page: Page, path: string) {
  await page.goto(path);
  await untilInteractive(page, 'header');
  await page.getByRole('banner').getByRole('button', { name: 'Søk' }).click();
  const drawer = page.getByRole('dialog', { name: 'Hva leter du etter?' });
  const field = drawer.getByRole('combobox', { name: 'Søk i innhold' });
  await expect(field).toBeFocused();
  return { drawer, field };
}

/** Total of the layout's unexpected shifts from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: false });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

test(
  '[F2.4-1] [F2.4-2] a name with a typing error: a suggestion is chosen by keyboard and its product opens',
  { tag: '@gate-desktop' },
  async ({ page }) => {
    const { drawer, field } = await openSearch(page, '/tilbehor/');
    await expect(field).toHaveAttribute('placeholder', 'Søk her');
    const shifts = await watchShifts(page);
    await page.keyboard.type('ihpone 17');
    const products = drawer.getByRole('listbox', { name: 'Forslag' }).getByRole('group', { name: 'Produkter' });
    await expect(products.getByRole('option').first()).toContainText('iPhone 17');
    await expect(products.getByRole('option').first()).toContainText(/\d{3},-/);
    await expect(drawer.getByRole('status').filter({ hasText: /^\d+ forslag$/ })).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(products.getByRole('option', { selected: true })).toHaveCount(1);
    await expect(field).toBeFocused();
    expect(await shifts()).toBeLessThan(0.01);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mobiltelefoner\/apple\/iphone-17\//);
    await expect(page.getByRole('heading', { level: 1, name: 'iPhone 17' })).toBeVisible();
    await expect(drawer).toBeHidden();

    // The search stays on the device until it is removed.
    await page.getByRole('banner').getByRole('button', { name: 'Søk' }).click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    const recent = drawer.getByRole('region', { name: 'Siste søk' });
    await expect(recent.getByRole('link', { name: 'ihpone 17' })).toHaveAttribute('href', '/sok?q=ihpone%2017');
    await recent.getByRole('button', { name: 'Fjern alle' }).click();
    await expect(recent).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  },
);

test('[F2.4-3] a host that handles the search keeps the page; else the browser goes to the results', async ({
  page,
}) => {
  const { drawer, field } = await openSearch(page, '/mobilabonnement/');
  await page.evaluate(() => {
    window.addEventListener(
      'shop:header:search-submitted@1',
      (event) => {
        event.preventDefault();
        document.title = `Vert: ${(event as CustomEvent<{ query: string }>).detail.query}`;
      },
      { once: true },
    );
  });
  await field.fill('deksel');
  await field.press('Enter');
  await expect(page).toHaveTitle('Vert: deksel');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/mobilabonnement\/$/);
  await page.getByRole('banner').getByRole('button', { name: 'Søk' }).click();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/sok\/\?q=deksel$/);
});

test('[F2.4-3] suggestions that cannot be read leave a drawer that submits', async ({ page, complaints }) => {
  complaints.allowed.push(/Failed to load resource/, /Failed to fetch search suggestions/);
  await page.route('**/api/search/suggestions**', (route) => route.abort());
  const { drawer, field } = await openSearch(page, '/');
  await field.fill('hoyttaler');
  await expect(drawer.getByRole('status').filter({ hasText: /^Vi får ikke hentet forslag/ })).toBeAttached();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/sok\/\?q=hoyttaler$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Treff på «hoyttaler»' })).toBeVisible();
});

test('businesses search among what is sold to them', async ({ page }) => {
  const { drawer, field } = await openSearch(page, '/bedrift/mobiltelefoner/');
  await field.fill('iphone17');
  const first = drawer.getByRole('option').first();
  await expect(first).toHaveAttribute('href', '/bedrift/mobiltelefoner/apple/iphone-17/');
  await expect(first).toContainText('ekskl. mva.');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/bedrift\/sok\/\?q=iphone17$/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Apple iPhone 17 \d/ })).toHaveAttribute(
    'href',
    '/bedrift/mobiltelefoner/apple/iphone-17/',
  );
});
