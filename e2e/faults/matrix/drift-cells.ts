/** Every service × each member of its answers that is missing or of another type. Pages of the server are read as HTML, those of a browser in one. */
import { sleep } from '../../../tooling/dev/processes';
import { Delivery } from '../../pages/delivery';
import { HANDSET } from '../../setup/products';
import { type Cell, Findings, within } from './cell';
import { FieldDrifts } from './field-drifts';
import type { Matrix } from './remote-cells';
import { logIn, SERVICES } from './service-cells';
import { NORWEGIAN, Shopper, TECHNICAL } from './shopper';

export const FIELD_DRIFT = 'drift in each field';

/** Times two: an answer that a page accepts is used for ten seconds. */
const DEADLINE_MS = 360_000;
const ENDS_BEFORE_MS = 20_000;
/** An answer that a worker of the shell has kept is not used any more. */
const FORGOTTEN_MS = 10_500;
const MOST_NAMED = 12;

/** A new address for each visit, where '{n}' stands: the page of an address is kept. */
const at = (page: string, visit: number) => page.replace('{n}', String(100_000 + visit));

const PRODUCT_LISTS = [
  '/mobiltelefoner/',
  '/mobiltelefoner/like-fin/',
  '/nettbrett/',
  '/smartklokker/',
  '/rutere/',
  '/smarthjem/',
  '/tilbehor/',
  '/bedrift/mobiltelefoner/',
  '/bedrift/utstyrsavtale/mobiltelefoner/',
];
const PRODUCTS_OF_A_LIST = 8;
const LISTS = [...PRODUCT_LISTS, '/varemerker/apple/', '/varemerker/samsung/', '/bedrift/varemerker/apple/'];
const PLANS = [
  '/mobilabonnement/',
  '/internett/mobilt-bredband/',
  '/mobilabonnement/barn/',
  '/bedrift/mobilabonnement/',
];

/** Pages that the server draws of a service's answers. */
const DRAWN: Readonly<
  Record<string, { readonly calls: RegExp; readonly pages: (products: readonly string[]) => readonly string[] }>
> = {
  catalogue: {
    calls: /\/view-models\/(product-(details|list)|brands)|\/api\/search/,
    pages: (products) => [
      ...LISTS.map((list) => `${list}?pris=0-{n}`),
      '/sok/?q=iphone+{n}',
      '/sok/?q=galaxy&side={n}',
      ...products.map((product) => `${product}?dcv=v{n}`),
    ],
  },
  subscriptions: {
    calls: /\/view-models\/(subscriptions|bundles)/,
    pages: (products) => [
      ...PLANS.map((plans) => `${plans}?abonnement=v{n}`),
      '/mobilabonnement/pakketilbud/?abonnement=v{n}',
      ...products.filter((_, index) => index % PRODUCTS_OF_A_LIST === 0).map((product) => `${product}?dcv=v{n}`),
    ],
  },
  'menu and footer': {
    calls: /\/view-models\/(navigation|footer)|announcements/,
    pages: () => ['/sok/?q=deksel{n}', '/bedrift/sok/?q=deksel{n}'],
  },
};

const scriptless = (html: string) => html.replaceAll(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, '');
const textOf = (html: string) => html.replaceAll(/<head\b[\s\S]*?<\/head>/g, '').replaceAll(/<[^>]+>/g, ' ');
const zeroPricesIn = (text: string) => [...text.matchAll(/(?<![\d\s\u00a0.,])0\s?,-/g)].length;

/** Whether the page is whole, or says that it is not. @param zeroPrices of the page with right answers */
function lookAt(findings: Findings, status: number, html: string, zeroPrices: number): void {
  const shown = scriptless(html);
  const text = textOf(shown);
  findings.expect(status === 200 || status === 503, `status ${status}`);
  findings.expect(/<h1[\s>]/.test(shown), 'no h1');
  findings.expect(NORWEGIAN.test(text), 'the text is not Norwegian');
  const [technical] = TECHNICAL.exec(shown) ?? [];
  findings.expect(!technical, `the page says «${technical}»`);
  findings.expect(zeroPricesIn(text) <= zeroPrices, 'a price is 0,-');
}

