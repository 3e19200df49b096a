/**
 * Pages that a browser translates, before React takes them over and after: what a shopper does then shows the same words as on a page that no one
 * translates, each once.
 */
import type { Locator, Page } from '@playwright/test';
import { ListPage } from '../pages/list-page';
import { ProductPage } from '../pages/product-page';
import { fillCart } from '../setup/fill-cart';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { IDENTITY_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';
import { settledWordsOf, translateAtOnce, translateNow, type Translator, wordsOf } from '../setup/translator';

interface Visit {
  readonly path: string;
  /** The main action of the page. @returns what shows its result */
  readonly act: (page: Page, isMobile: boolean) => Promise<Locator>;
}

const main = (page: Page) => page.getByRole('main');

/** The first brand of a list's filter. */
async function filter(page: Page, isMobile: boolean): Promise<Locator> {
  const all = await new ListPage(page).status.textContent();
  if (isMobile) await page.getByRole('button', { name: /Filter/ }).click();
  await page.getByRole('group', { name: /Merke/ }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/merke=/);
  if (isMobile) await page.keyboard.press('Escape');
  await expect(new ListPage(page).status).not.toHaveText(all ?? '');
  return main(page);
}

/** Takes the whole page away. */
async function goHome(page: Page): Promise<Locator> {
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  return main(page);
}

const VISITS: Readonly<Record<string, Visit>> = {
  home: {
    path: '/',
    act: async (page) => {
      await main(page).locator('a[href="/mobiltelefoner/"]').first().click();
      await expect(page).toHaveURL(/\/mobiltelefoner\/$/);
      await expect(new ListPage(page).status).toBeVisible();
      return main(page);
    },
  },
  'list of phones': { path: '/mobiltelefoner/', act: filter },
  'list of Like Fin': { path: '/mobiltelefoner/like-fin/', act: filter },
  'list of accessories': { path: '/tilbehor/', act: filter },
  'product page': {
    path: HANDSET.path,
    act: async (page) => {
      const product = new ProductPage(page);
      await product.payment.getByRole('tab', { name: 'Fullpris' }).click();
      await expect(product.payment.getByRole('tab', { name: 'Fullpris' })).toHaveAttribute('aria-selected', 'true');
      return main(page);
    },
  },
  plans: {
    path: '/mobilabonnement/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Gå videre og velg' }).click();
      const dialog = page.getByRole('dialog', { name: 'Velg hastighet' });
      await dialog.getByRole('slider').focus();
      await page.keyboard.press('ArrowRight');
      await expect(dialog).toContainText('499,-');
      return dialog;
    },
  },
  'prices of plans': {
    path: '/mobilabonnement/priser/',
    act: async (page) => {
      await main(page).locator('a[href="/mobilabonnement/"]').first().click();
      await expect(page).toHaveURL(/\/mobilabonnement\/$/);
      return page.getByRole('heading', { level: 1 });
    },
  },
  cart: {
    path: '/handlekurv/',
    act: async (page) => {
      await main(page).getByRole('button', { name: /^Øk/ }).first().click();
      await expect(main(page)).toContainText('3 stk');
      return main(page);
    },
  },
  search: {
    path: '/sok/?q=deksel',
    act: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Søk' }).click();
      const drawer = page.getByRole('dialog', { name: 'Hva leter du etter?' });
      await drawer.getByRole('combobox').fill('kabel');
      await expect(drawer.getByRole('option').first()).toContainText(/kabel/i);
      return drawer;
    },
  },
  'information of the CMS': {
    path: '/om/informasjonskapsler/',
    act: async (page) => {
      await page.locator('shop-header [data-tool="search"]').click();
      const drawer = page.getByRole('dialog', { name: 'Hva leter du etter?' });
      await drawer.getByRole('combobox').fill('kabel');
      await expect(drawer.getByRole('option').first()).toContainText(/kabel/i);
      return drawer;
    },
  },
  ...Object.fromEntries(
    [
      '/mobilabonnement/velge-mobilabonnement/',
      '/mobilabonnement/familie/',
      '/varemerker/',
      '/sammenlign/',
      '/finnes-ikke/',
    ].map((path) => [path, { path, act: goHome }]),
  ),
};

