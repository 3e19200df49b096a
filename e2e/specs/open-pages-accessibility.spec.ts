import AxeBuilder from '@axe-core/playwright';
import { OpenPage } from '../pages/open-page';
import { SHOP_URL } from '../setup/shop-control';
import { EXAMPLE_PAGES, exampleUrl } from '../setup/ssi-server';
import { expect, test } from '../setup/test';

// axe puts styles of its own into the page.
test.use({ bypassCSP: true });

for (const name of EXAMPLE_PAGES) {
  test(`axe finds nothing on ${name}, with the header as it comes and with a drawer`, async ({ page }) => {
    const open = new OpenPage(page, SHOP_URL);
    await open.open(exampleUrl(name));
    const violations = async () => {
      const found = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
    };
    expect(await violations()).toEqual([]);
    if (name !== 'script') return;
    await open.tool('login').click();
    await expect(page.getByRole('dialog', { name: 'Logg inn' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
}
