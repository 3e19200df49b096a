/** Every service that the shop asks × how it can fail. */
import { Delivery } from '../../pages/delivery';
import { fillLogin, loginButton } from '../../pages/session';
import { HANDSET } from '../../setup/products';
import { type Cell, Findings, NotApplicable, within } from './cell';
import type { NetworkFault } from './fault-proxy';
import type { Matrix } from './remote-cells';
import { HEALS_WITHIN_MS, LEAST_CHARACTERS, Shopper } from './shopper';

const SERVICE_FAULTS = ['refused', 'DNS', 'hang', '500', 'malformed', 'drift', 'truncated', '429', 'slow'] as const;

/** Longer than an answer is used. */
const MET_WITHIN_MS = 12_000;

const MOST_WITHOUT_API = 3;

interface Service {
  readonly proxy: 'shop-api' | 'cms' | 'identity';
  /** Its calls; default all. */
  readonly calls?: RegExp;
  /** Pages that ask for it, one for each fault: an answer is shared for ten seconds. */
  readonly paths: readonly string[];
  /** Statuses that the document may have. */
  readonly statuses: readonly number[];
  /** Something that the shopper does there, while it fails. */
  readonly act?: (shopper: Shopper, findings: Findings) => Promise<void>;
  /** Error reports that a page may send; default one. */
  readonly mostReports?: number;
  /** The page is not the shop's own. */
  readonly isForeign?: true;
}

export const SERVICES: Readonly<Record<string, Service>> = {
  catalogue: {
    proxy: 'shop-api',
    calls: /\/view-models\/product/,
    paths: [
      '/mobiltelefoner/',
      '/nettbrett/',
      '/smartklokker/',
      '/rutere/',
      '/smarthjem/',
      '/tilbehor/deksler/',
      '/tilbehor/hodetelefoner/',
      '/tilbehor/annet/',
    ],
    statuses: [200, 503],
  },
  cart: {
    proxy: 'shop-api',
    calls: /\/api\/cart\//,
    paths: ['/handlekurv/'],
    statuses: [200],
    act: async (shopper, findings) => {
      // A server that does not answer is given up, and the page says so.
      findings.expect(
        await within(12_000, async () => {
          const text = await shopper.page.locator('main').innerText();
          return text.length >= LEAST_CHARACTERS && /handlekurv/i.test(text) && !/er tom/i.test(text);
        }),
        'the cart page says that the cart is empty, or nothing',
      );
    },
  },
  subscriptions: {
    proxy: 'shop-api',
    calls: /\/view-models\/(subscriptions|bundles)/,
    paths: [
      '/mobilabonnement/',
      '/mobilabonnement/familie/',
      '/mobilabonnement/barn/',
      '/internett/mobilt-bredband/',
      '/mobilabonnement/pakketilbud/',
      '/mobilabonnement/kontantkort/',
      '/mobilabonnement/priser/',
      '/bedrift/mobilabonnement/',
    ],
    statuses: [200, 503],
  },
  customer: {
    proxy: 'shop-api',
    calls: /accountdata|userServiceApi|\/shop\/api\/security\//,
    paths: ['/tilbehor/'],
    statuses: [200],
  },
  delivery: {
    proxy: 'shop-api',
    calls: /\/graphql|pickuppoints|\/places\//,
    paths: [HANDSET.path],
    statuses: [200],
    // Two calls fail. The places report it once; the availability twice, as the specification has it: the transport logs and throws
    // again (F8-12), the caller logs that it falls back (F8-5).
    mostReports: 3,
    act: async (shopper, findings) => {
      const delivery = new Delivery(shopper.page);
      await shopper.untilInteractive('page');
      await delivery.ask('0154');
      const said = () => delivery.answer.innerText();
      findings.expect(
        await within(12_000, async () => (await said()).trim().length > 10),
        'the postcode gets no answer',
      );
    },
  },
  notices: {
    proxy: 'shop-api',
    calls: /\/api\/notices\//,
    paths: ['/varsel/?vare=4525857&grunn=pris'],
    statuses: [200],
    act: async ({ page }, findings) => {
      await page.getByLabel('E-post').fill('ola@eksempel.no');
      await page.getByRole('button', { name: 'Gi meg beskjed' }).click();
      findings.expect(await within(12_000, async () => page.url().includes('melding=')), 'the form gets no answer');
    },
  },
  'menu and footer': {
    proxy: 'shop-api',
    calls: /\/view-models\/(navigation|footer)|announcements/,
    // A search is drawn for each visit.
    paths: ['/sok/?q=deksel'],
    statuses: [200],
  },
  CMS: {
    proxy: 'cms',
    paths: ['/hjelp/', '/hjelp/faktura/', '/hjelp/flytting/', '/hjelp/apper/'],
    statuses: [200, 404, 502, 503, 504],
    isForeign: true,
  },
  identity: {
    proxy: 'identity',
    paths: ['/smartklokker/'],
    statuses: [200],
    act: async (shopper, findings) => {
      await shopper.untilInteractive('header');
      await loginButton(shopper.page).click();
      await shopper.page
        .getByRole('dialog', { name: 'Logg inn' })
        .getByRole('link', { name: 'Logg inn på Min Side' })
        .click();
      const isAway = () => !shopper.page.url().startsWith(shopper.options.origin);
      const alert = shopper.page.getByRole('dialog', { name: 'Logg inn' }).getByRole('alert');
      findings.expect(
        await within(12_000, async () => isAway() || (await alert.count()) > 0),
        'a login neither goes on nor says that it cannot',
      );
      if (isAway()) await shopper.page.goto('/smartklokker/');
    },
  },
};