async function open(page: Page, path: string) {
  await page.goto(path);
  const openPageHeader = page.locator('shop-header');
  if ((await openPageHeader.count()) > 0) return expect(openPageHeader).toHaveAttribute('data-ready', '');
  // The page that says that there is none is the shell's own.
  if ((await page.locator('[data-slot="page"]').count()) > 0) await untilInteractive(page, 'page');
  await untilInteractive(page, 'header');
}

/** Levels of what the page reports: an error would count against a build. */
function watchReports(page: Page): readonly unknown[] {
  const levels: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/_shop/errors')
      levels.push((JSON.parse(request.postData() ?? '{}') as { readonly level?: unknown }).level);
  });
  return levels;
}

const WAYS: readonly (readonly [Translator, 'before' | 'after'])[] = [
  ['replaces', 'before'],
  ['replaces', 'after'],
  ['moves', 'after'],
];

for (const [name, { path, act }] of Object.entries(VISITS))
  for (const [way, when] of WAYS)
    test(`${name}: a translator that ${way} texts ${when} the page is taken over`, async ({
      page,
      context,
      request,
      baseURL,
      isMobile,
      complaints,
    }) => {
      // React says that it draws the page itself.
      if (when === 'before') complaints.allowed.push(/error #418/);
      if (path === '/finnes-ikke/') complaints.allowed.push(/status of 404/);
      const begin = async () => {
        if (name === 'cart')
          await fillCart(request, [context], String(baseURL), [{ accessorySku: '4525857', quantity: 2 }]);
      };
      await begin();
      await open(page, path);
      const expected = await settledWordsOf(await act(page, isMobile));

      await begin();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      if (when === 'before') await translateAtOnce(page, way);
      const reports = watchReports(page);
      let loads = 0;
      page.on('load', () => loads++);
      await open(page, path);
      if (when === 'after') await translateNow(page, way);
      expect(await page.locator('font font').count()).toBeGreaterThan(10);
      const shown = await act(page, isMobile);
      await expect.poll(() => wordsOf(shown)).toBe(expected);
      await expect(page.getByText('Vi får ikke vist siden')).toHaveCount(0);
      expect(loads).toBe(1);
      expect(reports.filter((level) => level !== 'warning')).toEqual([]);
    });

test('a translated page of the login leads to the provider', async ({ page }) => {
  await translateAtOnce(page, 'replaces');
  await page.goto('/webshop-next/login/');
  await expect(page).toHaveURL((url) => url.origin === IDENTITY_URL);
});

for (const when of ['before', 'after'] as const)
  test(`a password manager adds elements and a blocker removes some ${when} the page is taken over`, async ({
    page,
    isMobile,
    complaints,
  }) => {
    if (when === 'before') complaints.allowed.push(/error #418/);
    const reports = watchReports(page);
    const change = () => {
      for (const [index, element] of document.querySelectorAll('main *:has(> * + *)').entries())
        if (index % 5 === 0) element.insertBefore(document.createElement('com-password-button'), element.lastChild);
      document.querySelector('main li:has(article)')?.remove();
    };
    if (when === 'before') await page.addInitScript(`addEventListener('DOMContentLoaded', ${change.toString()})`);
    await open(page, '/mobiltelefoner/');
    if (when === 'after') await page.evaluate(change);
    await filter(page, isMobile);
    await expect(new ListPage(page).cards).not.toHaveCount(0);
    await expect(page.getByText('Vi får ikke vist siden')).toHaveCount(0);
    expect(reports.filter((level) => level !== 'warning')).toEqual([]);
  });
