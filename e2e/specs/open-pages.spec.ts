import { OpenPage } from '../pages/open-page';
import { ProductPage } from '../pages/product-page';
import { fillLogin } from '../pages/session';
import { fillCart } from '../setup/fill-cart';
import { HANDSET } from '../setup/products';
import { IDENTITY_URL, SHOP_URL } from '../setup/shop-control';
import { EXAMPLE_PAGES, exampleUrl, serveHtml, startSsiServer } from '../setup/ssi-server';
import { expect, test } from '../setup/test';
import { settledWordsOf, translateNow, wordsOf } from '../setup/translator';

const SCRIPT_LIMIT = 15_000;
const STYLE_LIMIT = 12_000;
/** React and the remotes: only for a visitor who turns to a tool. */
const INTERACTIVE = /open-pages\.js|\/remotes\/|interactive\.json/;

test.describe('on another site', () => {
  for (const name of EXAMPLE_PAGES)
    test(`${name}: header and footer move nothing, cost little, and open their drawers`, async ({ page, isMobile }) => {
      const open = new OpenPage(page, SHOP_URL);
      await open.open(exampleUrl(name));
      await expect(open.footer).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Georgia/);
      await expect(open.tool('cart')).toHaveAttribute('href', `${SHOP_URL}/handlekurv/`);
      expect(open.fetched.filter((url) => INTERACTIVE.test(url))).toEqual([]);
      expect(open.fetched.length, 'requests before any interaction').toBeLessThanOrEqual(5);
      if (!isMobile && name !== 'eleventy') {
        await open.menu.getByRole('button').first().click();
        await expect(open.menu.locator(':popover-open')).toBeVisible();
        expect(
          open.fetched.filter((url) => INTERACTIVE.test(url)),
          'menus need no script',
        ).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await open.tool('search').click();
      await expect(page.getByRole('dialog', { name: 'Hva leter du etter?' })).toBeVisible();
      await expect(open.header.locator('header')).toHaveCount(1);
      expect(await open.layoutShifts()).toEqual([]);
    });

  test(
    'before any interaction script and styles are within their limits',
    { tag: '@one-screen' },
    async ({ page, request }) => {
      const open = new OpenPage(page, SHOP_URL);
      for (const name of ['script', 'include'] as const) {
        open.fetched.length = 0;
        await open.open(exampleUrl(name));
        const bytesOf = async (pattern: RegExp) => {
          let bytes = 0;
          for (const url of new Set(open.fetched.filter((each) => pattern.test(each)))) {
            const { headers } = await fetchCompressed(url);
            bytes += Number(headers['content-length'] ?? Number.NaN);
          }
          return bytes;
        };
        const fetchCompressed = async (url: string) => {
          const answer = await request.get(url, { headers: { 'accept-encoding': 'br' } });
          return { headers: answer.headers() };
        };
        const script = await bytesOf(/\.js$/);
        const style = await bytesOf(/\.css$/);
        expect(script).toBeGreaterThan(1_000);
        expect(script).toBeLessThanOrEqual(SCRIPT_LIMIT);
        expect(style).toBeGreaterThan(1_000);
        expect(style).toBeLessThanOrEqual(STYLE_LIMIT);
      }
    },
  );

  test(
    '[F2.1-13] the menus are those of the attribute, whatever the path',
    { tag: '@one-screen' },
    async ({ page }) => {
      const open = new OpenPage(page, SHOP_URL);
      await open.open(exampleUrl('eleventy'));
      const current = () => open.menu.getByRole('link', { name: 'Borettslag', exact: true });
      await expect(current()).toHaveAttribute('aria-current', 'true');
      await page.evaluate(() => history.pushState(null, '', '/bedrift/mobiltelefoner/'));
      await open.tool('search').click();
      await expect(open.header).toHaveAttribute('data-live', '');
      await page.keyboard.press('Escape');
      await expect(current()).toHaveAttribute('aria-current', 'true');
    },
  );

  test('[F5.2-1, F2.4-1] the search of an open page has a clear button for a text, and leads to the shop', async ({
    page,
  }) => {
    await new OpenPage(page, SHOP_URL).open(exampleUrl('script'));
    await page.locator('shop-header [data-tool="search"]').click();
    const drawer = page.getByRole('dialog', { name: 'Hva leter du etter?' });
    await expect(drawer.getByRole('button', { name: 'Tøm' })).toHaveCount(0);
    await drawer.getByRole('combobox').fill('deksel');
    await expect(drawer.getByRole('button', { name: 'Tøm' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^${SHOP_URL}/sok/?\\?q=deksel`));
  });

  test('[F9.15-6] the header of an open page changes its form at 1024 px', { tag: '@one-screen' }, async ({ page }) => {
    const open = new OpenPage(page, SHOP_URL);
    for (const [width, height, hasMenu] of [
      [1024, 125, true],
      [1023, 65, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await open.open(exampleUrl('include'));
      await expect(open.tool('menu')).toBeVisible({ visible: !hasMenu });
      await expect(open.menu.getByRole('list').first()).toBeVisible({ visible: hasMenu });
      expect((await open.header.boundingBox())?.height).toBe(height);
    }
  });

  test(
    'the header is operated by the keyboard; the focus returns to the tool',
    { tag: '@one-screen' },
    async ({ page }) => {
      const open = new OpenPage(page, SHOP_URL);
      await open.open(exampleUrl('script'));
      await open.tool('login').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Logg inn' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Logg inn' })).toBeHidden();
      await expect(open.tool('login')).toBeFocused();
    },
  );

  test(
    'nothing of the visitor is asked for, and login is a page of the shop',
    { tag: '@one-screen' },
    async ({ page }) => {
      const open = new OpenPage(page, SHOP_URL);
      await open.open(exampleUrl('script'));
      await open.tool('login').click();
      const link = page.getByRole('dialog').getByRole('link', { name: /Min Side/ });
      await expect(link).toHaveAttribute('href', new RegExp(`^${SHOP_URL}/`));
      expect(open.fetched.filter((url) => /\/api\/|\/shop\/api\//.test(url))).toEqual([]);
    },
  );

  test('an announcement lies over the page; closed, it stays closed', async ({ page }) => {
    const open = new OpenPage(page, SHOP_URL);
    await open.open(exampleUrl('script'));
    const note = open.header.getByRole('note').first();
    await expect(note).toBeVisible();
    await note.getByRole('button', { name: 'LUKK' }).click();
    await expect(note).toBeHidden();
    await page.reload();
    await expect(open.header).toHaveAttribute('data-ready', '');
    await expect(open.header.locator('header')).toBeVisible();
    await expect(note).toBeHidden();
    expect(open.fetched.filter((url) => INTERACTIVE.test(url))).toEqual([]);
  });

  test('a page of another framework answers the cart’s event by itself', { tag: '@one-screen' }, async ({ page }) => {
    const open = new OpenPage(page, SHOP_URL);
    await open.open(exampleUrl('preact'));
    await open.tool('cart').click();
    await expect(page.getByRole('list', { name: 'Meldinger fra handlekurven' })).toContainText('nettbutikken');
    await expect(page).toHaveURL(exampleUrl('preact'));
  });

  test(
    'mounted twice, loaded twice and with wrong attributes there is one header and one warning of each kind',
    { tag: '@one-screen' },
    async ({ page, request, complaints }) => {
      complaints.allowed.push(/shop-header/);
      const html = (await (await request.get(exampleUrl('script'))).text())
        .replace('<shop-header>', '<shop-header domain="Privat" colour="red">')
        .replace('<main>', '<shop-header></shop-header><main>')
        .replace('/eksempler/site.css', 'data:text/css,')
        .replace('</head>', `<script async src="${SHOP_URL}/frame/shop-frame.js?again"></script></head>`);
      await serveHtml(html, async (url) => {
        await page.goto(url);
        await expect(page.getByRole('banner')).toHaveCount(1);
        const elements = page.locator('shop-header');
        await expect(elements.first().locator('header')).toBeVisible();
        await expect(elements.nth(1)).toBeHidden();
        expect(complaints.messages).toHaveLength(2);
        expect(complaints.messages.join()).toMatch(/domain="Privat".*colour/);
        expect(complaints.messages.join()).toContain('twice');
      });
    },
  );
});

test.describe('behind the same edge', () => {
  test(
    '[F2.5-2, F2.5-3] the page shares the cart: no button at 0 items, then its count and its drawer',
    { tag: '@gate-phone' },
    async ({ page }) => {
      const open = new OpenPage(page, SHOP_URL);
      await open.open('/eksempler/include/');
      await expect(open.tool('cart')).toBeHidden();
      const product = new ProductPage(page);
      await product.openInteractive(HANDSET.path);
      await product.buyAndOpenCart();
      await expect(page.getByRole('dialog', { name: 'Handlekurv (1)' })).toBeVisible();
      for (const path of ['/hjelp/', '/eksempler/script/']) {
        await open.open(path);
        await expect(open.header.getByRole('link', { name: 'Handlekurv, 1 vare' })).toBeVisible();
        await open.tool('cart').click();
        await expect(page.getByRole('dialog', { name: 'Handlekurv (1)' })).toContainText(HANDSET.name);
        expect(await open.layoutShifts()).toEqual([]);
      }
    },
  );

  for (const way of ['replaces', 'moves'] as const)
    test(`a translator that ${way} the texts of the header: menu, search and cart show the words that they show without it`, async ({
      page,
      context,
      request,
      isMobile,
    }) => {
      const open = new OpenPage(page, SHOP_URL);
      /** What the header shows while it is used. */
      const use = async (before: () => Promise<unknown>) => {
        const words: string[] = [];
        await fillCart(request, [context], SHOP_URL, [{ accessorySku: '4525857' }, { accessorySku: '4525924' }]);
        await open.open('/hjelp/');
        await before();
        await open.tool('search').click();
        const search = page.getByRole('dialog', { name: 'Hva leter du etter?' });
        for (const typed of ['kabel', 'deksel', 'kabel']) {
          await search.getByRole('combobox').fill(typed);
          await expect(search.getByRole('option').first()).toContainText(new RegExp(typed, 'i'));
          words.push(await wordsOf(search));
        }
        await search.getByRole('combobox').fill('');
        await expect(search.getByRole('option')).toHaveCount(0);
        words.push(await wordsOf(search));
        await page.keyboard.press('Escape');
        await expect(search).toBeHidden();
        if (isMobile) await open.tool('menu').click();
        else await open.menu.getByRole('button').first().click();
        const menu = isMobile ? page.getByRole('dialog') : open.menu.locator(':popover-open');
        await expect(menu).toBeVisible();
        words.push(await wordsOf(menu));
        await page.keyboard.press('Escape');
        await open.tool('cart').click();
        await page
          .getByRole('dialog', { name: 'Handlekurv (2)' })
          .getByRole('button', { name: /^Fjern/ })
          .first()
          .click();
        const cart = page.getByRole('dialog', { name: 'Handlekurv (1)' });
        await expect(cart).toBeVisible();
        words.push(await settledWordsOf(cart));
        await page.keyboard.press('Escape');
        words.push(await wordsOf(open.header.locator('header')));
        return words;
      };
      const expected = await use(() => Promise.resolve());
      const shown = await use(async () => {
        await translateNow(page, way);
        expect(await open.header.locator('font font').count()).toBeGreaterThan(5);
      });
      expect(shown).toEqual(expected);
    });

  test('[F2.3-7] login is the shop’s and comes back to the page, whose header then has the name', async ({ page }) => {
    const open = new OpenPage(page, SHOP_URL);
    await open.open('/hjelp/');
    await open.tool('login').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Logg inn på Min Side' }).click();
    await expect(page).toHaveURL(new RegExp(`^${IDENTITY_URL}/`));
    await fillLogin(page, 'ingrid');
    await expect(page).toHaveURL(`${SHOP_URL}/hjelp/`);
    await expect(open.tool('login')).toHaveText('Ingrid Nordmann');
    await open.tool('login').click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Logg ut' })).toBeVisible();
  });

  test('[F2.1-7, F2.1-8] a page of an equipment agreement has the simplified header', async ({ page }) => {
    const open = new OpenPage(page, SHOP_URL);
    await open.open('/bedrift/utstyrsavtale/');
    await expect(open.menu.getByRole('link')).toHaveText(['Hjem']);
    expect(await open.layoutShifts()).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every link of the menus and the footer is in reach of an included header', async ({
    page,
    request,
    isMobile,
  }) => {
    await page.goto(exampleUrl('include'));
    const navigation = (await (await request.get('/api/view-models/navigation')).json()) as {
      readonly domains: readonly {
        readonly menus: readonly { readonly links: readonly { readonly link: string }[] }[];
      }[];
    };
    const wanted = (navigation.domains[0]?.menus ?? []).flatMap(({ links }) => links.map(({ link }) => link));
    const found: string[] = [];
    const panels = page.locator('shop-header [popovertarget]');
    for (let index = 0; index < (await panels.count()); index += 1) {
      const button = panels.nth(index);
      await button.click();
      const open = page.locator('shop-header :popover-open');
      await expect(open).toBeVisible();
      const links = open.getByRole('link');
      await expect(links.last()).toBeVisible();
      found.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))));
      await page.keyboard.press('Escape');
    }
    expect(wanted.length).toBeGreaterThan(20);
    const addresses = wanted.map((link) => (link.startsWith('/') ? SHOP_URL + link : link));
    expect(addresses.filter((link) => !found.includes(link))).toEqual([]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Handlekurv' })).toBeVisible();
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(isMobile ? 3 : 10);
  });

  test(
    'the links inside the elements are what a page with one script tag shows',
    { tag: '@one-screen' },
    async ({ page }) => {
      await page.goto(exampleUrl('script'));
      await expect(page.locator('shop-header').getByRole('link', { name: 'Handlekurv' })).toBeVisible();
    },
  );
});

test('nginx puts a page together by the configuration of the example', { tag: '@one-screen' }, async ({ page }) => {
  const server = await startSsiServer();
  test.skip(server === null, 'nginx is not installed, and cannot be');
  if (!server) return;
  try {
    const open = new OpenPage(page, SHOP_URL);
    await open.open(`${server.origin}/eksempler/ssi/`);
    await open.tool('search').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await open.layoutShifts()).toEqual([]);
    const answer = await fetch(`${server.origin}/eksempler/ssi/`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect((await fetch(`${server.origin}/frame/header.html`)).status, 'only for includes').toBe(404);
  } finally {
    await server.stop();
  }
});
