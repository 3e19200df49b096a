import { makeVariant } from '../../../tooling/build/make-variant';
/** Every remote × what can fail of it, in the browser and on the server. */
import { remoteNames } from '../../../tooling/build/packages';
import { HANDSET } from '../../setup/products';
import { type Cell, Findings, NotApplicable, within } from './cell';
import type { NetworkFault } from './fault-proxy';
import type { FaultyShop } from './faulty-shop';
import { CODE_FAULTS, type CodeFault, PLANTED, switchableBuild, traceOf, WITHOUT_LOADER } from './planted-faults';
import { HEALS_WITHIN_MS, Shopper, type ShopperOptions, type Slot } from './shopper';

/** A page of each remote, and the region that is its own. */
export const PLACES: Readonly<Record<string, { readonly path: string; readonly slot: Slot }>> = {
  'mfe-header': { path: '/tilbehor/', slot: 'header' },
  'mfe-pdp': { path: HANDSET.path, slot: 'page' },
  'mfe-cart': { path: '/handlekurv/', slot: 'page' },
  'mfe-subscriptions': { path: '/mobilabonnement/', slot: 'page' },
  'mfe-lists': { path: '/mobiltelefoner/', slot: 'page' },
};
export const placeOf = (remote: string) => PLACES[remote] ?? { path: '/', slot: 'page' as const };
/** The killing faults end the process of this remote, so that it takes part in nothing for half a minute. */
const KILLING: readonly CodeFault[] = ['loop', 'memory', 'exit'];
const QUARANTINE_MS = 45_000;
/** As long as a failed page waits before it tries again. */
const WORKER_IS_BACK_MS = 5_000;
/** From a worker's output to this process. */
export const TRACE_WITHIN_MS = 2_000;
export const RELEASED_WITHIN_MS = 40_000;
const IN_SLICE = ['mfe-pdp', 'mfe-cart'];

const ENTRY = /\/remoteEntry\.js/;
const CHUNK = /\/expose-[\w-]+\.js|\/\d+\.js/;
const STYLE = /\.css/;
const FILE_FAULTS: readonly (readonly [column: string, kind: NetworkFault, files?: RegExp])[] = [
  ['refused', 'refused'],
  ['DNS', 'DNS'],
  ['500', '500'],
  ['404 entry', '404', ENTRY],
  ['hang entry', 'hang', ENTRY],
  ['hang chunk', 'hang', CHUNK],
  ['hang style', 'hang', STYLE],
  ['corrupt', 'corrupt', /\.js/],
  ['truncated', 'truncated', /\.js/],
  ['HTML for JS', 'html', /\.js/],
  ['slow', 'slow'],
];

export interface Matrix {
  readonly shop: FaultyShop;
  /** The page of a shopper with a filled cart. */
  readonly shopper: ShopperOptions;
  /** That cart holds this. */
  readonly cart: string;
}

/** Expectations of every page while something fails, and of the cart afterwards. */
export async function othersAreUsable(findings: Findings, shopper: Shopper, remote: string): Promise<void> {
  if (remote !== 'mfe-header') await shopper.canUseHeader(findings);
  if (remote !== 'mfe-cart') await shopper.canOpen(findings, '/handlekurv/');
  if (remote !== 'mfe-lists') await shopper.canOpen(findings, '/mobiltelefoner/');
}

export async function cartIsIntact(findings: Findings, shopper: Shopper, { cart }: Matrix): Promise<void> {
  const now = await shopper.cart();
  findings.expect(now === cart, `the cart holds «${now}», not «${cart}»`);
}

/** The proxy in front of the remote fails, the page is opened, the proxy recovers. */
export function browserNetworkCells(matrix: Matrix): Cell[] {
  const { shop } = matrix;
  return remoteNames().flatMap((remote) =>
    FILE_FAULTS.map(([column, kind, files]) => ({
      table: 'files in the browser',
      row: remote,
      column,
      inSlice: IN_SLICE.includes(remote) && ['refused', 'truncated'].includes(column),
      run: async () => {
        if (kind === 'DNS')
          throw new NotApplicable('a browser asks the address of the shop, which it has found already');
        const { path, slot } = placeOf(remote);
        const findings = new Findings();
        const proxy = shop.proxies[remote];
        const shopper = await Shopper.enter(matrix.shopper);
        try {
          proxy?.break(kind, files);
          const status = await shopper.open(path);
          findings.expect(status === 200, `status ${status}`);
          const isHit = await within(4_000, () => (proxy?.hits ?? 0) > 0);
          if (!isHit && files === STYLE)
            throw new NotApplicable('the first page of some remotes asks for no style sheet: it is in its HTML');
          findings.expect(isHit, 'the fault was not met');
          await othersAreUsable(findings, shopper, remote);
          await shopper.findsAPage(findings);
          await shopper.keepsItsPage(findings, slot);
          shop.heal();
          findings.expect(
            await shopper.untilInteractive(slot, HEALS_WITHIN_MS),
            `not interactive ${HEALS_WITHIN_MS / 1000} s after the fault`,
          );
          shopper.hasReported(findings, kind === 'slow' ? null : remote);
          await cartIsIntact(findings, shopper, matrix);
        } finally {
          shop.heal();
          await shopper.leave();
        }
        findings.settle();
      },
    })),
  );
}

