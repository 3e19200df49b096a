/** Faults that meet shoppers themselves: their session, their browser, their haste; and the database beneath them. */
import { ProductPage } from '../../pages/product-page';
import { endSessionOnServer } from '../../pages/session';
import { type Cell, Findings, within } from './cell';
import type { Matrix } from './remote-cells';
import { logIn } from './service-cells';
import { HEALS_WITHIN_MS, Shopper } from './shopper';

/** An accessory, which a press puts into the cart at once. */
const SKU = '4525857';

type Situation = (shopper: Shopper, findings: Findings, matrix: Matrix) => Promise<void>;

const opens = async (shopper: Shopper, findings: Findings, path: string) => {
  const status = await shopper.open(path);
  findings.expect(status === 200, `${path} has status ${status}`);
};

const orderRefOf = async (shopper: Shopper) =>
  (await shopper.context.cookies()).find(({ name }) => name === 'orderRef')?.value;

/** The cart that the browser has, whichever it is. */
async function quantities(shopper: Shopper): Promise<readonly string[]> {
  const orderRef = await orderRefOf(shopper);
  if (orderRef === undefined) return [];
  const answer = await shopper.context.request.post('/api/cart/get/', { data: { orderRef } });
  const { cart } = (await answer.json()) as {
    readonly cart: { readonly content: readonly { readonly name: string; readonly quantity: { value: number } }[] };
  };
  return cart.content.map(({ name, quantity }) => `${quantity.value} ${name}`);
}

async function openAccessory(shopper: Shopper, findings: Findings): Promise<ProductPage> {
  await opens(shopper, findings, '/tilbehor/deksler/');
  const href = await shopper.page.locator('main article a[href]').first().getAttribute('href');
  await opens(shopper, findings, href ?? '/');
  for (const slot of ['page', 'header'] as const) await shopper.untilInteractive(slot, HEALS_WITHIN_MS);
  return new ProductPage(shopper.page);
}

