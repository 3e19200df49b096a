import { useEffect } from 'react';
import { useRevalidator } from 'shared-domain/runtime/router';

const FIRST_DELAY_MS = 4_000;
const LONGEST_DELAY_MS = 60_000;

/**
 * Asks for the page's data again while it is missing: after 4, 8, 16 … seconds, and at once when the browser is back online.
 *
 * @param failed whether the data is missing
 */
export function useRecovery(failed: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!failed) return;
    let delayMs = FIRST_DELAY_MS;
    let timer: ReturnType<typeof setTimeout>;
    const ask = (): void => {
      clearTimeout(timer);
      void revalidate();
      delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
      timer = setTimeout(ask, delayMs);
    };
    timer = setTimeout(ask, delayMs);
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [failed, revalidate]);
}
