import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { RemoteRoute, RouteTable } from '../federation/route-table';
import { FailedPage } from './failed-page';
import { ShopFallback } from './fallbacks';
import { Layout } from './layout';
import { type LoadContext, loadPage, toDocument } from './load-page';
import { NotFoundPage } from './not-found-page';
import type { PageData } from './page-data';
import { RoutePage } from './route-page';

export interface RouteContext extends LoadContext {
  readonly table: RouteTable;
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
    loader: ({ request }): PageData | Response =>
      whenLate === 'document' ? toDocument(request) : { kind: 'not-found' },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <NotFoundPage near={[]} />,
  };
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
