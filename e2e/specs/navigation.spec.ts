/** Where a page begins, and what a visitor sees while the next one is loading. */
import type { Locator, Page } from '@playwright/test';
import { ListPage } from '../pages/list-page';
import { ProductPage } from '../pages/product-page';
import { untilInteractive } from '../setup/hydrated';
import { expect, test } from '../setup/test';

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, to: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), to);
/** The place is the same to a pixel or two: pictures have their room before they come. */
const beAt = (page: Page, wanted: number) =>
  expect.poll(async () => Math.abs((await top(page)) - wanted), { message: `at ${wanted}` }).toBeLessThan(3);

/** Distance of an element from the top of the view. */
const fromTop = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);

/** Follows a link of the page without scrolling to it. */
async function follow(page: Page, href: string) {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${href}$`));
}

/** The last product that is in view, as a visitor would choose one deep in a list. */
const visibleProduct = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => {
      const inView = links.filter((link) => {
        const { top: from, bottom: to } = link.getBoundingClientRect();
        return from > 200 && to < window.innerHeight - 100;
      });
      return inView.at(-1)?.getAttribute('href') ?? null;
    });

test('a product opens at its top; back leads to the same place of the list that was extended, forward to the product’s', async ({
  page,
}) => {
  const list = new ListPage(page);
  await list.openInteractive();
  await page.getByRole('link', { name: /^Vis \d+ til$/ }).click();
  await expect.poll(() => list.cards.count()).toBeGreaterThan(24);
  await scrollTo(page, 3800);
  const depth = await top(page);
  expect(depth).toBeGreaterThan(3000);
  const href = await visibleProduct(page);
  const chosen = page.locator(`main a[href="${href}"]`);
  const offset = await fromTop(chosen);
  await chosen.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(new ProductPage(page).title).toBeVisible();
  await beAt(page, 0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(page).toHaveURL(/\/mobiltelefoner\/\?side=2$/);
  await beAt(page, depth);
  expect(await list.cards.count()).toBeGreaterThan(24);
  expect(Math.abs((await fromTop(chosen)) - offset), 'the product that was followed is where it was').toBeLessThan(3);
  await page.goForward();
  await expect(new ProductPage(page).title).toBeVisible();
  await beAt(page, 300);
});

test('back also finds the place when the page before was shorter, and after a reload', async ({ page }) => {
  const list = new ListPage(page);
  await list.openInteractive();
  await scrollTo(page, 2500);
  const depth = await top(page);
  await follow(page, '/mobilabonnement/');
  await beAt(page, 0);
  await page.reload();
  await untilInteractive(page, 'page');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Mobiltelefoner' })).toBeVisible();
  await beAt(page, depth);
});

test('home → plans, and product → its brand, begin at the top', async ({ page }) => {
  await page.goto('/');
  await untilInteractive(page, 'page');
  await scrollTo(page, 1500);
  await follow(page, '/mobilabonnement/');
  await beAt(page, 0);
  const product = new ProductPage(page);
  await product.openInteractive('/mobiltelefoner/apple/iphone-17/');
  await scrollTo(page, 400);
  await page.getByRole('navigation', { name: 'Brødsmuler' }).getByRole('link', { name: 'Apple' }).click();
  await expect(page).toHaveURL(/\?merke=apple$/);
  await beAt(page, 0);
});

test('a variant leaves the page where it is', async ({ page }) => {
  const product = new ProductPage(page);
  await product.openInteractive('/mobiltelefoner/apple/iphone-17/');
  await scrollTo(page, 250);
  await product.colours.last().evaluate((radio: HTMLElement) => radio.click());
  await expect(page).not.toHaveURL(/iphone-17\/$/);
  await beAt(page, 250);
});

test('a filter leaves the page where it is', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the filters of a phone are in a drawer, over the page');
  const list = new ListPage(page);
  await list.openInteractive();
  await scrollTo(page, 300);
  await page.getByRole('checkbox', { name: /^Apple \(\d+\)$/ }).evaluate((box: HTMLElement) => box.click());
  await expect(page).toHaveURL(/merke=apple/);
  await beAt(page, 300);
});

test('on a slow network a line and a busy page say that the next page is coming', async ({ page }) => {
  await new ListPage(page).openInteractive();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/view-models/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('progressbar', { name: 'Laster neste side' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { level: 1, name: 'Mobiltelefoner' })).toBeVisible();
  answer();
  await expect(page.getByRole('progressbar', { name: 'Laster neste side' })).toBeHidden();
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  await expect(page).not.toHaveURL(/mobiltelefoner\/$/);
});

test('a press on a link asks for the next page’s data before the click, once', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a touch is press and click in one');
  await new ListPage(page).openInteractive();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/view-models\/product-details/.test(request.url())) asked.push(request.url());
  });
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  // The code that listens to the pointer comes in a chunk after the page is interactive.
  await expect
    .poll(async () => {
      if (asked.length === 0) await page.mouse.move(0, 0);
      await link.hover();
      return asked.length;
    })
    .toBe(1);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).not.toHaveURL(/mobiltelefoner\/$/);
  await expect(new ProductPage(page).title).toBeVisible();
  expect(asked).toHaveLength(1);
});
