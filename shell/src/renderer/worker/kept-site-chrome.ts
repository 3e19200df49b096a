/** HTML of header and footer that pages share: it is the same that React would write in each of them, and the browser hydrates it as such. */
import { LRUCache } from 'lru-cache';
import type { SlotModule } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import type { RemoteSlot } from '../../federation/route-table';
import type { SiteChromeName } from '../../federation/slot-names';
import type { BundleModules } from './bundle-modules';

const SHOWN = '<!--$-->';
const END = '<!--/$-->';
const DIV = /<(\/?)div[\s>]/g;

/**
 * The HTML inside a slot's Suspense boundary in a page; undefined when the slot failed and shows its fallback. React escapes text and
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

interface SlotOfPage extends RemoteSlot {
  readonly name: SiteChromeName;
  readonly modules: BundleModules;
  readonly data: unknown;
  readonly pathname: string;
}

/** Kept for one lane. */
export class KeptSiteChrome {
  readonly #html = new LRUCache<string, string>({ max: MAX_KEPT });

  /**
   * HTML of a slot, kept from an earlier page where the remote says what decides it.
   *
   * @param draw HTML of a whole page with the slot
   * @returns undefined when the slot failed
   */
  async read(slot: SlotOfPage, draw: () => Promise<string>): Promise<string | undefined> {
    const key = await keyOf(slot);
    const kept = key === undefined ? undefined : this.#html.get(key);
    if (kept !== undefined) return kept;
    const html = cutSlot(await draw(), slot.name);
    // HTML that lacks data is not for others.
    if (key !== undefined && html !== undefined && !slot.modules.degraded.has(slot.remote)) this.#html.set(key, html);
    return html;
  }
}

async function keyOf({ name, remote, expose, modules, data, pathname }: SlotOfPage): Promise<string | undefined> {
  try {
    const { htmlKey } = await modules.load<SlotModule>(remote, expose);
    if (!htmlKey) return undefined;
    const props = { data, pathname, realm: resolveRealm(pathname), appKey: 'web-shop' as const };
    return `${name} ${htmlKey(props)} ${JSON.stringify(data)}`;
  } catch (error) {
    reportError(error, { where: 'slot key', remote, slot: name });
    return undefined;
  }
}
