import type { PageRouter } from '../app/page-router';
import { whenIdle } from './yield-to-main';

const INPUTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
/** The footer is this far below the view. */
const MARGIN = '300px';

/**
 * When the footer's server HTML is taken over: its links work before that, so it waits until it comes into view, until the
 * browser is idle after the first input, which it must not hold up, or until a navigation starts, which would have to wait for it otherwise.
 */
export function releaseFooter(router: Pick<PageRouter, 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const release = () => {
      unsubscribe();
      observer?.disconnect();
      for (const type of INPUTS) removeEventListener(type, releaseSoon, true);
      resolve();
    };
    const releaseSoon = () => whenIdle(release);
    const unsubscribe = router.subscribe(release);
    for (const type of INPUTS) addEventListener(type, releaseSoon, { capture: true, passive: true });
    const footer = document.querySelector('[data-slot="footer"]');
    const observer =
      footer && typeof IntersectionObserver === 'function'
        ? new IntersectionObserver(([entry]) => entry?.isIntersecting && release(), { rootMargin: MARGIN })
        : undefined;
    if (footer && observer) observer.observe(footer);
    else release();
  });
}
