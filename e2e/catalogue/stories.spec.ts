import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

interface CatalogueMeta {
  readonly stories: Readonly<Record<string, { readonly name: string; readonly levels: readonly string[] }>>;
}

const REFERENCE = 'Fjell';
const BRANDS = [REFERENCE, 'Nordlys'];
const SCREENS = [
  { screen: 'desktop', width: 1280, height: 800 },
  { screen: 'phone', width: 360, height: 740 },
] as const;

const { stories } = JSON.parse(readFileSync(join(__dirname, '../../.build/catalogue/meta.json'), 'utf8')) as CatalogueMeta;

/** The page around a part (one main, one h1) is the page's own. A brand changes colours only: for the second one their contrast is asked. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).disableRules(['region', 'page-has-heading-one', 'landmark-one-main']);

for (const [id, { levels, name }] of Object.entries(stories)) {
  test(`${[...levels, name].join(' / ')} looks as it should and axe finds nothing`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`/?mode=preview&story=${id}`);
    await expect(page.locator('[data-story] > *').first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    for (const { screen, width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      for (const brand of BRANDS) {
        await page.evaluate((chosen) => (document.documentElement.dataset['brand'] = chosen), brand);
        const { violations } = await (brand === REFERENCE ? axe(page) : axe(page).withRules('color-contrast')).analyze();
        expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
        await expect(page).toHaveScreenshot([`${screen}-${brand.toLowerCase()}`, `${id}.png`], { fullPage: true });
      }
    }
    // 320 px, and text of twice the size on 640 px: nothing makes the page scroll sideways (WCAG 1.4.10, 1.4.4).
    for (const { width, fontSize } of [{ width: 320, fontSize: '100%' }, { width: 640, fontSize: '200%' }]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate((size) => {
        document.documentElement.animate({ fontSize: size }, { fill: 'forwards' }).finish();
        return document.documentElement.scrollWidth - window.innerWidth;
      }, fontSize);
      expect(overflow, `sideways at ${width} px with text of ${fontSize}`).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  });
}
