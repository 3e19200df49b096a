/** A tab that stays open while teams release: it goes on with what it has, and takes what is new with its next navigation. */
import type { Page } from '@playwright/test';
import { CartDrawer } from '../pages/cart-drawer';
import { ListPage } from '../pages/list-page';
import { ProductPage } from '../pages/product-page';
import { buildIn, variantOf } from '../setup/builds-in-use';
import { fillCart } from '../setup/fill-cart';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { release, SHOP_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

const PATH = '/mobiltelefoner/';
const PATHS = { 'mfe-lists': PATH, 'mfe-pdp': HANDSET.path, 'mfe-cart': '/handlekurv/' } as const;
const REMOTES = ['mfe-lists', 'mfe-pdp', 'mfe-cart'] as const;

/** Answers of the API get fields that the tab does not know: the whole answer, and each object of its lists. */
function withNewFields(answer: unknown, isListed = true): unknown {
  if (Array.isArray(answer)) return answer.map((each) => withNewFields(each));
  if (typeof answer !== 'object' || answer === null) return answer;
  const fields = Object.entries(answer).map(([name, value]) => [name, withNewFields(value, false)] as const);
  // The keys of other objects can be data, like the months of a lease.
  return { ...Object.fromEntries(fields), ...(isListed && { sinceRelease: { isNew: true } }) };
}

/** Every answer of the API to the page is changed from now on, while `isOn`. */
const changeAnswers = (page: Page, change: (answer: unknown) => unknown, isOn: () => boolean) =>
  page.route('**/api/view-models/**', async (route) => {
    if (!isOn()) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, json: change(await response.json()) });
  });

const servedBuilds = async (path: string): Promise<string> =>
  (await fetch(SHOP_URL + path)).headers.get('x-shop-builds') ?? '';

/** Makes a build the stable one, and waits until pages come with it. */
async function serve(remote: string, build: string, path: string): Promise<void> {
  await release(remote, build);
  await expect.poll(async () => buildIn(await servedBuilds(path), remote)).toBe(build);
}

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

    test('an hour-old tab meets three releases and new shapes of answers and events: it works with its builds, loads one document, and has the new ones', async ({
      page,
      context,
      request,
      complaints,
    }) => {
      complaints.allowed.push(/Shop event of an unknown version/);
      await fillCart(request, [context], SHOP_URL, [{ accessorySku: '4525857' }]);
      const before = new Map<string, string>();
      for (const remote of REMOTES) before.set(remote, buildIn(await servedBuilds(PATHS[remote]), remote));
      await page.clock.install();
      // On a busy machine the shop's builds may be known later than a navigation waits for them.
      await page.addInitScript(() => {
        AbortSignal.timeout = () => new AbortController().signal;
      });
      const list = new ListPage(page);
      await list.openInteractive(PATH);
      const shownBuild = page.locator('[data-slot="page"]');
      await expect(shownBuild).toHaveAttribute('data-build', before.get('mfe-lists') ?? '');
      const documents = countDocuments(page);
      const after = new Map<string, string>();
      try {
        for (const remote of REMOTES) {
          const build = await variantOf(remote, remote === 'mfe-pdp' ? 'events' : 'variant');
          await serve(remote, build, PATHS[remote]);
          after.set(remote, build);
        }

        // What the tab has not loaded yet comes from the files of its own build.
        await page.clock.fastForward('01:00:00');
        await changeAnswers(page, withNewFields, () => documents() === 0);
        const files: string[] = [];
        const answers: string[] = [];
        page.on('response', (response) => {
          if (response.url().includes(`/remotes/mfe-cart/${before.get('mfe-cart')}/`) && response.ok())
            files.push(response.url());
          if (response.url().includes('/api/view-models/')) answers.push(response.url());
        });
        if (screen === 'a phone') await page.getByRole('button', { name: /Filter/ }).click();
        await page.getByRole('checkbox', { name: /^Apple \(\d+\)$/ }).check();
        await expect(page).toHaveURL(/merke=apple/);
        if (screen === 'a phone')
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^Vis \d/ })
            .click();
        await expect(list.link(HANDSET.name).first()).toBeVisible();
        await expect(shownBuild).toHaveAttribute('data-build', before.get('mfe-lists') ?? '');
        expect(documents()).toBe(0);
        expect(answers).not.toEqual([]);

        await page.evaluate(() =>
          dispatchEvent(new CustomEvent('shop:cart:drawer-requested@1', { detail: { open: true }, cancelable: true })),
        );
        const drawer = new CartDrawer(page);
        await expect(drawer.lines.getByRole('button', { name: /^Fjern/ })).toHaveCount(1);
        await page.keyboard.press('Escape');
        expect(files).not.toEqual([]);
        expect(documents()).toBe(0);

        await list.link(HANDSET.name).first().click();
        await expect(page).toHaveURL(new RegExp(HANDSET.path));
        await expect(shownBuild).toHaveAttribute('data-build', after.get('mfe-pdp') ?? '');
        expect(documents()).toBe(1);
        await untilInteractive(page, 'page');
        const product = new ProductPage(page);
        await page.getByRole('tab', { name: 'Fullpris' }).click();
        // The new build sends the next version of the cart's events beside the one that the header knows.
        const isSentAnew = page.evaluate(
          () =>
            new Promise<boolean>((resolve) => {
              addEventListener('shop:cart:line-added@2', () => resolve(true), { once: true });
            }),
        );
        await product.buyAndOpenCart();
        expect(await isSentAnew).toBe(true);
        await expect(drawer.lines.getByRole('button', { name: /^Fjern/ })).toHaveCount(2);
        await expect(drawer.lines).toContainText(HANDSET.name);
        await page.keyboard.press('Escape');

        // The tab is new now: back and forth without another document.
        await page.getByRole('navigation', { name: 'Brødsmuler' }).getByRole('link', { name: 'Apple' }).click();
        await expect(page).toHaveURL(/\/mobiltelefoner\/(apple\/|\?merke=apple)$/);
        await expect(shownBuild).toHaveAttribute('data-build', after.get('mfe-lists') ?? '');
        expect(documents()).toBe(1);
      } finally {
        for (const remote of REMOTES) await serve(remote, before.get(remote) ?? '', PATHS[remote]);
      }
    });

    test('answers that the tab cannot read: the list that is asked for comes as one document, with the new build', async ({
      page,
      complaints,
    }) => {
      complaints.allowed.push(/Failed to fetch|unexpected answer/);
      const before = buildIn(await servedBuilds(PATH), 'mfe-lists');
      const list = new ListPage(page);
      const documents = countDocuments(page);
      await changeAnswers(
        page,
        (answer) => ({ changed: answer }),
        () => documents() === 1,
      );
      await list.openInteractive(PATH);
      const after = await variantOf('mfe-lists');
      try {
        await serve('mfe-lists', after, `${PATH}?merke=apple`);
        if (screen === 'a phone') await page.getByRole('button', { name: /Filter/ }).click();
        await page.getByRole('checkbox', { name: /^Apple \(\d+\)$/ }).check();
        await expect(page.locator('[data-slot="page"]')).toHaveAttribute('data-build', after);
        await expect(page).toHaveURL(/merke=apple/);
        await expect(list.link(HANDSET.name).first()).toBeAttached();
        expect(documents()).toBe(2);
      } finally {
        await serve('mfe-lists', before, PATH);
      }
    });
  });
