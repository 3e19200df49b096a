import { useEffect } from 'react';
import { HEADER_BREAKPOINTS_PX, RESIZE_DEBOUNCE_MS } from 'shared-domain/contracts/layout';
import { closeDrawer } from './header-store';

/** As the style sheets say it: with larger text the menus need more room. */
const MENUS_IN_A_ROW = `(min-width: ${HEADER_BREAKPOINTS_PX[1] / 16}em)`;

/** When a tablet is turned, 'Meny' gives way to the menus in a row; RESIZE_DEBOUNCE_MS after the last change of the window (F9.15-8). */
export function useHeaderResize(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      if (window.matchMedia(MENUS_IN_A_ROW).matches) closeDrawer('menu');
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, RESIZE_DEBOUNCE_MS);
    };
    window.addEventListener('resize', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', wait);
    };
  }, []);
}
