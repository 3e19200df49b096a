/** Renders, inside a render worker, what one build brings to the pages of a lane. */
import { loadPage, type LoadOutcome } from '../../app/load-page';
import { createRouteTable } from '../../federation/route-table';
import type { PageTask, PreparedBuild, Rendered, RenderedSiteChrome, RenderRequest } from '../messages';
import { type BundleModules, createBundleModules } from './bundle-modules';
import { KeptSiteChrome } from './kept-site-chrome';
import { NotFoundBodies } from './not-found-bodies';
import { renderPage } from './render-page';
import { renderSiteChrome } from './render-site-chrome';
import type { ServerBundle } from './server-modules';

export interface Renderer {
  /** @param siteChrome of a page; it never rejects */
  render(request: RenderRequest, siteChrome: Promise<RenderedSiteChrome>): Promise<Rendered>;
}

/** Share of the time for the data after which loaders are given up, so that what others loaded is still shown. */
const LOADER_SHARE = 0.75;
/** Everything that a page shows is there before it is drawn: a page that waits for more than its modules has a fault. */
const WAIT_SHARE = 0.2;
/** The address is only a base for parsing: nothing is fetched from it. */
const BASE = 'http://shop.invalid';
const UNAVAILABLE = { kind: 'unavailable' } as const;

/** @param builds of the lane @param own remote whose build runs here @param bundle of that build */
export function createRenderer(
  builds: readonly PreparedBuild[],
  own: string | undefined,
  bundle: ServerBundle,
): Renderer {
  const table = createRouteTable(builds);
  const notFoundBodies = new NotFoundBodies();
  const keptSiteChrome = new KeptSiteChrome();

  const load = (
    { renderedAt, deadlineMs, preloadedData }: PageTask,
    address: URL,
    modules: BundleModules,
    loaderMs: number,
  ): Promise<LoadOutcome> => {
    const remote = table.routeOf(address.pathname)?.remote;
    // A build that does not run is reported when that is found, not for each of its pages.
    if (remote !== undefined && remote !== own) {
      modules.degraded.add(remote);
      return Promise.resolve(preloadedData ?? UNAVAILABLE);
    }
    return loadPage(address, AbortSignal.timeout(deadlineMs), {
      modules,
      table,
      now: () => renderedAt,
      loaderMs,
      ...(preloadedData && { preloadedData }),
    });
  };

  return {
    async render(request, siteChrome) {
      const { url, deadlineMs } = request;
      const address = new URL(url, BASE);
      const modules = createBundleModules(builds, own, bundle);
      const loaderMs = Math.round(deadlineMs * LOADER_SHARE);
      const waitMs = Math.round(deadlineMs * WAIT_SHARE);
      if (request.kind === 'site-chrome') {
        const { pathname } = address;
        return renderSiteChrome({ ...request, pathname, table, modules, loaderMs, waitMs, kept: keptSiteChrome });
      }
      const answer = await load(request, address, modules, loaderMs);
      if (answer.kind === 'redirect') return { kind: 'redirect', status: answer.status, location: answer.to };
      const data = answer.kind === 'document' ? UNAVAILABLE : answer;
      return renderPage({
        address,
        data,
        table,
        modules,
        renderedAt: request.renderedAt,
        siteChrome: await siteChrome,
        notFoundBodies,
        waitMs,
      });
    },
  };
}
