/**
 * HTML of header and footer that pages share. The tree of a later page has a mark in its place, so everything around it is rendered as
 * ever; the HTML is the same that React would write, and the browser hydrates it as such.
 */
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SlotModule } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import { fulfilled } from '../../federation/module-source';
import type { RemoteSlot, RouteTable } from '../../federation/route-table';
import { SITE_CHROME_SLOTS, type SiteChromeName } from '../../federation/slot-names';
import type { Activity } from '../activity';
import type { BundleModules } from './bundle-modules';

const SHOWN = '<!--$-->';
const END = '<!--/$-->';
const DIV = /<(\/?)div[\s>]/g;

/**
 * What a slot's Suspense boundary holds in a page's HTML; undefined when the slot failed and shows its fallback. React escapes text and
 * attributes, so every `<div` is an element.
 */
export function cutSlot(html: string, name: string): string | undefined {
  const start = html.indexOf(`<div data-slot="${name}"`);
  if (start === -1) return undefined;
  DIV.lastIndex = start;
  let depth = 0;
  for (let tag = DIV.exec(html); tag; tag = DIV.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth > 0) continue;
    const inner = html.slice(html.indexOf('>', start) + 1, tag.index);
    return inner.startsWith(SHOWN) && inner.endsWith(END) ? inner.slice(SHOWN.length, -END.length) : undefined;
  }
  return undefined;
}

/** Some for each realm and menu entry. */
const MAX_KEPT = 200;

export interface SiteChromePage {
  readonly table: RouteTable;
  readonly modules: BundleModules;
  readonly activity: Pick<Activity, 'run'>;
  readonly slotData: Readonly<Record<string, unknown>>;
  readonly pathname: string;
}

export interface PageWithSiteChrome {
  /** Those of the page; header and footer that are kept are marks. */
  readonly modules: BundleModules;
  /** Puts the kept HTML into the body, and keeps what was rendered. */
  readonly complete: (body: string) => string;
}

interface Region {
  readonly name: SiteChromeName;
  readonly remote: string;
  readonly expose: string;
  /** Undefined: the remote does not say what decides its HTML. */
  readonly key: string | undefined;
  readonly html: string | undefined;
}

/** Of one set of builds. */
export class KeptSiteChrome {
  readonly #html = new LRUCache<string, string>({ max: MAX_KEPT });
  /** No page can hold it by chance. */
  readonly #mark = `shop-${randomUUID()}`;
  readonly #marks = new Map(
    SITE_CHROME_SLOTS.map((name) => [name, fulfilled<SlotModule>({ Slot: () => this.#markOf(name) })]),
  );

  async ofPage(page: SiteChromePage): Promise<PageWithSiteChrome> {
    const { modules } = page;
    const regions = (await Promise.all(SITE_CHROME_SLOTS.map((name) => this.#region(name, page)))).flat();
    return {
      modules: {
        ...modules,
        load: <Module>(remote: string, expose: string) => {
          const loaded = modules.load<Module>(remote, expose);
          const kept = regions.find((region) => region.remote === remote && region.expose === expose);
          return kept?.html === undefined ? loaded : (this.#marks.get(kept.name) as typeof loaded);
        },
      },
      complete: (body) => regions.reduce((html, region) => this.#complete(html, region, modules), body),
    };
  }

  async #region(name: SiteChromeName, page: SiteChromePage): Promise<Region[]> {
    const slot = page.table.slotOf(name);
    // A remote that is quarantined or lacks data has no HTML that others may have.
    if (!slot || page.modules.degraded.has(slot.remote)) return [];
    const key = await keyOf(name, slot, page);
    return [{ name, ...slot, key, html: key === undefined ? undefined : this.#html.get(key) }];
  }

  #complete(body: string, { name, remote, key, html }: Region, modules: BundleModules): string {
    if (html !== undefined) return body.replace(this.#markOf(name), () => html);
    const cut = key === undefined || modules.degraded.has(remote) ? undefined : cutSlot(body, name);
    if (key !== undefined && cut !== undefined) this.#html.set(key, cut);
    return body;
  }

  #markOf(name: SiteChromeName): string {
    return `${this.#mark}-${name}`;
  }
}

async function keyOf(
  name: SiteChromeName,
  { remote, expose }: RemoteSlot,
  { modules, activity, slotData, pathname }: SiteChromePage,
): Promise<string | undefined> {
  try {
    const { htmlKey } = await modules.load<SlotModule>(remote, expose);
    if (!htmlKey) return undefined;
    const data = slotData[name];
    const props = { data, pathname, realm: resolveRealm(pathname), appKey: 'web-shop' as const };
    return `${name} ${activity.run(remote, () => htmlKey(props))} ${JSON.stringify(data)}`;
  } catch (error) {
    reportError(error, { where: 'slot key', remote, slot: name });
    return undefined;
  }
}
