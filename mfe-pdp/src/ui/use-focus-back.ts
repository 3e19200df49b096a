import { useLayoutEffect } from 'react';

/** The page is inert until the dialog has closed, and then the browser moves the focus first. */
const CLOSED_MS = 100;

/**
 * When a dialog closes, the focus goes back to what opened it, or, where that has made way for another button, to the way on inside the given
 * part.
 */
export function useFocusBack(isOpen: boolean, partId: string): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const wayOn = document.getElementById(partId)?.querySelector<HTMLElement>('form button, a');
        const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
        (isThere ? opener : wayOn)?.focus();
      }, CLOSED_MS);
    };
  }, [isOpen, partId]);
}
