import { OpenPage } from '../pages/open-page';
import { buildIn, variantOf } from '../setup/builds-in-use';
import { control, release, SHOP_URL } from '../setup/shop-control';
import { EXAMPLE_PAGES, exampleUrl, serveHtml } from '../setup/ssi-server';
import { expect, test } from '../setup/test';

test('with a dead header remote every open page shows its header, and a tool leads to its plain page', async ({
  page,
  complaints,
}) => {
  complaints.allowed.push(/remote|Failed to load|ScriptNetworkError|RUNTIME-008|Federation Runtime/i);
  const open = new OpenPage(page, SHOP_URL);
  await control('kill', 'mfe-header');
  try {
    for (const name of EXAMPLE_PAGES) {
      await open.open(exampleUrl(name));
      await expect(open.footer).toBeAttached();
    }
    await open.tool('search').click();
    await expect(page).toHaveURL(/\/sok\/?/);
  } finally {
    await control('start', 'mfe-header');
  }
});

test('with a dead shop an included header stays, and elements keep the links inside them', async ({
  page,
  complaints,
}) => {
  complaints.allowed.push(/Failed to load|could not be loaded|ERR_/i);
  const open = new OpenPage(page, SHOP_URL);
  await open.open(exampleUrl('include'));
  await control('kill', 'shell');
  try {
    await page.goto(exampleUrl('include'));
    await expect(page.getByRole('navigation', { name: 'Hovedmeny' })).toBeAttached();
    await page.goto(exampleUrl('script'));
    await expect(page.getByRole('link', { name: 'Til nettbutikken' })).toBeVisible();
    await page.goto(exampleUrl('preact'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Til nettbutikken' })).toBeVisible();
  } finally {
    await control('start', 'shell');
    await expect.poll(async () => (await fetch(`${SHOP_URL}/health/ready`).catch(() => null))?.status).toBe(200);
  }
});

test('a release of the header is on every open page within seconds; HTML that was included before works with it', async ({
  page,
  request,
}) => {
  const builds = (await request.get('/')).headers()['x-shop-builds'] ?? '';
  const current = buildIn(builds, 'mfe-header');
  const old = await (await request.get(exampleUrl('include'))).text();
  expect(old).toContain(`data-build="${current}"`);
  const next = await variantOf('mfe-header');
  try {
    await release('mfe-header', next);
    for (const name of EXAMPLE_PAGES)
      await expect
        .poll(
          async () => {
            await page.goto(exampleUrl(name));
            return page.locator('shop-header [data-slot="header"]').getAttribute('data-build');
          },
          { message: name },
        )
        .toBe(next);
    await serveHtml(old.replace('/eksempler/site.css', 'data:text/css,'), async (url) => {
      const open = new OpenPage(page, SHOP_URL);
      await open.open(url);
      const header = page.locator('shop-header [data-slot="header"]');
      await expect(header).toHaveAttribute('data-build', current);
      await open.tool('search').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(header).toHaveAttribute('data-build', next);
      expect(await open.layoutShifts()).toEqual([]);
    });
  } finally {
    await release('mfe-header', current);
  }
});
