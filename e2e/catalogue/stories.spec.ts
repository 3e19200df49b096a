import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

interface CatalogueMeta {
  readonly stories: Readonly<Record<string, { readonly name: string; readonly levels: readonly string[] }>>;
}

const BRANDS = ['Fjell', 'Nordlys'];
const SCREENS = [
  { screen: 'desktop', width: 1280, height: 800 },
  { screen: 'phone', width: 360, height: 740 },
] as const;

const { stories } = JSON.parse(readFileSync(join(__dirname, '../../.build/catalogue/meta.json'), 'utf8')) as CatalogueMeta;

for (const [id, { levels, name }] of Object.entries(stories)) {
  test(`${[...levels, name].join(' / ')} looks as it should and axe finds nothing`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const { screen, width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.goto(`/?mode=preview&story=${id}`);
      await expect(page.locator('[data-story] > *').first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      for (const brand of BRANDS) {
        await page.evaluate((chosen) => (document.documentElement.dataset['brand'] = chosen), brand);
        // The page around a part (one main, one h1, a title) is the page's own.
        const { violations } = await new AxeBuilder({ page }).disableRules(['region', 'page-has-heading-one', 'landmark-one-main']).analyze();
        expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
        await expect(page).toHaveScreenshot([`${screen}-${brand.toLowerCase()}`, `${id}.png`], { fullPage: true });
      }
    }
    expect(complaints).toEqual([]);
  });
}
