import { LRUCache } from 'lru-cache';
import { resolveRealm } from 'shared-domain/contracts/realm';
import type { PageData } from '../../app/load-page';

/** As long as a page is fresh. */
const FRESH_MS = 30_000;
const MAX_BODIES = 50;

/** HTML of the page for what is not found: equal for all addresses below one menu entry, apart from the pages that it suggests. */
export class NotFoundBodies {
  readonly #bodies = new LRUCache<string, string>({ max: MAX_BODIES, ttl: FRESH_MS });

  /** @param render is called when there is no fresh one. @param isWhole whether what it made may be kept */
  async read(
    data: Extract<PageData, { kind: 'not-found' }>,
    pathname: string,
    render: () => Promise<string>,
    isWhole: () => boolean,
  ): Promise<string> {
    const menuEntry = pathname.split('/', 2).join('/');
    const key = JSON.stringify([resolveRealm(pathname), menuEntry, data.near ?? []]);
    const kept = this.#bodies.get(key);
    if (kept !== undefined) return kept;
    const body = await render();
    if (isWhole()) this.#bodies.set(key, body);
    return body;
  }
}
