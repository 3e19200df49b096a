import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects axe to find nothing.
 *
 * @param within selector of what is looked at, by default the whole page
 */
export async function findsNothing(page: Page, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // No page has a frame of another site, for which axe opens a page of its own.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
}
