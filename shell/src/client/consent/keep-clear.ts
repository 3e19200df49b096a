/** A bar at the lower edge of the page: with the button that buys, or what was chosen to compare. */
const BAR = '[data-sticky-bar]';

/**
 * Keeps the panel off what it must not cover: it lies above a bar that sticks to the lower edge, what takes the focus is scrolled out from
 * under it, and the end of the page can be scrolled past it, in the colour of the footer. Nothing that is in view moves.
 *
 * @returns undoes it
 */
export function keepClear(host: HTMLElement, panel: HTMLElement): () => void {
  const { style: rootStyle } = document.documentElement;
  const { style: bodyStyle } = document.body;
  const ended = new AbortController();
  let frame = 0;
  const isOverPage = () => getComputedStyle(panel).position === 'fixed';
  // A focus that moves within the view scrolls nothing by itself.
  const uncover = (focused: EventTarget | null) => {
    if (!(focused instanceof Element) || focused === host || focused === document.body || !isOverPage()) return;
    const [inner, outer] = [focused.getBoundingClientRect(), panel.getBoundingClientRect()];
    const isBeside = inner.right <= outer.left || inner.left >= outer.right;
    // An element taller than the room above, as the whole page after a navigation, shows its beginning.
    if (inner.height > outer.top) return;
    if (!isBeside && inner.bottom > outer.top && inner.top < outer.bottom) scrollBy(0, inner.bottom - outer.top);
  };
  const place = () => {
    frame = 0;
    const lift = `${liftOver(document.querySelector<HTMLElement>(BAR))}px`;
    const isMoved = host.style.getPropertyValue('--lift') !== lift;
    if (isMoved) host.style.setProperty('--lift', lift);
    const room = isOverPage() ? `${Math.ceil(innerHeight - panel.getBoundingClientRect().top)}px` : '';
    if (rootStyle.scrollPaddingBottom !== room) rootStyle.scrollPaddingBottom = room;
    if (bodyStyle.paddingBottom !== room) {
      bodyStyle.paddingBottom = room;
      bodyStyle.boxShadow = room && `inset 0 -${room} ${getComputedStyle(panel).getPropertyValue('--ground-dark')}`;
    }
    if (isMoved) uncover(document.activeElement);
  };
  const placeSoon = () => {
    frame ||= requestAnimationFrame(place);
  };
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(placeSoon) : undefined;
  for (const each of [document.body, panel]) observer?.observe(each);
  // The bar hides and shows itself by its class.
  const changes = new MutationObserver(placeSoon);
  changes.observe(document.body, { attributeFilter: ['class'], subtree: true });
  for (const type of ['scroll', 'resize']) addEventListener(type, placeSoon, { passive: true, signal: ended.signal });
  document.addEventListener('focusin', ({ target }) => uncover(target), { signal: ended.signal });
  place();
  return () => {
    ended.abort();
    observer?.disconnect();
    changes.disconnect();
    cancelAnimationFrame(frame);
    rootStyle.scrollPaddingBottom = '';
    bodyStyle.paddingBottom = '';
    bodyStyle.boxShadow = '';
  };
}

/** How far the panel is lifted, in pixels. A bar that rests in the upper half of the window is far enough away. */
function liftOver(bar: HTMLElement | null): number {
  if (!bar || getComputedStyle(bar).visibility === 'hidden') return 0;
  const { top, bottom } = bar.getBoundingClientRect();
  const isInView = bottom > 0 && top < innerHeight;
  return isInView && top > innerHeight / 2 ? Math.ceil(innerHeight - top) : 0;
}
