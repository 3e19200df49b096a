import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test as base, type TestInfo } from '@playwright/test';
import type axeCore from 'axe-core';
import { brandFindings } from './brand-findings';
import { MAX_BYTES, pictures, shrinkPicture } from './pictures';

declare global {
  /** Loaded once per tab. Through @axe-core/playwright it would be injected again for each check, five times slower. */
  var axe: typeof axeCore;
}

interface GalleryMeta {
  readonly stories: Readonly<Record<string, { readonly name: string; readonly levels: readonly string[] }>>;
}

const SCREENS = [
  { screen: 'desktop', width: 1280, height: 800 },
  { screen: 'phone', width: 360, height: 740 },
] as const;
/** WCAG 1.4.10 and 1.4.4. */
const NARROW = [
  { width: 320, fontSize: '100%' },
  { width: 640, fontSize: '200%' },
] as const;

const read = (file: string): unknown => JSON.parse(readFileSync(join(__dirname, '../..', file), 'utf8'));
const { stories } = read('.build/gallery/meta.json') as GalleryMeta;
const { name: other, colours } = read('shared-domain/brands/nordlys.json') as { name: string; colours: object };
const BRANDS = { reference: 'Fjell', other, colours: Object.keys(colours) };

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

/** Fonts and pictures are there, on a slow machine too; also those pictures that a page loads only when they come near. */
const whenDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Which width of a picture fits is decided when a frame is drawn.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    // A story may show the placeholder of a missing picture.
    await Promise.allSettled(images.map((image) => image.decode()));
    await document.fonts.ready;
  });

/** Horizontal overflow of the page, in px. */
const sideways = (page: Page, textSize: string): Promise<number> =>
  page.evaluate((fontSize) => {
    document.documentElement.animate({ fontSize }, { fill: 'forwards' }).finish();
    return document.documentElement.scrollWidth - window.innerWidth;
  }, textSize);

/** Both pictures of a story, or one of them: the next story's is of the next screen. */
const isPictured = (story: number, screen: number): boolean =>
  process.env['GALLERY_PICTURES'] !== 'slice' || story % SCREENS.length === screen;

/** `npm run gallery -- pictures`: takes again what has changed. */
const isUpdate = ({ config }: TestInfo): boolean => config.updateSnapshots !== 'none';

test('every picture is of a story, and all of them together are light', ({ browserName: _ }, info) => {
  const expected = new Set(SCREENS.flatMap(({ screen }) => Object.keys(stories).map((id) => `${screen}/${id}.png`)));
  const strays = pictures().filter(({ name }) => !expected.has(name));
  if (isUpdate(info)) for (const { file } of strays) rmSync(file);
  else expect(strays.map(({ name }) => name)).toEqual([]);
  expect(pictures().reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MAX_BYTES);
});

for (const [story, [id, { levels, name }]] of Object.entries(stories).entries()) {
  test(`${[...levels, name].join(' / ')} looks as it should and axe finds nothing`, async ({ tab, baseURL }, info) => {
    const complaints: string[] = [];
    tab.removeAllListeners();
    tab.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    tab.on('pageerror', (error) => complaints.push(error.message));
    await tab.goto(`${baseURL}/?mode=preview&story=${id}`);
    await expect(tab.locator('[data-story] > *').first()).toBeAttached();
    for (const [index, { screen, width, height }] of SCREENS.entries()) {
      await tab.setViewportSize({ width, height });
      await tab.evaluate((brand) => (document.documentElement.dataset['brand'] = brand), BRANDS.reference);
      await whenDrawn(tab);
      expect(await findings(tab, ALL_RULES)).toEqual([]);
      if (isPictured(story, index)) {
        await expect(tab).toHaveScreenshot([screen, `${id}.png`], { fullPage: true });
        if (isUpdate(info)) await shrinkPicture(info.snapshotPath(screen, `${id}.png`));
      }
      expect(await brandFindings(tab, BRANDS)).toEqual([]);
      expect(await findings(tab, CONTRAST)).toEqual([]);
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