const SITUATIONS: Readonly<Record<string, { readonly isNew?: true; readonly run: Situation }>> = {
  'session ends while buying': {
    run: async (shopper, findings, { cart }) => {
      await logIn(shopper);
      await endSessionOnServer(shopper.context, shopper.options.origin);
      const product = await openAccessory(shopper, findings);
      await shopper.findsAPage(findings);
      findings.expect(await product.buy.isVisible(), 'the product cannot be bought');
      const now = await shopper.cart();
      findings.expect(now === cart, `the cart holds «${now}»`);
      await opens(shopper, findings, '/handlekurv/');
    },
  },
  'storage blocked': {
    run: async (shopper, findings, { cart }) => {
      await shopper.context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
      });
      for (const path of ['/mobiltelefoner/', '/mobilabonnement/', '/handlekurv/']) {
        await opens(shopper, findings, path);
        await shopper.canUseHeader(findings);
        findings.expect(await shopper.untilInteractive('page'), `${path} is not interactive`);
        await shopper.findsAPage(findings);
      }
      findings.expect((await shopper.cart()) === cart, 'the cart changed');
      shopper.hasReported(findings, null);
    },
  },
  'cookies blocked': {
    isNew: true,
    run: async (shopper, findings) => {
      await shopper.context.addInitScript(() => {
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
        Object.defineProperty(window, 'cookieStore', { value: undefined });
      });
      await shopper.context.clearCookies();
      for (const path of ['/mobiltelefoner/', '/mobilabonnement/', '/handlekurv/']) {
        await opens(shopper, findings, path);
        await shopper.canUseHeader(findings);
        await shopper.findsAPage(findings);
        await shopper.context.clearCookies();
      }
      shopper.hasReported(findings, null);
    },
  },
  offline: {
    run: async (shopper, findings, { cart }) => {
      await opens(shopper, findings, '/mobiltelefoner/');
      await shopper.untilInteractive('page');
      const { page } = shopper;
      const link = page.locator('main article a[href]').first();
      const address = page.url();
      // What keeps the page comes when the page has nothing else to do.
      await page.waitForLoadState('networkidle');
      await shopper.context.setOffline(true);
      await link.click({ noWaitAfter: true });
      const message = page.getByRole('status').filter({ hasText: /ikke på nett/ });
      findings.expect(await within(5_000, () => message.isVisible()), 'nothing says that there is no network');
      findings.expect(page.url() === address, 'offline, a click leads away from the page');
      await shopper.findsAPage(findings);
      await shopper.context.setOffline(false);
      await link.click({ noWaitAfter: true });
      findings.expect(
        await within(
          HEALS_WITHIN_MS,
          async () => page.url() !== address && (await page.locator('h1').first().isVisible()),
        ),
        'the link does not work again',
      );
      await opens(shopper, findings, '/handlekurv/');
      await shopper.findsAPage(findings);
      findings.expect((await shopper.cart()) === cart, 'the cart changed');
    },
  },
  'back and forward (bfcache)': {
    run: async (shopper, findings, { cart }) => {
      await opens(shopper, findings, '/mobiltelefoner/');
      await shopper.untilInteractive('header');
      await opens(shopper, findings, '/hjelp/');
      await shopper.page.goBack();
      await shopper.findsAPage(findings);
      await shopper.canUseHeader(findings);
      findings.expect(await shopper.untilInteractive('page'), 'the page before is not interactive');
      findings.expect((await shopper.cart()) === cart, 'the cart changed');
    },
  },
  'double click': {
    isNew: true,
    run: async (shopper, findings) => {
      const product = await openAccessory(shopper, findings);
      await product.buy.dblclick();
      findings.expect(
        await within(HEALS_WITHIN_MS, async () => (await quantities(shopper)).length > 0),
        'nothing is in the cart',
      );
      await shopper.page.waitForTimeout(1_500);
      const lines = await quantities(shopper);
      findings.expect(
        lines.length === 1 && lines[0]?.startsWith('1 ') === true,
        `the cart holds «${lines.join(', ')}»`,
      );
    },
  },
  'two tabs': {
    isNew: true,
    run: async (shopper, findings) => {
      const first = await openAccessory(shopper, findings);
      const other = await shopper.context.newPage();
      await other.goto(shopper.page.url());
      await other.waitForTimeout(1_500);
      const second = new ProductPage(other);
      await Promise.all([first.buy.click(), second.buy.click()]);
      findings.expect(
        await within(HEALS_WITHIN_MS, async () => (await quantities(shopper)).some((line) => line.startsWith('2 '))),
        `two tabs put one each into the cart, which holds «${(await quantities(shopper)).join(', ')}»`,
      );
    },
  },
  'database killed mid-update': {
    isNew: true,
    run: async (shopper, findings, { shop }) => {
      const post = (data: object) => shopper.context.request.post('/api/cart/update/', { data, timeout: 20_000 });
      const begun = (await (await post({ update: { accessorySku: SKU } })).json()) as { readonly orderRef: string };
      const { orderRef } = begun;
      const updates = Array.from({ length: 6 }, () =>
        post({ orderRef, update: { accessorySku: SKU } }).then(
          (answer) => answer.ok(),
          () => false,
        ),
      );
      const crashed = shop.crashDatabase();
      const accepted = (await Promise.all(updates)).filter(Boolean).length;
      await crashed;
      const read = async () => {
        const answer = await shopper.context.request.post('/api/cart/get/', { data: { orderRef } });
        if (!answer.ok()) return undefined;
        const { cart } = (await answer.json()) as {
          readonly cart: { readonly content: readonly { readonly quantity: { readonly value: number } }[] };
        };
        return cart.content.reduce((sum, { quantity }) => sum + quantity.value, 0);
      };
      let count: number | undefined;
      await within(HEALS_WITHIN_MS, async () => (count = await read()) !== undefined);
      findings.expect(count !== undefined, 'the cart is not readable afterwards');
      findings.expect(
        count === undefined || (count >= 1 + accepted && count <= 7),
        `${accepted} updates were accepted, and the cart holds ${count}`,
      );
      await opens(shopper, findings, '/handlekurv/');
    },
  },
};

export const shopperCells = (matrix: Matrix): Cell[] =>
  Object.entries(SITUATIONS).map(([row, { isNew, run }]) => ({
    table: 'shoppers and database',
    row,
    column: 'verdict',
    inSlice: ['double click', 'two tabs'].includes(row),
    run: async () => {
      const findings = new Findings();
      const shopper = await Shopper.enter({ ...matrix.shopper, ...(isNew && { orderRef: null }) });
      try {
        await run(shopper, findings, matrix);
      } finally {
        await shopper.leave();
      }
      findings.settle();
    },
  }));
