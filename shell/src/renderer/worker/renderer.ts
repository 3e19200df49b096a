/** Renders pages with one set of builds, inside a render worker. */
import { loadPage } from '../../app/load-page';
import type { Shop } from '../../app/shop-context';
import { createRouteTable } from '../../federation/route-table';
import type { Activity } from '../activity';
import type { PreparedBuild, Rendered, RenderRequest } from '../messages';
import { createBundleModules } from './bundle-modules';
import { KeptSiteChrome } from './kept-site-chrome';
import { loadSiteChrome } from './load-site-chrome';
import { NotFoundBodies } from './not-found-bodies';
import { renderPage } from './render-page';
import { renderSiteChrome } from './render-site-chrome';
import type { ServerBundle } from './server-modules';

export interface Renderer {
  render(request: RenderRequest): Promise<Rendered>;
}

/** Share of the time for the data after which loaders are given up, so that what others loaded is still shown. */
const LOADER_SHARE = 0.75;
/** The address is only a base for parsing: nothing is fetched from it. */
const BASE = 'http://shop.invalid';

export function createRenderer(
  builds: readonly PreparedBuild[],
  bundles: ReadonlyMap<string, ServerBundle>,
  activity: Pick<Activity, 'run' | 'enter'>,
): Renderer {
  const table = createRouteTable(builds);
  const notFoundBodies = new NotFoundBodies();
  const keptSiteChrome = new KeptSiteChrome();

  return {
    async render({ kind, url, renderedAt, deadlineMs, quarantined, preloadedData }) {
      const address = new URL(url, BASE);
      const { pathname } = address;
      const modules = createBundleModules(builds, bundles, quarantined);
      const loaderMs = Math.round(deadlineMs * LOADER_SHARE);
      const loading = loadSiteChrome({ table, modules, activity, pathname, renderedAt, loaderMs });
      const toShop = (slotData: Shop['slotData']): Shop => ({
        modules,
        table,
        renderedAt,
        slotData,
        onRender: (remote) => activity.enter(remote),
      });
      if (kind === 'site-chrome') return renderSiteChrome(toShop(await loading), modules.used, pathname);

      const page = loadPage(address, AbortSignal.timeout(deadlineMs), {
        modules,
        table,
        now: () => renderedAt,
        loaderMs,
        runLoader: (remote, load) => activity.run(remote, load),
        ...(preloadedData && { preloadedData }),
      });
      const [answer, slotData] = await Promise.all([page, loading]);
      if (answer.kind === 'redirect') return { kind: 'redirect', status: answer.status, location: answer.to };
      const data = answer.kind === 'document' ? ({ kind: 'unavailable' } as const) : answer;
      const siteChrome = await keptSiteChrome.ofPage({ table, modules, activity, slotData, pathname });
      const shop = { ...toShop(slotData), modules: siteChrome.modules };
      return renderPage({ address, data, modules, shop, siteChrome, notFoundBodies });
    },
  };
}
