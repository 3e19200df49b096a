/** Text at 200 % in a window of 1024 px: nothing is cut off, and no page scrolls sideways (WCAG 1.4.4, 1.4.10). */
import { doubleText, textsCutOff } from '../pages/text-in-view';
import { untilInteractive } from '../setup/hydrated';
import { expect, test } from '../setup/test';

const PAGES = [
  '/',
  '/mobiltelefoner/',
  '/bedrift/mobiltelefoner/',
  '/mobiltelefoner/apple/iphone-17-pro/',
  '/mobilabonnement/',
  '/handlekurv/',
];

test.use({ viewport: { width: 1024, height: 768 } });
test.beforeEach(({ page }) => doubleText(page));

for (const path of PAGES)
  test(`${path} with text at 200 %`, { tag: '@one-screen' }, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await textsCutOff(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  });

test(
  'the filters of a list are behind a button then, and show their values whole',
  { tag: '@one-screen' },
  async ({ page }) => {
    await page.goto('/mobiltelefoner/');
    await untilInteractive(page, 'page');
    const prices = page.getByRole('group', { name: /Pris/ }).locator('input:visible:not([type="range"])');
    await expect(prices).toHaveCount(0);
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(prices).not.toHaveCount(0);
    expect(await textsCutOff(page)).toEqual([]);
    const values = await prices.evaluateAll((fields) =>
      fields.map((field) => ({ room: field.clientWidth, needed: field.scrollWidth })),
    );
    for (const { room, needed } of values) expect(needed).toBeLessThanOrEqual(room + 1);
  },
);
