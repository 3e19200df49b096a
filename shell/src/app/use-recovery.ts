import { useEffect } from 'react';

const FIRST_DELAY_MS = 4_000;
const LONGEST_DELAY_MS = 60_000;

/**
 * Tries again while the component is mounted: after 4, 8, 16 … seconds (at most a minute apart), and at once when the browser is
 * back online.
 *
 * @param retry must keep its identity between renders, or the delays start over
 */
export function useRecovery(retry: () => unknown): void {
  useEffect(() => {
    let delayMs = FIRST_DELAY_MS;
    let timer: ReturnType<typeof setTimeout>;
    const tryAgain = () => {
      clearTimeout(timer);
      void retry();
      delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
      timer = setTimeout(tryAgain, delayMs);
    };
    timer = setTimeout(tryAgain, delayMs);
    window.addEventListener('online', tryAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [retry]);
}
