import type { PageHead, PageModule } from 'shared-domain/contracts/exposes';
import { escapeHtml } from 'shared-domain/kernel';
import { getConfig } from 'shared-domain/runtime/config';
import { reportError } from 'shared-domain/runtime/error-report';
import { headOf } from '../../app/document-head';
import { NavigationProgress } from '../../app/layout';
import { type Address, type PageData, statusOf } from '../../app/load-page';
import { PageTree } from '../../app/page-tree';
import { type Shop, ShopProvider } from '../../app/shop-context';
import type { RemoteRoute, RouteTable } from '../../federation/route-table';
import { jsonForScript } from '../document/script-json';
import type { Rendered, RenderedPage, RenderedSiteChrome } from '../messages';
import { type BundleModules, NoModule } from './bundle-modules';
import { cutSlot } from './kept-site-chrome';
import type { NotFoundBodies } from './not-found-bodies';
import { INCOMPLETE, renderToHtml } from './render-to-html';
import { withSiteChromeMarks } from './site-chrome-marks';

/** The part of the document head that belongs to the page. */
export function renderHead(head: PageHead, pathname: string): string {
  const { shopOrigin, brand } = getConfig();
  const lines = [`<title>${escapeHtml(head.title)}</title>`];
  const meta = (name: string, content: string) => lines.push(`<meta name="${name}" content="${escapeHtml(content)}">`);
  const property = (name: string, content: string) =>
    lines.push(`<meta property="${name}" content="${escapeHtml(content)}">`);
  if (head.description) meta('description', head.description);
  if (head.noIndex) meta('robots', 'noindex');
  if (head.canonicalPath) lines.push(`<link rel="canonical" href="${escapeHtml(shopOrigin + head.canonicalPath)}">`);
  property('og:title', head.title);
  property('og:site_name', brand.name);
  property('og:url', shopOrigin + (head.canonicalPath ?? pathname));
  if (head.description) property('og:description', head.description);
  const image = head.image ?? brand.shareImage;
  if (image) property('og:image', new URL(image, shopOrigin).href);
  if (head.preloadImage) {
    const { srcSet, sizes, type } = head.preloadImage;
    lines.push(
      `<link rel="preload" as="image" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}"${type === undefined ? '' : ` type="${escapeHtml(type)}"`} fetchpriority="high">`,
    );
  }
  for (const object of head.jsonLd ?? [])
    lines.push(`<script type="application/ld+json">${jsonForScript(object)}</script>`);
  return lines.join('\n');
}

/** Errors of regions that show their fallback are reported. */
export const renderTree = (
  { pathname, search }: Address,
  data: PageData,
  shop: Shop,
  waitMs: number,
): Promise<string> =>
  renderToHtml(
    <ShopProvider value={shop}>
      <PageTree
        page={{
          location: { pathname, search, hash: '', state: null, key: 'default' },
          action: 'POP',
          match: shop.table.match(pathname),
          data,
        }}
        navigate={nowhere}
        revalidator={REVALIDATOR}
      />
      {/* As in `BrowserPage`: ids of `useId` are made of the place in the tree. */}
      <NavigationProgress isLoading={false} />
    </ShopProvider>,
    waitMs,
    (error) => {
      if (!(error instanceof NoModule)) reportError(error, { where: 'server render', path: pathname });
    },
  );

interface LoadedPage {
  readonly address: Address;
  readonly data: PageData;
  readonly table: RouteTable;
  readonly modules: BundleModules;
  readonly renderedAt: number;
  readonly siteChrome: RenderedSiteChrome;
  readonly notFoundBodies: NotFoundBodies;
  /** A page that is not drawn in this time is unavailable, inside header and footer. */
  readonly waitMs: number;
}

/** HTML, head and hydration data of a page whose loaders have run. One that cannot be drawn is unavailable. */
export async function renderPage(page: LoadedPage): Promise<Rendered> {
  const { address, data, table, modules, renderedAt, siteChrome, notFoundBodies, waitMs } = page;
  const { pathname } = address;
  const route = table.match(pathname)?.route;
  const { slotData } = siteChrome;
  for (const remote of siteChrome.degraded) modules.degraded.add(remote);
  const marked = withSiteChromeMarks(modules, table, siteChrome);
  const render = async () =>
    marked.complete(await renderTree(address, data, { modules: marked.modules, table, renderedAt, slotData }, waitMs));
  const isWhole = () => modules.degraded.size === 0;
  const body = await (data.kind === 'not-found' ? notFoundBodies.read(data, pathname, render, isWhole) : render());
  if (route && data.kind === 'data' && hasFailed(body)) {
    modules.degraded.add(route.remote);
    return renderPage({ ...page, data: { kind: 'unavailable' } });
  }
  if (route && data.kind === 'data' && data.isDegraded) modules.degraded.add(route.remote);
  const module = route && data.kind === 'data' ? await pageModuleOf(route, modules) : undefined;
  return {
    kind: 'page',
    status: statusOf(data),
    body,
    head: renderHead(headOf(data, pathname, module), pathname),
    hydration: data,
    slotData,
    used: together(siteChrome.used, modules.used),
    degraded: [...modules.degraded],
  };
}

/** React marks what it could not complete. */
const hasFailed = (body: string): boolean => body.includes(INCOMPLETE) && cutSlot(body, 'page') === undefined;

function together(...all: readonly RenderedPage['used'][]): RenderedPage['used'] {
  const used: Record<string, readonly string[]> = {};
  for (const [remote, exposes] of all.flatMap((each) => Object.entries(each)))
    used[remote] = [...new Set([...(used[remote] ?? []), ...exposes])];
  return used;
}

/** Undefined where the data was preloaded and the remote has no module on the server. */
const pageModuleOf = (route: RemoteRoute, modules: BundleModules): Promise<PageModule | undefined> =>
  modules.load<PageModule>(route.remote, route.expose).catch(() => undefined);

/** Nobody navigates on the server. */
const nowhere = () => Promise.resolve();
const REVALIDATOR = { revalidate: nowhere, state: 'idle' } as const;
