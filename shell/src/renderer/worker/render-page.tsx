import type { PageHead, PageModule } from 'shared-domain/contracts/exposes';
import { escapeHtml } from 'shared-domain/kernel';
import { getConfig } from 'shared-domain/runtime/config';
import { reportError } from 'shared-domain/runtime/error-report';
import { headOf } from '../../app/document-head';
import { NavigationProgress } from '../../app/layout';
import { type Address, type PageData, statusOf } from '../../app/load-page';
import { PageTree } from '../../app/page-tree';
import { type Shop, ShopProvider } from '../../app/shop-context';
import type { RemoteRoute } from '../../federation/route-table';
import { jsonForScript } from '../document/script-json';
import type { Rendered } from '../messages';
import type { BundleModules } from './bundle-modules';
import type { PageWithSiteChrome } from './kept-site-chrome';
import type { NotFoundBodies } from './not-found-bodies';
import { renderToHtml } from './render-to-html';

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
      `<link rel="preload" as="image" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" type="${escapeHtml(type)}" fetchpriority="high">`,
    );
  }
  for (const object of head.jsonLd ?? [])
    lines.push(`<script type="application/ld+json">${jsonForScript(object)}</script>`);
  return lines.join('\n');
}

interface LoadedPage {
  readonly address: Address;
  readonly data: PageData;
  readonly modules: BundleModules;
  readonly shop: Shop;
  readonly siteChrome: Pick<PageWithSiteChrome, 'complete'>;
  readonly notFoundBodies: NotFoundBodies;
}

/** HTML, head and hydration data of a page whose loaders have run. */
export async function renderPage({
  address: { pathname, search },
  data,
  modules,
  shop,
  siteChrome,
  notFoundBodies,
}: LoadedPage): Promise<Rendered> {
  const match = shop.table.match(pathname);
  const route = match?.route;
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  const render = async () => {
    const html = await renderToHtml(
      <ShopProvider value={shop}>
        <PageTree page={{ location, action: 'POP', match, data }} navigate={nowhere} revalidator={REVALIDATOR} />
        {/* As in `BrowserPage`: ids of `useId` are made of the place in the tree. */}
        <NavigationProgress isLoading={false} />
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
    hydration: data,
    slotData: shop.slotData,
    used: modules.used,
    degraded: [...modules.degraded],
  };
}

/** Undefined where the data was preloaded and the remote has no module on the server. */
const pageModuleOf = (route: RemoteRoute, modules: BundleModules): Promise<PageModule | undefined> =>
  modules.load<PageModule>(route.remote, route.expose).catch(() => undefined);

/** Nobody navigates on the server. */
const nowhere = () => Promise.resolve();
const REVALIDATOR = { revalidate: nowhere, state: 'idle' } as const;
