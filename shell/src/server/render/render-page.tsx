import {
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { reportError } from 'shared-domain/runtime/error-report';
import { headOf } from '../../app/document-head';
import { type PageData, statusOf } from '../../app/page-data';
import { type Shop, ShopProvider } from '../../app/shop-context';
import type { RemoteRoute } from '../../federation/route-table';
import type { BundleModules } from './bundle-modules';
import { renderHead } from './head-html';
import type { PageWithSiteChrome } from './kept-site-chrome';
import type { Rendered } from './messages';
import type { NotFoundBodies } from './not-found-bodies';
import { renderToHtml } from './render-to-html';

interface LoadedPage {
  readonly pathname: string;
  readonly handler: StaticHandler;
  /** What the handler made of the request. */
  readonly context: StaticHandlerContext;
  readonly modules: BundleModules;
  readonly shop: Shop;
  readonly siteChrome: Pick<PageWithSiteChrome, 'complete'>;
  readonly notFoundBodies: NotFoundBodies;
}

/** Whether a page's loader led to another address. */
export const toRedirect = (response: Response): Rendered => ({
  kind: 'redirect',
  status: response.status,
  location: response.headers.get('location') ?? '/',
});

/** HTML, head and hydration data of a page whose loaders have run. */
export async function renderPage({
  pathname,
  handler,
  context,
  modules,
  shop,
  siteChrome,
  notFoundBodies,
}: LoadedPage): Promise<Rendered> {
  const { data, route } = pageOf(context);
  const render = async () => {
    const html = await renderToHtml(
      <ShopProvider value={shop}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ShopProvider>,
      (error) => reportError(error, { where: 'server render', path: pathname }),
    );
    return siteChrome.complete(html);
  };
  const isWhole = () => modules.degraded.size === 0;
  const body = await (data.kind === 'not-found' ? notFoundBodies.read(data, pathname, render, isWhole) : render());
  if (route && data.kind === 'data' && data.isDegraded) modules.degraded.add(route.remote);
  const module = route && data.kind === 'data' ? await pageModuleOf(route, modules) : undefined;
  return {
    kind: 'page',
    status: statusOf(data),
    body,
    head: renderHead(headOf(data, pathname, module), pathname),
    hydration: { loaderData: context.loaderData, actionData: null, errors: null },
    slotData: shop.slotData,
    used: modules.used,
    degraded: [...modules.degraded],
  };
}

/** Undefined where the data was preloaded and the remote has no module on the server. */
const pageModuleOf = (route: RemoteRoute, modules: BundleModules): Promise<PageModule | undefined> =>
  modules.load<PageModule>(route.remote, route.expose).catch(() => undefined);

function pageOf({ matches, loaderData }: StaticHandlerContext): { data: PageData; route: RemoteRoute | undefined } {
  const match = matches.at(-1)?.route;
  const data = (match && (loaderData[match.id] as PageData | undefined)) ?? { kind: 'unavailable' };
  return { data, route: match?.handle as RemoteRoute | undefined };
}
