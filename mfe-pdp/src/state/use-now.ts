import { useEffect, useState } from 'react';
import { PRESALE_TICK_MS } from 'shared-domain/catalogue';
import { serverNowMs } from 'shared-domain/runtime/server-time';

/**
 * The time for what depends on it, each second until `untilMs` (P4-54): by the server's clock, and until that is known the time since the
 * HTML was made. The device's own clock is never asked for the time of day.
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
