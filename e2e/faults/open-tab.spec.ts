/** A tab that stays open while teams release: it goes on with what it has, and takes what is new with its next navigation. */
import type { Page } from '@playwright/test';
import { CartDrawer } from '../pages/cart-drawer';
import { ListPage } from '../pages/list-page';
import { ProductPage } from '../pages/product-page';
import { buildIn, variantOf } from '../setup/builds-in-use';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { release, SHOP_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

const PATH = '/mobiltelefoner/';
const REMOTES = ['mfe-lists', 'mfe-pdp', 'mfe-cart'] as const;

const servedBuilds = async (path: string): Promise<string> =>
  (await fetch(SHOP_URL + path)).headers.get('x-shop-builds') ?? '';

/** How many documents the tab loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

for (const [screen, use] of [
  ['a desktop', {}],
  ['a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use(use);

    test('an hour-old tab meets three releases: it works with its builds, loads one document, and has the new ones', async ({
      page,
    }) => {
      const before = new Map<string, string>();
      for (const remote of REMOTES) {
        const path = { 'mfe-lists': PATH, 'mfe-pdp': HANDSET.path, 'mfe-cart': '/handlekurv/' }[remote];
        before.set(remote, buildIn(await servedBuilds(path), remote));
      }
      await page.clock.install();
      const list = new ListPage(page);
      await list.openInteractive(PATH);
      const shownBuild = page.locator('[data-slot="page"]');
      await expect(shownBuild).toHaveAttribute('data-build', before.get('mfe-lists') ?? '');
      const documents = countDocuments(page);
      const after = new Map<string, string>();
      try {
        for (const remote of REMOTES) {
          const build = await variantOf(remote);
          await release(remote, build);
          after.set(remote, build);
        }
        await expect.poll(async () => buildIn(await servedBuilds(PATH), 'mfe-lists')).toBe(after.get('mfe-lists'));
        await expect.poll(async () => buildIn(await servedBuilds(HANDSET.path), 'mfe-pdp')).toBe(after.get('mfe-pdp'));

        // What the tab has not loaded yet comes from the files of its own build.
        await page.clock.fastForward('01:00:00');
        if (screen === 'a phone') await page.getByRole('button', { name: /Filter/ }).click();
        await page.getByRole('checkbox', { name: /^Apple \(\d+\)$/ }).check();
        await expect(page).toHaveURL(/merke=apple/);
        if (screen === 'a phone')
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^Vis \d/ })
            .click();
        await expect(shownBuild).toHaveAttribute('data-build', before.get('mfe-lists') ?? '');
        expect(documents()).toBe(0);

        await list.link(HANDSET.name).first().click();
        await expect(page).toHaveURL(new RegExp(HANDSET.path));
        await expect(shownBuild).toHaveAttribute('data-build', after.get('mfe-pdp') ?? '');
        expect(documents()).toBe(1);
        await untilInteractive(page, 'page');
        const product = new ProductPage(page);
        await page.getByRole('tab', { name: 'Fullpris' }).click();
        await product.buyAndOpenCart();
        await expect(new CartDrawer(page).lines).toContainText(HANDSET.name);
        await page.keyboard.press('Escape');

        // The tab is new now: back and forth without another document.
        await page.getByRole('navigation', { name: 'Brødsmuler' }).getByRole('link', { name: 'Apple' }).click();
        await expect(page).toHaveURL(/\/mobiltelefoner\/(apple\/|\?merke=apple)$/);
        await expect(shownBuild).toHaveAttribute('data-build', after.get('mfe-lists') ?? '');
        expect(documents()).toBe(1);
      } finally {
        for (const [remote, build] of before) await release(remote, build);
      }
    });
  });