const NOT_IN_A_BROWSER: Partial<Record<CodeFault, string>> = {
  loader: 'loaders of a first page run on the server',
  loop: 'a page has one thread: only its tab can be closed',
  exit: 'a script cannot end a browser',
};
/** Nothing is thrown, so nothing is reported. */
const SILENT: readonly CodeFault[] = ['suspense', 'memory'];

/** The remote's own code fails in the browser, in this tab alone. */
export function browserCodeCells(matrix: Matrix): Cell[] {
  return remoteNames().flatMap((remote) =>
    CODE_FAULTS.map((kind) => ({
      table: 'code in the browser',
      row: remote,
      column: kind,
      isAlone: false as const,
      inSlice: IN_SLICE.includes(remote) && ['render', 'effect'].includes(kind),
      run: async () => {
        const { [kind]: reason } = NOT_IN_A_BROWSER;
        if (reason) throw new NotApplicable(reason);
        const { path, slot } = placeOf(remote);
        const findings = new Findings();
        const shopper = await Shopper.enter(matrix.shopper, { remote, kind, text: PLANTED });
        try {
          const status = await shopper.open(path);
          findings.expect(status === 200, `status ${status}`);
          await othersAreUsable(findings, shopper, remote);
          if (kind === 'handler') {
            await shopper.untilInteractive(slot);
            await shopper.page.locator('h1').first().click();
          }
          if (!SILENT.includes(kind))
            findings.expect(await within(6_000, () => shopper.reports.length > 0), 'no error was reported');
          await shopper.findsAPage(findings);
          await shopper.keepsItsPage(findings, slot);
          shopper.hasReported(findings, remote);
          await cartIsIntact(findings, shopper, matrix);
        } finally {
          await shopper.leave();
        }
        findings.settle();
      },
    })),
  );
}

/** Plain requests: the pages of every remote are there. */
export async function pagesAreServed(findings: Findings, shopper: Shopper): Promise<void> {
  for (const { path } of Object.values(PLACES)) await shopper.canOpen(findings, path);
}

/** New builds are released while their files cannot be fetched: the builds before stay, and the new ones come afterwards. */
export function serverNetworkCells(matrix: Matrix): Cell[] {
  const { shop } = matrix;
  const rounds = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const round = async (column: string, kind: NetworkFault): Promise<ReadonlyMap<string, string>> => {
    const problems = new Map<string, string>();
    const builds = remoteNames().map((remote) => {
      const build = makeVariant(remote, { kind: `released-${column.replaceAll(/\W+/g, '-')}` });
      return { remote, build };
    });
    const findings = new Findings();
    const shopper = await Shopper.enter(matrix.shopper);
    try {
      for (const { remote } of builds) shop.proxies[remote]?.break(kind);
      for (const { remote, build } of builds) await shop.release(remote, build);
      await within(3_000, () => builds.every(({ remote }) => (shop.proxies[remote]?.hits ?? 0) > 0));
      await pagesAreServed(findings, shopper);
      for (const { remote, build } of builds)
        if (kind !== 'slow' && (await shop.buildOf(remote)) === build)
          problems.set(remote, 'the new build is served although its files failed');
      shop.heal();
      for (const { remote, build } of builds)
        if (!(await within(RELEASED_WITHIN_MS, async () => (await shop.buildOf(remote)) === build)))
          problems.set(remote, `not served ${RELEASED_WITHIN_MS / 1000} s after the fault`);
      await cartIsIntact(findings, shopper, matrix);
      findings.settle();
    } catch (error) {
      for (const { remote } of builds) problems.set(remote, String(error instanceof Error ? error.message : error));
    } finally {
      shop.heal();
      await shopper.leave();
    }
    return problems;
  };
  const once = (column: string, kind: NetworkFault) => {
    const known = rounds.get(column) ?? round(column, kind);
    rounds.set(column, known);
    return known;
  };
  // By fault: one round releases a build of each remote.
  return FILE_FAULTS.flatMap(([column, kind]) =>
    remoteNames().map((remote) => ({
      table: 'files on the server',
      row: remote,
      column,
      inSlice: false,
      run: async () => {
        if (/chunk|style/.test(column)) throw new NotApplicable('the server reads no chunk and no style of a remote');
        const problem = (await once(column, kind)).get(remote);
        if (problem) throw new Error(problem);
      },
    })),
  );
}

