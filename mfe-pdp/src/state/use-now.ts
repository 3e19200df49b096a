import { useEffect, useState } from 'react';
import { PRESALE_TICK_MS } from 'shared-domain/catalogue';
import { serverNowMs } from 'shared-domain/runtime/server-time';

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
