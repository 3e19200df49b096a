import { useEffect, useState, useSyncExternalStore } from 'react';
import { PRESALE_TICK_MS, type Product, toReleaseMs } from 'shared-domain/catalogue';
import { serverNowMs } from 'shared-domain/runtime/server-time';
import { presaleDelayMs } from './presale-delay';

/** When an answer came that has just come. Only where every server hides its time is the device asked for it. */
// oxlint-disable-next-line shop/restricted-syntax
export const arrivedAtMs = (): number => serverNowMs() ?? Date.now();

/**
 * The time for what depends on it, each second until `untilMs` (P4-54): by the server's clock, and until that is known the time since the
 * HTML was made.
 *
 * @param renderedAt milliseconds since the epoch
 */
export function useNow(renderedAt: number, untilMs: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    if (renderedAt >= untilMs) return undefined;
    const startedAt = performance.now();
    const tick = (): void => {
      const current = serverNowMs() ?? renderedAt + performance.now() - startedAt;
      setNow(current);
      if (current >= untilMs) clearInterval(timer);
    };
    const timer = setInterval(tick, PRESALE_TICK_MS);
    return () => clearInterval(timer);
  }, [renderedAt, untilMs]);
  return now;
}

const neverChanges = () => () => undefined;
const none = () => 0;

/**
 * When this visitor may buy the product, in milliseconds since the epoch: visitors are spread over the first seconds of a release, so that
 * they do not all come at once (P4-54, P4-58). The server and the first render leave the spread out.
 *
 * @param renderedAt milliseconds since the epoch
 */
export function useRelease({ releaseDate }: Pick<Product, 'releaseDate'>, renderedAt: number): number {
  const releaseMs = toReleaseMs(releaseDate);
  const delayMs = useSyncExternalStore(neverChanges, releaseMs > renderedAt ? presaleDelayMs : none, none);
  return releaseMs + delayMs;
}
