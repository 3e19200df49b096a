import { ConsentQuestion } from '../pages/consent-question';
/** The shop in the form of production, on systems that are not its own (`tooling/dev/operator-shop.ts`): a phone with a plan is bought and paid. */
import { ProductPage } from '../pages/product-page';
import { fillLogin, loginButton, nameButton } from '../pages/session';
import { consentState } from '../setup/consent';
import { startShop } from '../setup/global-setup';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

const BACKENDS = [
  { backend: 'second-backend', path: '/mobiltelefoner/havorn/h1/svart-128gb/', name: 'H1', plan: /Mobil 20 GB/ },
  { backend: 'shop-api', path: HANDSET.path, name: HANDSET.name, plan: /Fjell/ },
] as const;

for (const { backend, path, name, plan } of BACKENDS)
  test.describe(`${backend} behind it`, () => {
    let shop: Awaited<ReturnType<typeof startShop>>;
    let origin = '';
    let provider = '';
    test.beforeAll(async () => {
      test.setTimeout(300_000);
      process.env['BACKEND'] = backend;
      shop = await startShop('operator-shop.ts');
      origin = `http://localhost:${shop.base}`;
      provider = `http://127.0.0.1:${shop.base + 20}`;
    });
    test.afterAll(() => shop?.stop());

    test('a phone with a plan is bought after a login, paid in a checkout of its own, and seen in the order list', async ({
      page,
    }) => {
      await page.goto(`${origin}/mobiltelefoner/`);
      await untilInteractive(page, 'header');
      await loginButton(page).click();
      await page.getByRole('dialog', { name: 'Logg inn' }).getByRole('link', { name: 'Logg inn på Min Side' }).click();
      await expect(page).toHaveURL((url) => url.origin === provider);
      await fillLogin(page, 'ingrid');
      await expect(page).toHaveURL((url) => url.origin === origin && url.pathname === '/mobiltelefoner/');
      await expect(nameButton(page, /Ingrid/)).toBeVisible();

      await page.locator('main article').filter({ hasText: name }).first().getByRole('link').first().click();
      const product = new ProductPage(page);
      await product.openInteractive(`${origin}${path}`);
      const cart = await product.buyAndOpenCart();
      await expect(cart.dialog).toContainText(name);
      await expect(cart.dialog).toContainText(plan);
      await page.goto(`${origin}/handlekurv/`);
      await page.getByRole('main').getByRole('link', { name: 'Gå til kassen' }).click();

      await expect(page.getByRole('heading', { level: 1, name: 'Betaling' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(name);
      await page.getByRole('button', { name: 'Betal' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Takk for bestillingen' })).toBeVisible();
      await expect
        .poll(async () => {
          await page.goto(`${origin}/minside/mobil/avtaler/`);
          return page.getByRole('listitem').innerText();
        })
        .toMatch(new RegExp(`${name}.*: bekreftet`));
      await page.goto(`${origin}/handlekurv/`);
      await expect(page.getByRole('main')).toContainText(/tom/i);
    });

    test.describe('before the question about cookies is answered', () => {
      test.use({ storageState: consentState(null) });

      test('nothing of a tag manager is loaded; then it knows the choice, and what was shown, by its own names', async ({
        page,
      }) => {
        const asked: string[] = [];
        await page.route('https://www.googletagmanager.com/**', (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: 'text/javascript', body: 'window.hasTagManager = true;' });
        });
        await new ProductPage(page).openInteractive(`${origin}${path}`);
        expect(asked).toEqual([]);
        await new ConsentQuestion(page).accept.click();
        await expect.poll(() => page.evaluate(() => 'hasTagManager' in window)).toBe(true);
        expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
        const entries = () =>
          page.evaluate(() => {
            const { dataLayer = [] } = window as { dataLayer?: object[] };
            return dataLayer.map((entry) => JSON.stringify('length' in entry ? Array.from(entry as never) : entry));
          });
        await expect.poll(async () => (await entries()).join('\n')).toContain('"event":"view_item"');
        const [before = '', choice = ''] = await entries();
        expect(before).toMatch(/^\["consent","default",.*"analytics_storage":"denied"/);
        expect(choice).toMatch(/^\["consent","update",(?!.*denied).*"ad_user_data":"granted"/);
        // The vitals go when the page is hidden, by the web-vitals library. What a page sends as it is left, no tool hears.
        const vitals = page.waitForRequest((request) => (request.postData() ?? '').includes('"vitals"'));
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        });
        expect((await vitals).postData()).toMatch(/"vitals":\{[^}]*"lcp":[1-9]/);
      });
    });

    test('the operator’s own pages and menus are there, and nothing that is made up', async ({ page }) => {
      await page.goto(`${origin}/om-oss/`);
      await expect(page.getByRole('heading', { level: 1, name: 'Om oss' })).toBeVisible();
      const answer = await page.goto(`${origin}/mobiltelefoner/`);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Mobiltelefoner' })).toBeVisible();
      expect(await answer?.text()).not.toMatch(/127\.0\.0\.1:3030|localhost:30\d\d|fjelldemo/);
      if (backend === 'shop-api') await expect(page.getByText('Posten er forsinket i dag.')).toBeVisible();
      expect((await page.request.get(`${origin}/hjelp/`)).status()).toBe(404);
    });
  });
