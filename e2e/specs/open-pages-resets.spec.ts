import type { Page } from '@playwright/test';
import { OpenPage } from '../pages/open-page';
import { doubleText } from '../pages/text-in-view';
import { RESETS } from '../setup/resets';
import { SHOP_URL } from '../setup/shop-control';
import { type EXAMPLE_PAGES, exampleUrl, serveHtml } from '../setup/ssi-server';
import { expect, test } from '../setup/test';

const LOOKS = [
  'fontSize',
  'fontFamily',
  'fontWeight',
  'letterSpacing',
  'wordSpacing',
  'wordBreak',
  'lineHeight',
  'textTransform',
  'textAlign',
  'textIndent',
  'whiteSpace',
  'color',
  'cursor',
  'height',
] as const;

/** How each element of the header that is drawn looks, in order. */
const looksOf = (page: Page): Promise<readonly string[]> =>
  page.locator('shop-header').evaluate(
    (host, names) =>
      [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => {
          const style = getComputedStyle(element);
          return `${element.localName}: ${names.map((name) => `${name} ${style[name]}`).join(', ')}`;
        }),
    LOOKS,
  );

/** The example with a style sheet of its own: the looks of its header, and of that with the drawer of the search. */
async function openWith(page: Page, example: (typeof EXAMPLE_PAGES)[number], css: string) {
  const html = (await (await page.request.get(exampleUrl(example))).text())
    .replaceAll('/eksempler/site.css', 'data:text/css,')
    .replace('</head>', `<style>${css}</style></head>`);
  return serveHtml(html, async (url) => {
    const open = new OpenPage(page, SHOP_URL);
    await open.open(url);
    await page.mouse.move(0, 0);
    const closed = await looksOf(page);
    await open.tool('search').click();
    await expect(page.getByRole('dialog', { name: 'Hva leter du etter?' })).toBeVisible();
    return { closed, opened: await looksOf(page) };
  });
}

test.describe('the header on a page that begins with', () => {
  for (const [name, css] of RESETS)
    test(`${name} looks as on a bare page`, async ({ page, complaints }) => {
      // Whether the typeface is there in time depends on the network, and decides where lines break.
      complaints.allowed.push(/ERR_FAILED/);
      await page.route('**/*.woff2', (route) => route.abort());
      for (const example of ['include', 'script'] as const) {
        const bare = await openWith(page, example, 'body{margin:0}');
        const reset = await openWith(page, example, css);
        expect(bare.closed.length).toBeGreaterThan(10);
        expect(reset.closed).toEqual(bare.closed);
        expect(reset.opened).toEqual(bare.opened);
      }
    });
});

test('who has set larger letters in the browser has them in the header too, whatever the page does to its root', async ({
  page,
}) => {
  const html = (await (await page.request.get(exampleUrl('include'))).text()).replace(
    '</head>',
    '<style>html{font-size:62.5%}</style></head>',
  );
  const size = () =>
    serveHtml(html, async (url) => {
      await new OpenPage(page, SHOP_URL).open(url);
      const link = page.locator('shop-footer').getByRole('link').first();
      return link.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    });
  const asUsual = await size();
  expect(asUsual).toBeGreaterThanOrEqual(12);
  await doubleText(page);
  expect(await size()).toBe(asUsual * 2);
});
