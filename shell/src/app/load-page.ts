import type { LoaderAnswer, PageModule, PageRequest } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import { withTimeLimit } from 'shared-domain/runtime/time-limit';
import type { ModuleSource } from '../federation/module-source';
import type { RouteMatch, RouteTable } from '../federation/route-table';

/** Result of a route's loader, for its page. A remote that does not load, or a loader that throws, is `unavailable` too. */
export type PageData = Exclude<LoaderAnswer<unknown>, { kind: 'redirect' }>;

/** Status code of the document. */
export function statusOf(data: PageData): number {
  switch (data.kind) {
    case 'data':
      return 200;
    case 'not-found':
      return 404;
    case 'unavailable':
      return 503;
  }
}

export interface LoadContext {
  readonly table: RouteTable;
  readonly modules: ModuleSource;
  /** Now, in milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * Browser only: what a navigation does when the page's remote does not load in time. 'document': the server, which has
   * the remote's bundle, renders the page. 'failed': the failed page is shown; for a page that the server could not render.
   */
  readonly whenLate?: 'document' | 'failed';
  /** Browser only, set once the page has started: whether the shop serves an address with newer builds than the tab has. */
  isOutdated?: (address: Address) => Promise<boolean>;
  /** Server only: milliseconds after which a loader is given up; the page is unavailable then. */
  readonly loaderMs?: number;
  /** Server only: data that the edge has loaded itself for the page; its loader does not run. */
  readonly preloadedData?: PageData;
}

/** The address that is asked for. */
export interface Address {
  readonly pathname: string;
  /** With the question mark, or ''. */
  readonly search: string;
}

/** A page's data, or where to go instead; 'document': to the same address, whose document the server makes. */
export type LoadOutcome = LoaderAnswer<unknown> | { readonly kind: 'document' };

/** How long a navigation waits for a remote. */
const PATIENCE_MS = 4_000;
const LATE = Symbol('late');

/**
 * Loads the data of an address, on the server and in the browser: matches the route, loads its remote and runs its loader. A
 * remote that does not load and a loader that throws are reported, and the page is unavailable.
 *
 * @throws the signal's reason when the request was given up meanwhile
 */
export async function loadPage(address: Address, signal: AbortSignal, context: LoadContext): Promise<LoadOutcome> {
  if (await context.isOutdated?.(address)) return { kind: 'document' };
  const match = context.table.match(address.pathname);
  if (match) return context.preloadedData ?? runRoute(match, address, signal, context);
  // A page of another release, or of the CMS, may be at an address that this page's table does not know: the server decides.
  return { kind: context.whenLate === 'document' ? 'document' : 'not-found' };
}

async function runRoute(
  { route, params }: RouteMatch,
  { pathname, search }: Address,
  givenUp: AbortSignal,
  { modules, now, whenLate, loaderMs }: LoadContext,
): Promise<LoadOutcome> {
  try {
    const loading = modules.load<PageModule>(route.remote, route.expose);
    const module = await (whenLate ? inTime(loading) : loading);
    // Without a network the document would be the browser's own page.
    if (module === LATE) return { kind: whenLate === 'document' && navigator.onLine ? 'document' : 'unavailable' };
    const load = (signal: AbortSignal) => {
      const pageRequest: PageRequest = {
        pathname,
        params,
        searchParams: onlyKnown(search, route.searchParams),
        realm: resolveRealm(pathname),
        renderedAt: now(),
        signal,
      };
      return module.loader(pageRequest);
    };
    if (loaderMs === undefined) return await load(givenUp);
    const message = `The page's loader took longer than ${loaderMs} ms`;
    return await withTimeLimit({ limitMs: loaderMs, message, signal: givenUp }, load);
  } catch (error) {
    givenUp.throwIfAborted();
    reportError(error, { where: 'loader', remote: route.remote, build: modules.buildOf(route.remote), path: pathname });
    return { kind: 'unavailable' };
  }
}

const inTime = <Module>(loading: Promise<Module>): Promise<Module | typeof LATE> =>
  Promise.race([loading, new Promise<typeof LATE>((resolve) => setTimeout(() => resolve(LATE), PATIENCE_MS))]);

function onlyKnown(search: string, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.includes(name)));
}