const NOT_ON_A_SERVER: Partial<Record<CodeFault, string>> = {
  effect: 'a server runs no effects',
  handler: 'a server runs no handlers',
};

/** The remote's own code fails on the server, in a build whose faults the proxy switches. */
export function serverCodeCells(matrix: Matrix): Cell[] {
  return CODE_FAULTS.filter((kind) => kind !== 'import' && !KILLING.includes(kind)).flatMap((kind) =>
    remoteNames().map((remote) => ({
      table: 'code on the server',
      row: remote,
      column: kind,
      run: async () => {
        const { [kind]: reason } = NOT_ON_A_SERVER;
        if (reason) throw new NotApplicable(reason);
        if (remote === WITHOUT_LOADER && (kind === 'loader' || kind === 'promise'))
          throw new NotApplicable('the shell reads the cart itself, without a loader');
        await strikeOnServer(matrix, remote, kind, HEALS_WITHIN_MS);
      },
    })),
  );
}

/** Every page needs these to be judged, so they are struck alone; the others wait beside each other until they are whole again. */
const NEEDED_BY_OTHERS = ['mfe-header', 'mfe-cart', 'mfe-lists'];

/** They end a worker, after which the remote is left out for half a minute. @returns groups, one after the other; the cells of one beside each other */
export function killingCells(matrix: Matrix): Cell[][] {
  const cell = (remote: string, kind: CodeFault): Cell => ({
    table: 'code on the server',
    row: remote,
    column: kind,
    run: async () => {
      // A build that has ended a worker once is not served again for a while.
      const build = switchableBuild(remote, `switchable-${kind}`);
      await matrix.shop.release(remote, build);
      const isServed = async () => (await matrix.shop.buildOf(remote)) === build;
      if (!(await within(RELEASED_WITHIN_MS, isServed))) throw new Error('the build with the fault is not served');
      await strikeOnServer(matrix, remote, kind, QUARANTINE_MS);
    },
  });
  const together = remoteNames().filter((remote) => !NEEDED_BY_OTHERS.includes(remote));
  return KILLING.flatMap((kind) =>
    [together, ...NEEDED_BY_OTHERS.map((remote) => [remote])].map((remotes) =>
      remotes.map((remote) => cell(remote, kind)),
    ),
  );
}

let turn: Promise<unknown> = Promise.resolve();

/** One at a time: two workers ended at once leave none for the pages of others. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

async function strikeOnServer(matrix: Matrix, remote: string, kind: CodeFault, healsWithinMs: number): Promise<void> {
  const { shop } = matrix;
  const { path, slot } = placeOf(remote);
  const findings = new Findings();
  const shopper = await Shopper.enter(matrix.shopper);
  try {
    await inTurn(async () => {
      const before = shop.written().length;
      await shop.plant(remote, kind);
      try {
        const status = await shopper.open(path);
        findings.expect(status === 200 || status === 503, `status ${status}`);
        const hasStruck = () => shop.written().includes(traceOf(remote, kind), before);
        findings.expect(await within(TRACE_WITHIN_MS, hasStruck), 'the fault did not strike');
      } finally {
        await shop.plant(remote, undefined);
      }
      // The browser draws the regions that the server left out; a page that failed tries again by itself.
      await within(HEALS_WITHIN_MS, () => shopper.page.locator('h1').first().isVisible());
      if (KILLING.includes(kind)) await within(WORKER_IS_BACK_MS, async () => (await fetch(shop.origin)).ok);
      await shopper.findsAPage(findings);
      await othersAreUsable(findings, shopper, remote);
    });
    const isWhole = async () => {
      const answer = await shopper.context.request.get(path);
      const html = await answer.text();
      const region = html.split(`data-slot="${slot}"`)[1] ?? '';
      return (
        answer.status() === 200 && /<h1/.test(html) && region.length > 5_000 && !/^[^>]*>\s*<!--\$!-->/.test(region)
      );
    };
    findings.expect(await within(healsWithinMs, isWhole), `not whole ${healsWithinMs / 1000} s after the fault`);
    shopper.hasReported(findings, null);
    await cartIsIntact(findings, shopper, matrix);
  } finally {
    await shopper.leave();
  }
  findings.settle();
}
