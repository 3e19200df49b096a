import {
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import type { LoaderAnswer, PageModule, PageRequest } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import type { ModuleSource } from '../federation/module-source';
import type { RemoteRoute, RouteTable } from '../federation/route-table';
import { FailedPage } from './failed-page';
import { ShopFallback } from './fallbacks';
import { Layout } from './layout';
import { NotFoundPage } from './not-found-page';
import type { PageData } from './page-data';
import { RoutePage } from './route-page';

export interface RouteContext {
  readonly modules: ModuleSource;
  readonly table: RouteTable;
  /** Now, in milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * Browser only: how a navigation goes on when the page's remote does not load in time. 'document': the server, which has
   * the remote's bundle, renders the page. 'failed': the failed page is shown; for a page that the server could not render.
   */
  readonly whenLate?: 'document' | 'failed';
  /** Server only: runs a loader in the name of its remote, so that a hang can be attributed. */
  readonly runLoader?: <Result>(remote: string, load: () => Result) => Result;
  /** Server only: data that the edge has loaded itself for the page; its loader does not run. */
  readonly preloadedData?: PageData;
}

/** The route tree, the same on the server and in the browser. */
export function createRoutes(context: RouteContext): RouteObject[] {
  return [
    {
      id: 'shop',
      path: '/',
      element: <Layout />,
      errorElement: <FailedPage />,
      hydrateFallbackElement: <ShopFallback />,
      children: [
        ...context.table.routes.flatMap((route) => route.paths.map((path) => toRouteObject(route, path, context))),
        toNotFoundRoute(context),
      ],
    },
  ];
}

function toRouteObject(route: RemoteRoute, path: string, context: RouteContext): RouteObject {
  return {
    id: `${route.key}:${path}`,
    path,
    handle: route,
    loader: (args) => context.preloadedData ?? loadPage(route, args, context),
    element: <RoutePage route={route} />,
    shouldRevalidate: (args) => needsNewData(route, args),
  };
}

/** A page of another release, or of the CMS, may be at an address that this page's table does not know: the server decides. */
function toNotFoundRoute({ whenLate }: RouteContext): RouteObject {
  return {
    id: 'not-found',
    path: '*',
    async loader({ request }): Promise<PageData> {
      if (whenLate === 'document') throw redirectDocument(documentPath(request));
      return { kind: 'not-found' };
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <NotFoundPage near={[]} />,
  };
}

function documentPath({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** By default the router reruns every loader on every change of the query; the shop's pages hold what they need. */
function needsNewData(
  route: RemoteRoute,
  { currentParams, nextParams, currentUrl, nextUrl, formAction }: ShouldRevalidateFunctionArgs,
): boolean {
  if (formAction || currentUrl.href === nextUrl.href) return true;
  return route.reloadOn.some(
    (name) =>
      currentParams[name] !== nextParams[name] || currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  );
}

async function loadPage(
  route: RemoteRoute,
  { request, params }: LoaderFunctionArgs,
  { modules, now, whenLate, runLoader = (_remote, load) => load() }: RouteContext,
): Promise<PageData> {
  const url = new URL(request.url);
  let answer: LoaderAnswer<unknown>;
  try {
    const loading = modules.load<PageModule>(route.remote, route.expose);
    const module = await (whenLate ? inTime(loading) : loading);
    if (module === LATE) {
      if (whenLate === 'document') throw redirectDocument(documentPath(request));
      return { kind: 'unavailable' };
    }
    const pageRequest: PageRequest = {
      pathname: url.pathname,
      params,
      searchParams: onlyKnown(url.searchParams, route.searchParams),
      realm: resolveRealm(url.pathname),
      renderedAt: now(),
      signal: request.signal,
    };
    answer = await runLoader(route.remote, () => module.loader(pageRequest));
  } catch (error) {
    if (request.signal.aborted || error instanceof Response) throw error;
    reportError(error, {
      where: 'loader',
      remote: route.remote,
      build: modules.buildOf(route.remote),
      path: url.pathname,
    });
    return { kind: 'unavailable' };
  }
  if (answer.kind === 'redirect') throw redirect(answer.to, answer.status);
  return answer;
}

/** How long a navigation waits for a remote. */
const PATIENCE_MS = 4_000;
const LATE = Symbol('late');

const inTime = <Module,>(loading: Promise<Module>): Promise<Module | typeof LATE> =>
  Promise.race([loading, new Promise<typeof LATE>((resolve) => setTimeout(() => resolve(LATE), PATIENCE_MS))]);

function onlyKnown(searchParams: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...searchParams].filter(([name]) => names.includes(name)));
}
