/** The link of this shop that an event happened in; null: none, or one that opens a window of its own. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return anchor && anchor.origin === location.origin && anchor.target !== '_blank' ? anchor : null;
}
