import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  /** Loaded once per tab. Through @axe-core/playwright it would be injected again for each check, five times slower. */
  var axe: typeof axeCore;
}

interface GalleryMeta {
  readonly stories: Readonly<Record<string, { readonly name: string; readonly levels: readonly string[] }>>;
}

const REFERENCE = 'Fjell';
const BRANDS = [REFERENCE, 'Nordlys'];
const SCREENS = [
  { screen: 'desktop', width: 1280, height: 800 },
  { screen: 'phone', width: 360, height: 740 },
] as const;
/** WCAG 1.4.10 and 1.4.4. */
const NARROW = [
  { width: 320, fontSize: '100%' },
  { width: 640, fontSize: '200%' },
] as const;

const { stories } = JSON.parse(readFileSync(join(__dirname, '../../.build/gallery/meta.json'), 'utf8')) as GalleryMeta;

/** One tab for all stories of a worker: what they share comes from its cache. */
const test = base.extend<object, { readonly tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage({ locale: 'nb-NO', reducedMotion: 'reduce' });
      await tab.addInitScript({ path: require.resolve('axe-core/axe.min.js') });
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
});

/** The page around a part (one main, one h1) is the page's own. */
const ALL_RULES: axeCore.RunOptions = {
  rules: {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
  },
};
/** A brand changes colours only. */
const CONTRAST: axeCore.RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

const findings = (page: Page, options: axeCore.RunOptions): Promise<readonly string[]> =>
  page.evaluate(async (asked) => {
    const { violations } = await globalThis.axe.run(document, asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);

/** Horizontal overflow of the page, in px. */
const sideways = (page: Page, textSize: string): Promise<number> =>
  page.evaluate((fontSize) => {
    document.documentElement.animate({ fontSize }, { fill: 'forwards' }).finish();
    return document.documentElement.scrollWidth - window.innerWidth;
  }, textSize);

/** All pictures of a story, or one of them: the next story's is of the next brand or screen. */
const isPictured = (story: number, picture: number): boolean =>
  process.env['GALLERY_PICTURES'] !== 'slice' || story % (SCREENS.length * BRANDS.length) === picture;

for (const [story, [id, { levels, name }]] of Object.entries(stories).entries()) {
  test(`${[...levels, name].join(' / ')} looks as it should and axe finds nothing`, async ({ tab, baseURL }) => {
    const complaints: string[] = [];
    tab.removeAllListeners();
    tab.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    tab.on('pageerror', (error) => complaints.push(error.message));
    await tab.goto(`${baseURL}/?mode=preview&story=${id}`);
    await expect(tab.locator('[data-story] > *').first()).toBeAttached();
    await tab.evaluate(() => document.fonts.ready);
    for (const [index, { screen, width, height }] of SCREENS.entries()) {
      await tab.setViewportSize({ width, height });
      for (const [order, brand] of BRANDS.entries()) {
        await tab.evaluate((chosen) => (document.documentElement.dataset['brand'] = chosen), brand);
        expect(await findings(tab, brand === REFERENCE ? ALL_RULES : CONTRAST)).toEqual([]);
        if (isPictured(story, index * BRANDS.length + order))
          await expect(tab).toHaveScreenshot([`${screen}-${brand.toLowerCase()}`, `${id}.png`], { fullPage: true });
      }
    }
    for (const { width, fontSize } of NARROW) {
      await tab.setViewportSize({ width, height: 740 });
      expect(
        await sideways(tab, fontSize),
        `px beyond the edge at ${width} px with text of ${fontSize}`,
      ).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  });
}
