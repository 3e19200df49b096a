/** The visitor scrolls or chooses: the page must not move by itself any more. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** How long a page may grow, e.g. because more of a list is fetched. */
const PATIENCE_MS = 4_000;

/**
 * Scrolls to a position that the page may be too short for yet: again whenever it grows, until it is reached.
 *
 * @returns gives it up
 */
export function scrollUntilThere(top: number): () => void {
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1) stop();
  };
  const growth = typeof ResizeObserver === 'function' ? new ResizeObserver(scroll) : undefined;
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  function stop() {
    clearTimeout(timer);
    growth?.disconnect();
    for (const type of INPUTS) removeEventListener(type, stop, true);
  }
  for (const type of INPUTS) addEventListener(type, stop, { capture: true, passive: true });
  growth?.observe(document.body);
  scroll();
  return stop;
}
