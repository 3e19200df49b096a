import { findsNothing } from '../setup/finds-nothing';
import { untilInteractive } from '../setup/hydrated';
import { expect, test } from '../setup/test';

const COMPARED = 'mobiltelefoner/apple/iphone-17,mobiltelefoner/samsung/galaxy-s25';

/** A page of each kind. */
const KINDS = [
  ['a root', '/mobiltelefoner/'],
  ['used phones', '/mobiltelefoner/like-fin/'],
  ['a kind of accessories', '/tilbehor/deksler/'],
  ['a brand', '/varemerker/samsung/'],
  ['a series', '/varemerker/samsung/galaxy-s25/'],
  ['an agreement', '/bedrift/utstyrsavtale/mobiltelefoner/'],
  ['business', '/bedrift/mobiltelefoner/'],
  ['a filtered list', '/mobiltelefoner/?merke=apple&betaling=new-switch'],
  ['a search', '/sok/?q=iphone'],
] as const;

for (const [kind, path] of KINDS) {
  test(`${kind}: axe finds nothing, and the keyboard leads past the filters to a card, through its colours, and on to the product`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilInteractive(page, 'page');
    const card = page.getByRole('main').getByRole('article').first();
    if (path !== '/tilbehor/deksler/') await expect(card.getByRole('radio').first()).toBeAttached();
    await findsNothing(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const skip = page.getByRole('main').getByRole('link', { name: 'Hopp til produktene' });
    if ((await skip.count()) > 0) {
      await skip.focus();
      await page.keyboard.press('Enter');
    }
    const link = card.getByRole('heading').getByRole('link');
    const focused = page.locator(':focus');
    const href = (await link.getAttribute('href')) ?? '';
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await focused.getAttribute('href')) === href) break;
    }
    await expect(link).toBeFocused();
    // Products of an agreement have no page of their own yet.
    if (href.startsWith('/bedrift/utstyrsavtale/')) return;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });
}

for (const [kind, path, text] of [
  ['the brands', '/varemerker/', 'Varemerker'],
  ['a comparison', `/sammenlign/?varer=${COMPARED}`, 'Sammenlign'],
  ['an empty comparison', '/sammenlign/', 'Sammenlign'],
  ['a list without hits', '/mobiltelefoner/?merke=apple&sok=galaxy', 'Mobiltelefoner'],
  ['a search without hits', '/sok/?q=xqzw', 'Ingen treff'],
] as const) {
  test(`${kind}: axe finds nothing, and nothing is wider than the screen`, async ({ page }) => {
    await page.goto(path);
    await untilInteractive(page, 'page');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
    await findsNothing(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}
