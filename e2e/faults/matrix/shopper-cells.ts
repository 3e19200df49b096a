/** Faults that meet shoppers themselves: their session, their browser, their haste; and the database beneath them. */
import { makeVariant } from '../../../tooling/build/make-variant';
import { ProductPage } from '../../pages/product-page';
import { endSessionOnServer } from '../../pages/session';
import { type Cell, Findings, within } from './cell';
import type { Matrix } from './remote-cells';
import { logIn } from './service-cells';
import { HEALS_WITHIN_MS, Shopper } from './shopper';
import { shopsOverTls } from './tls-cell';

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

interface Described {
  /** A shopper without a cart. */
  readonly isNew?: true;
  readonly deadlineMs?: number;
  readonly run: Situation;
}

const SITUATIONS: Readonly<Record<string, Described>> = {
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
      // The script that keeps the page is loaded when the page has nothing else to do.
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
  'a request that is played again': {
    isNew: true,
    run: async (shopper, findings) => {
      const { request } = shopper.context;
      const sent = {
        data: { update: { accessorySku: SKU } },
        headers: { 'idempotency-key': `replayed-${Date.now()}` },
      };
      const answers = await Promise.all([1, 2, 3].map(() => request.post('/api/cart/update/', sent)));
      const carts = await Promise.all(answers.map(async (answer) => (await answer.json()) as { orderRef: string }));
      const { orderRef } = carts[0] ?? { orderRef: '' };
      findings.expect(new Set(carts.map((cart) => cart.orderRef)).size === 1, 'there is more than one order');
      await shopper.context.addCookies([{ name: 'orderRef', value: orderRef, url: shopper.options.origin }]);
      const lines = await quantities(shopper);
      findings.expect(lines.join().startsWith('1 ') && lines.length === 1, `the cart holds «${lines.join(', ')}»`);
    },
  },
  'a clock that is a day slow': {
    isNew: true,
    run: async (shopper, findings) => {
      await shopper.context.addInitScript(() => {
        const Real = Date;
        const slowMs = 86_400_000;
        globalThis.Date = new Proxy(Real, {
          construct: (target, given: ConstructorParameters<DateConstructor>) =>
            given.length > 0 ? new target(...given) : new target(Real.now() - slowMs),
          get: (target, name) => (name === 'now' ? () => Real.now() - slowMs : (Reflect.get(target, name) as unknown)),
        });
      });
      const product = await openAccessory(shopper, findings);
      await product.buy.click();
      findings.expect(
        await within(HEALS_WITHIN_MS, async () => (await quantities(shopper)).join().startsWith('1 ')),
        'nothing is in the cart',
      );
      await opens(shopper, findings, '/handlekurv/');
      await shopper.untilInteractive('page');
      await shopper.findsAPage(findings);
      shopper.hasReported(findings, null);
    },
  },
  'events of an unknown version': {
    run: async (shopper, findings, { cart }) => {
      await opens(shopper, findings, '/mobiltelefoner/');
      for (const slot of ['page', 'header'] as const) await shopper.untilInteractive(slot);
      await shopper.page.evaluate(() => {
        const details: Readonly<Record<string, unknown>> = {
          '@99': { of: 'another time' },
          '@1': { line: 7, source: {} },
          '@1 ': null,
        };
        for (const name of ['shop:cart:line-added', 'shop:cart:drawer-requested', 'shop:consent:changed'])
          for (const [version, detail] of Object.entries(details))
            window.dispatchEvent(new CustomEvent(name + version.trim(), { detail }));
      });
      await shopper.page.waitForTimeout(1_000);
      await shopper.findsAPage(findings);
      await shopper.canUseHeader(findings);
      findings.expect((await shopper.cart()) === cart, 'the cart changed');
    },
  },
  'three releases under an open page': {
    run: async (shopper, findings, { shop, cart }) => {
      await opens(shopper, findings, '/mobiltelefoner/');
      await shopper.untilInteractive('page');
      let build = '';
      for (const time of ['first', 'second', 'third']) {
        build = makeVariant('mfe-pdp', { kind: `under-${time}` });
        await shop.release('mfe-pdp', build);
        await within(HEALS_WITHIN_MS, async () => (await shop.buildOf('mfe-pdp')) === build);
      }
      const { page } = shopper;
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.locator('main article a[href]').first().click();
      findings.expect(
        await within(HEALS_WITHIN_MS, () => page.locator('h1').filter({ hasNotText: 'Mobiltelefoner' }).isVisible()),
        'the product does not open',
      );
      findings.expect(loads <= 1, `the page was loaded ${loads} times`);
      await shopper.findsAPage(findings);
      findings.expect(await shopper.untilInteractive('page', HEALS_WITHIN_MS), 'the product is not interactive');
      shopper.hasReported(findings, null);
      findings.expect((await shopper.cart()) === cart, 'the cart changed');
    },
  },
  'TLS at the edge': {
    isNew: true,
    // A second shop starts.
    deadlineMs: 180_000,
    run: (_shopper, findings, matrix) => shopsOverTls(findings, matrix),
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
  Object.entries(SITUATIONS).map(([row, { isNew, deadlineMs, run }]) => ({
    table: 'shoppers and database',
    row,
    column: 'verdict',
    ...(deadlineMs && { deadlineMs }),
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
