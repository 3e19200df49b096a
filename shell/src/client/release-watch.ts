import { shopNowMs } from 'shared-domain/runtime/server-time';
import type { Address } from '../app/load-page';
import type { ModuleSource } from '../federation/module-source';

/** A tab that was loaded or asked in these milliseconds goes on with its builds; older ones ask with the next navigation. */
const ASK_AFTER_MS = 10 * 60_000;
/** A navigation does not wait longer for the answer, in milliseconds. */
const LIMIT_MS = 1_000;

/**
 * Whether the shop serves an address with other builds than this tab has. A tab keeps its builds while it is used, since their files are
 * served for long; one that has been left open takes the new ones with its next navigation, as a document. Data that a page loads again for
 * its own address is no navigation: nobody's page is reloaded.
 *
 * @returns false too when the shop does not answer in time
 */
export function createReleaseWatch({ buildOf }: Pick<ModuleSource, 'buildOf'>): (address: Address) => Promise<boolean> {
  let askedAtMs = shopNowMs();
  let isOutdated = false;
  return async ({ pathname, search }) => {
    if (pathname + search === location.pathname + location.search) return false;
    if (isOutdated || shopNowMs() - askedAtMs < ASK_AFTER_MS) return isOutdated;
    askedAtMs = shopNowMs();
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(pathname + search, { method: 'HEAD', signal }).catch(() => null);
    const served = (answer?.headers.get('x-shop-builds') ?? '').split(',').filter(Boolean);
    isOutdated = served.map((each) => each.split('@')).some(([remote = '', build]) => buildOf(remote) !== build);
    return isOutdated;
  };
}
