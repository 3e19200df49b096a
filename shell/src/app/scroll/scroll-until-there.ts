/** The visitor scrolls or chooses: the page must not move by itself any more. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** How long a page may grow, e.g. because more of a list is fetched. */
const PATIENCE_MS = 4_000;
/** How long the position is held once it is reached: rows above it get their own heights, and the browser moves with them. */
const HOLD_MS = 500;

/**
 * Scrolls to a position that the page may be too short for yet: again whenever its height changes, until it has been there for a while.
 *
 * @returns gives it up
 */
export function scrollUntilThere(top: number): () => void {
  let held: ReturnType<typeof setTimeout> | undefined;
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    clearTimeout(held);
    held = Math.abs(window.scrollY - top) < 1 ? setTimeout(() => stop(), HOLD_MS) : undefined;
  };
  const growth = typeof ResizeObserver === 'function' ? new ResizeObserver(scroll) : undefined;
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  function stop() {
    clearTimeout(timer);
    clearTimeout(held);
    growth?.disconnect();
    for (const type of INPUTS) removeEventListener(type, stop, true);
  }
  for (const type of INPUTS) addEventListener(type, stop, { capture: true, passive: true });
  growth?.observe(document.body);
  scroll();
  return stop;
}