const EXCEPTION = /TypeError|RangeError|ReferenceError|Cannot read|is not (a function|iterable)|"server render"/;

/** What was found, each with the drifts at which it was seen. */
class DriftFindings {
  readonly #seen: string[] = [];

  add(given: readonly string[], look: (findings: Findings) => void): void {
    const findings = new Findings();
    look(findings);
    for (const problem of findings.all) this.#seen.push(`${given.join(' + ')}: ${problem}`);
  }

  settle(drifts: FieldDrifts): void {
    const { left, seen } = drifts;
    const findings = new Findings();
    findings.expect(seen > 0, 'no answer was met');
    findings.expect(left.length === 0, `${left.length} drifts were not met: ${left.slice(0, MOST_NAMED).join(', ')}`);
    for (const problem of this.#seen) findings.expect(false, problem);
    findings.settle();
  }
}

async function productsOf(origin: string): Promise<readonly string[]> {
  const pages = await Promise.all(PRODUCT_LISTS.map(async (list) => (await fetch(origin + list)).text()));
  const found = pages.flatMap((html, index) => {
    const own = new RegExp(
      `href="(${PRODUCT_LISTS[index]?.replace('/tilbehor/', '/tilbehor/[\\w-]+/')}[\\w-]+/[\\w-]+/)[^/"]*"`,
      'g',
    );
    return [...new Set([...html.matchAll(own)].map(([, path = '']) => path))].slice(0, PRODUCTS_OF_A_LIST);
  });
  return [...new Set(found)];
}

async function readDrawn({ shop }: Matrix, name: string, until: number): Promise<void> {
  const { calls, pages } = DRAWN[name] ?? { calls: /^$/, pages: () => [] };
  const addresses = pages(await productsOf(shop.origin));
  const drifts = new FieldDrifts();
  const found = new DriftFindings();
  let visit = 0;
  const ask = async (address: string) => {
    const answer = await fetch(shop.origin + at(address, (visit += 1)), { headers: { accept: 'text/html' } });
    return { status: answer.status, html: await answer.text() };
  };
  const zeroPrices = new Map<string, number>();
  shop.proxies['shop-api']?.break('drift', calls, (answer, url) => drifts.pass(answer, url));
  await sleep(FORGOTTEN_MS);
  for (const address of addresses) {
    const { status, html } = await ask(address);
    found.add([`${address} as it is`], (findings) => lookAt(findings, status, html, Infinity));
    zeroPrices.set(address, zeroPricesIn(textOf(scriptless(html))));
  }
  await sleep(FORGOTTEN_MS);
  drifts.start();
  const isOver = () => drifts.left.length === 0 || Date.now() > until;
  while (!isOver()) {
    const before = drifts.left.length;
    for (const address of addresses)
      // What a page refuses is not kept, so that it asks again.
      do {
        drifts.given.length = 0;
        const written = shop.written().length;
        const { status, html } = await ask(address);
        if (drifts.given.length === 0) break;
        found.add(drifts.given, (findings) => {
          lookAt(findings, status, html, zeroPrices.get(address) ?? 0);
          const [exception] = EXCEPTION.exec(shop.written().slice(written)) ?? [];
          findings.expect(!exception, `the shell met «${exception}»`);
        });
      } while (!isOver());
    if (drifts.left.length === before) await sleep(500);
  }
  found.settle(drifts);
}

interface ReadByBrowser {
  readonly path: string;
  readonly enter?: (shopper: Shopper) => Promise<unknown>;
  /** Before each visit: what is kept is forgotten. */
  readonly forget?: (shopper: Shopper) => Promise<unknown>;
  readonly act?: (shopper: Shopper, visit: number) => Promise<unknown>;
  /** The page must not say so. */
  readonly never?: RegExp;
}

const BY_BROWSER: Readonly<Record<string, ReadByBrowser>> = {
  cart: { path: '/handlekurv/', never: /er tom/i },
  customer: {
    path: HANDSET.path,
    enter: logIn,
    forget: async ({ page, context }) => {
      await page.evaluate(() => localStorage.clear());
      for (const name of ['isInternetCustomer', 'shop-auth-lock']) await context.clearCookies({ name });
    },
  },
  delivery: {
    path: HANDSET.path,
    act: async (shopper) => {
      const delivery = new Delivery(shopper.page);
      await shopper.untilInteractive('page');
      await delivery.ask('0154');
      await within(6_000, async () => (await delivery.answer.innerText()).trim().length > 10);
    },
  },
};

const SETTLED_MS = 8_000;
const CALLED_WITHIN_MS = 4_000;
const VISITS_WITHOUT_A_CALL = 3;

async function readInBrowser(matrix: Matrix, name: string, until: number): Promise<void> {
  const { shop } = matrix;
  const { path, enter, forget, act, never } = BY_BROWSER[name] ?? { path: '/' };
  const drifts = new FieldDrifts();
  const found = new DriftFindings();
  const shopper = await Shopper.enter(matrix.shopper);
  const { page, context } = shopper;
  const devTools = await context.newCDPSession(page);
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  let visit = 0;
  let isLearning = true;
  const open = async () => {
    thrown.length = 0;
    await forget?.(shopper);
    await devTools.send('Network.clearBrowserCache');
    const status = await shopper.open(path);
    await act?.(shopper, (visit += 1));
    await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => undefined);
    // A busy machine looks idle before the page has asked for anything.
    await within(CALLED_WITHIN_MS, () => drifts.seen > 0 && (isLearning || drifts.given.length > 0));
    return { status, html: await page.content(), text: await page.locator('main').innerText() };
  };
  try {
    await enter?.(shopper);
    shop.proxies['shop-api']?.break('drift', SERVICES[name]?.calls, (answer, url) => drifts.pass(answer, url));
    const { html } = await open();
    const zeroPrices = zeroPricesIn(textOf(scriptless(html)));
    drifts.start();
    isLearning = false;
    let visitsWithout = 0;
    while (drifts.left.length > 0 && visitsWithout < VISITS_WITHOUT_A_CALL && Date.now() < until) {
      drifts.given.length = 0;
      const { status, html, text } = await open();
      visitsWithout = drifts.given.length === 0 ? visitsWithout + 1 : 0;
      found.add(drifts.given, (findings) => {
        lookAt(findings, status, html, zeroPrices);
        findings.expect(!never?.test(text), `the page says «${never?.source}»`);
        const exception = [...thrown, ...shopper.reports.map(({ message }) => message)].find((text) =>
          EXCEPTION.test(text),
        );
        findings.expect(!exception, `the page met «${exception}»`);
      });
    }
    shop.heal();
    const now = await shopper.cart();
    found.add(['afterwards'], (findings) => findings.expect(now === matrix.cart, `the cart holds «${now}»`));
  } finally {
    await shopper.leave();
  }
  found.settle(drifts);
}

export const driftCells = (matrix: Matrix): Cell[] =>
  Object.keys(SERVICES).flatMap((row) => {
    const read = row in DRAWN ? readDrawn : row in BY_BROWSER ? readInBrowser : undefined;
    if (!read) return [];
    return [
      {
        table: 'services',
        row,
        column: FIELD_DRIFT,
        deadlineMs: DEADLINE_MS,
        run: async () => {
          try {
            await read(matrix, row, Date.now() + DEADLINE_MS - ENDS_BEFORE_MS);
          } finally {
            matrix.shop.heal();
          }
        },
      },
    ];
  });
