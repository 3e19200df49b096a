import AxeBuilder from '@axe-core/playwright';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

const PAGES = [
  '/',
  '/mobiltelefoner/',
  '/tilbehor/',
  HANDSET.path,
  '/mobilabonnement/',
  '/handlekurv/',
  '/finnes-ikke/',
];

for (const path of PAGES) {
  test(`axe finds nothing on ${path}`, async ({ page, complaints }) => {
    complaints.allowed.push(/status of 404/);
    await page.goto(path);
    await untilInteractive(page, 'header');
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([]);
  });
}

test('a page of 320 px scrolls in one direction only', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of PAGES.slice(0, 6)) {
    await page.goto(path);
    const { width, room } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }));
    expect(width, path).toBeLessThanOrEqual(room);
  }
});
