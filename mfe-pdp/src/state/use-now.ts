import { useEffect, useState } from 'react';
import { PRESALE_TICK_MS } from 'shared-domain/catalogue';

/**
 * The time for texts that depend on it: first that of the server's HTML, then the browser's, each second until `untilMs` (P4-54).
 *
 * @param renderedAt milliseconds since the epoch
 */
export function useNow(renderedAt: number, untilMs: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    if (renderedAt >= untilMs) return undefined;
    const tick = (): void => {
      const current = Date.now();
      setNow(current);
      if (current >= untilMs) clearInterval(timer);
    };
    const timer = setInterval(tick, PRESALE_TICK_MS);
    return () => clearInterval(timer);
  }, [renderedAt, untilMs]);
  return now;
}
