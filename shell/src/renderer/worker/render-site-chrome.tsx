import type { SlotModule } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import { type Shop, ShopProvider } from '../../app/shop-context';
import { SiteChromeSlot } from '../../app/site-chrome-slot';
import { fulfilled, type ModuleSource } from '../../federation/module-source';
import type { RouteTable } from '../../federation/route-table';
import type { SiteChromeName } from '../../federation/slot-names';
import type { RenderedSiteChrome, RenderRequest } from '../messages';
import { type BundleModules, NoModule } from './bundle-modules';
import { type KeptSiteChrome, cutSlot } from './kept-site-chrome';
import { loadSiteChrome } from './load-site-chrome';
import { renderTree } from './render-page';
import { renderToHtml } from './render-to-html';

const EMPTY: Promise<unknown> = fulfilled<SlotModule>({ Slot: () => null });

interface SiteChromeOptions extends Omit<Extract<RenderRequest, { kind: 'site-chrome' }>, 'url' | 'kind'> {
  readonly pathname: string;
  readonly table: RouteTable;
  readonly modules: BundleModules;
  readonly loaderMs: number;
  /** A region that is not drawn in this time shows its fallback. */
  readonly waitMs: number;
  readonly kept: KeptSiteChrome;
}

/** The regions of the site's frame that this worker's build brings: as they stand in a page of the shop, or alone for an open page. */
export async function renderSiteChrome(options: SiteChromeOptions): Promise<RenderedSiteChrome> {
  const { names, appKey, pathname, table, modules, renderedAt, kept, waitMs } = options;
  const slotData = await loadSiteChrome(options);
  const shop: Shop = { modules, table, renderedAt, slotData };
  const read = (name: SiteChromeName) => {
    const slot = table.slotOf(name);
    if (!slot) return undefined;
    if (appKey === 'open-pages') return drawAlone(name, pathname, shop, waitMs);
    const draw = () => drawInPage(name, pathname, shop, waitMs);
    return kept.read({ name, ...slot, modules, data: slotData[name], pathname }, draw);
  };
  const html: Partial<Record<SiteChromeName, string>> = {};
  const degraded = new Set<string>();
  for (const name of names) {
    const { remote = '' } = table.slotOf(name) ?? {};
    const region = await read(name);
    if (region !== undefined) html[name] = region;
    if (region === undefined || modules.degraded.has(remote)) degraded.add(remote);
  }
  return { kind: 'site-chrome', html, slotData, used: modules.used, degraded: [...degraded] };
}

/** A whole page, so that ids of `useId` are as there. It has nothing in the place of the other regions. */
function drawInPage(name: SiteChromeName, pathname: string, shop: Shop, waitMs: number): Promise<string> {
  const { modules, table } = shop;
  const drawn = table.slotOf(name);
  const load: ModuleSource['load'] = <Module,>(remote: string, expose: string) =>
    remote === drawn?.remote && expose === drawn.expose
      ? modules.load<Module>(remote, expose)
      : (EMPTY as Promise<Module>);
  const data = { kind: 'unavailable' } as const;
  return renderTree({ pathname, search: '' }, data, { ...shop, modules: { ...modules, load } }, waitMs);
}

/** With its element, which scripts look for; undefined when it shows its fallback. */
async function drawAlone(
  name: SiteChromeName,
  pathname: string,
  shop: Shop,
  waitMs: number,
): Promise<string | undefined> {
  const props = { realm: resolveRealm(pathname), pathname, appKey: 'open-pages' as const };
  const html = await renderToHtml(
    <ShopProvider value={shop}>
      <SiteChromeSlot name={name} props={props} fallback={null} />
    </ShopProvider>,
    waitMs,
    (error) => {
      if (!(error instanceof NoModule)) reportError(error, { where: 'site chrome render' });
    },
  );
  return cutSlot(html, name) === undefined ? undefined : html;
}
