/** A press before the page's scripts are there: it does what the control shows, at once or as soon as it can. */
import type { Page } from '@playwright/test';
import { ProductPage } from '../pages/product-page';
import { logInFrom } from '../pages/session';
import { fillCart, sendToCart } from '../setup/fill-cart';
import { holdRequests } from '../setup/hydrated';
import { plain } from '../setup/one-price';
import { HANDSET } from '../setup/products';
import { SHOP_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

const LEASE = `${HANDSET.path}?so=lease24`;

const TOTAL = /Totalt pr\. md\. ?(\d[\d ]*,-)/;
const totalOf = (summary: string): string => TOTAL.exec(summary)?.[1] ?? 'none';

/** The cart asks for the sum that the page named. */
async function findsTheSaleThatWasShown(page: Page, shown: string) {
  await page.goto('/handlekurv/');
  await expect.poll(async () => plain(await page.getByRole('main').textContent())).toContain(`${totalOf(shown)}/md.`);
}

test(
  'the button of a phone with a plan, pressed before the scripts are there, buys what stands above it',
  { tag: '@gate-desktop' },
  async ({ page }) => {
    const product = new ProductPage(page);
    const release = await holdRequests(page);
    await page.goto(LEASE, { waitUntil: 'commit' });
    const shown = plain(await product.summary.textContent());
    expect(shown).toMatch(TOTAL);
    await product.buy.click({ noWaitAfter: true });
    await expect(product.buy).toHaveAttribute('aria-busy', 'true');
    expect(page.url()).toContain(LEASE);
    release();
    await expect(product.extras).toBeVisible();
    await findsTheSaleThatWasShown(page, shown);
  },
);

test(
  'a customer’s price and button wait until it is known what the customer has; a press at a stranger’s price buys nothing',
  { tag: '@gate-desktop' },
  async ({ page }) => {
    await logInFrom(page, '/mobilabonnement/', 'ingrid');
    const product = new ProductPage(page);
    // The page waits only so long (`CUSTOMER_LIMIT_MS`), and a slow machine longer.
    await page.addInitScript((limitMs) => {
      const start = window.setTimeout;
      Object.assign(window, {
        setTimeout: (...timer: Parameters<typeof start>) => (timer[1] === limitMs ? 0 : start(...timer)),
      });
    }, 8_000);
    await page.evaluate(() => localStorage.removeItem('accountData'));
    const releaseAccounts = await holdRequests(page, /\/api\/accountdata\//);
    const releaseScripts = await holdRequests(page);
    await page.goto(LEASE, { waitUntil: 'commit' });
    const ofStranger = plain(await product.summary.textContent());
    const amounts = product.summary.getByRole('definition');
    await expect(product.summary.getByText('Totalt pr. md.')).toBeVisible();
    await expect(amounts).toHaveCount(0);
    await product.buy.click({ noWaitAfter: true });
    releaseScripts();

    await expect(product.summary).toHaveAttribute('aria-busy', 'true');
    await expect(amounts).toHaveCount(0);
    await product.summary.getByRole('button', { name: /^Neste/ }).click({ force: true });
    releaseAccounts();
    await expect(product.summary).toContainText('Som i dag');
    await expect(product.summary).not.toHaveAttribute('aria-busy');
    await expect(amounts).not.toHaveCount(0);
    const shown = plain(await product.summary.textContent());
    expect(totalOf(shown)).not.toBe(totalOf(ofStranger));
    await expect(product.extras).toBeHidden();
    expect(await page.evaluate(() => document.cookie)).not.toContain('orderRef');

    await product.buy.click();
    await expect(product.extras).toBeVisible();
    await findsTheSaleThatWasShown(page, shown);
  },
);

test(
  'what the server has drawn stays while its script is on its way, whatever changes above it',
  { tag: '@gate-desktop' },
  async ({ page }) => {
    const release = await holdRequests(page, /\/below-information\b/);
    const product = new ProductPage(page);
    await product.openInteractive(HANDSET.path);
    const reviews = page.getByRole('tabpanel', { name: 'Omtaler' });
    await expect(reviews).toContainText('vurderinger');
    await product.payment.getByRole('tab', { name: 'Fullpris' }).click();
    await expect(product.payment.getByRole('tab', { name: 'Fullpris' })).toHaveAttribute('aria-selected', 'true');
    await expect(reviews).toContainText('vurderinger');
    release();
    await page.getByRole('tab', { name: 'Spesifikasjoner' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Spesifikasjoner' })).toContainText('tommer');
  },
);

test('a customer whose accounts do not come is told so, and can buy as a new one', async ({ page, complaints }) => {
  // Held for longer than the call waits.
  complaints.allowed.push(/Failed to fetch account data/);
  await logInFrom(page, '/mobilabonnement/', 'ingrid');
  const product = new ProductPage(page);
  await page.evaluate(() => localStorage.removeItem('accountData'));
  const release = await holdRequests(page, /\/api\/accountdata\//);
  await product.openInteractive(LEASE);
  await expect(product.summary).toContainText('Vi får ikke hentet abonnementene dine.');
  await expect(product.summary).not.toHaveAttribute('aria-busy');
  await product.buy.click();
  await expect(product.extras).toBeVisible();
  release();
});

const PAGES = [
  '/',
  '/mobiltelefoner/',
  LEASE,
  HANDSET.path,
  '/tilbehor/',
  '/mobilabonnement/',
  '/mobilabonnement/familie/',
  '/mobilabonnement/velge-mobilabonnement/',
  '/mobilabonnement/pakketilbud/',
  '/mobilabonnement/ubegrenset-data-provekjop/',
  '/internett/mobilt-bredband/',
  '/handlekurv/',
  '/sok/?q=iphone',
  '/bedrift/mobilabonnement/',
  '/bedrift/mobiltelefoner/apple/iphone-17/',
] as const;

/** Controls that neither the browser alone nor the plain form answers, and that do not wait. A tick holds: the list reads it. */
const unanswered = (page: Page): Promise<readonly string[]> =>
  page
    .locator('button, select, input:is([role=switch], [type=radio], [type=range]), [role=button]')
    .evaluateAll((all) =>
      all
        .filter((each) => {
          const isNative =
            each.hasAttribute('data-wait') ||
            each.hasAttribute('disabled') ||
            each.hasAttribute('popovertarget') ||
            (each instanceof HTMLAnchorElement && each.href !== '') ||
            (each instanceof HTMLButtonElement && each.type === 'submit' && each.form !== null);
          return !isNative && each.getClientRects().length > 0;
        })
        .map((each) => each.outerHTML.slice(0, 200)),
    );

test(
  'on every kind of page, a control that waits for the scripts keeps its press',
  { tag: ['@one-screen'] },
  async ({ page, context, request }) => {
    await fillCart(request, [context], SHOP_URL);
    await holdRequests(page);
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toBeVisible();
      expect(await unanswered(page), path).toEqual([]);
    }
  },
);

test(
  'on every kind of page, a plain form that does not wait puts what stands beside it into the cart',
  { tag: ['@one-screen'] },
  async ({ browser }) => {
    for (const path of PAGES) {
      const sold = new Set<string>();
      for (;;) {
        const context = await browser.newContext({ baseURL: SHOP_URL });
        try {
          const page = await context.newPage();
          await holdRequests(page);
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.getByRole('main')).toBeVisible();
          // One of each kind: by the address and the fields of the form.
          const buttons = page.locator('main form[method=post] button[type=submit]:not([data-wait], [disabled])');
          const kinds = await buttons.evaluateAll((all) =>
            all.map((each) => {
              const form = each.closest('form');
              const names = [...(form?.elements ?? [])].map((field) => field.getAttribute('name'));
              return [form?.getAttribute('action'), ...names, each.textContent].join(' ');
            }),
          );
          const at = kinds.findIndex((kind) => !sold.has(kind));
          if (at === -1) break;
          sold.add(kinds[at] ?? '');
          const button = buttons.nth(at);
          const shown = plain(
            await button.evaluate((each) => each.closest('article, li, section, main')?.textContent ?? ''),
          );
          await button.click();
          await expect(page, `${path}: ${kinds[at]}`).toHaveURL(/\/handlekurv\//);
          const orderRef = (await context.cookies()).find(({ name }) => name === 'orderRef')?.value;
          const { cart } = await sendToCart(context.request, 'get', {
            orderRef,
            realm: path.startsWith('/bedrift/') ? 'B2B' : 'B2C',
          });
          expect(cart.content.length, `${path}: ${kinds[at]}`).toBeGreaterThan(0);
          for (const { name } of cart.content) {
            const [first, second = ''] = plain(name)
              .replace(/^Fjell /, '')
              .split(' ');
            expect(shown, `${path}: ${kinds[at]}`).toContain(`${first} ${second}`.trim());
          }
        } finally {
          await context.close();
        }
      }
    }
  },
);