export function serviceCells(matrix: Matrix): Cell[] {
  const { shop } = matrix;
  const cell = (row: string, service: Service, column: NetworkFault, index: number): Cell => ({
    table: 'services',
    row,
    column,
    inSlice: ['cart', 'delivery', 'CMS'].includes(row) && ['refused', 'drift'].includes(column),
    run: async () => {
      const findings = new Findings();
      const proxy = shop.proxies[service.proxy];
      if (column === 'DNS' && !proxy?.name)
        throw new NotApplicable('a browser is led to the identity provider by an address of its own');
      const path = service.paths[index % service.paths.length] ?? '/';
      const shopper = await Shopper.enter(matrix.shopper);
      try {
        if (row === 'customer') await logIn(shopper);
        proxy?.break(column, service.calls);
        const status = await shopper.open(path);
        // Without its name nothing of the API is there.
        const isApiLost = column === 'DNS' && status === 503;
        findings.expect(isApiLost || service.statuses.includes(status), `status ${status}`);
        if (!service.isForeign) await shopper.canUseHeader(findings);
        if (!isApiLost) await service.act?.(shopper, findings);
        // An answer is used for ten seconds; a page that is opened after that asks again.
        const isMet = await within(MET_WITHIN_MS, async () => {
          if ((proxy?.hits ?? 0) > 0) return true;
          await shopper.page.waitForTimeout(1_500);
          await shopper.open(path);
          return false;
        });
        if (!isMet) throw new NotApplicable('nothing on the page asked for it');
        await shopper.findsAPage(findings);
        shop.heal();
        const isWhole = async () => {
          const whole = await shopper.context.request.get(path);
          return whole.status() === 200 && /<h1/.test(await whole.text());
        };
        findings.expect(await within(HEALS_WITHIN_MS, isWhole), `not back ${HEALS_WITHIN_MS / 1000} s after the fault`);
        const now = await shopper.cart();
        findings.expect(now === matrix.cart, `the cart holds «${now}», not «${matrix.cart}»`);
        // Without the API's name the calls of its other services fail, too.
        shopper.hasReported(findings, null, column === 'DNS' ? MOST_WITHOUT_API : service.mostReports);
      } finally {
        shop.heal();
        await shopper.leave();
      }
      findings.settle();
    },
  });
  // By fault, so that the same service is not asked twice in a row.
  return SERVICE_FAULTS.flatMap((column, index) =>
    Object.entries(SERVICES).map(([row, service]) => cell(row, service, column, index)),
  );
}

export async function logIn(shopper: Shopper, path = '/tilbehor/'): Promise<void> {
  const { page, options } = shopper;
  await shopper.open(path);
  await shopper.untilInteractive('header');
  await loginButton(page).click();
  await page.getByRole('dialog', { name: 'Logg inn' }).getByRole('link', { name: 'Logg inn på Min Side' }).click();
  await page.waitForURL((url) => url.origin !== options.origin);
  await fillLogin(page, 'ingrid');
  await page.waitForURL((url) => url.origin === options.origin && url.pathname === path);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Ingrid/ })
    .waitFor();
}
