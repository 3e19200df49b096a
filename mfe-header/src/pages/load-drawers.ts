/** Loads the drawers' chunk; the browser keeps it, so a second call costs nothing. */
export const loadDrawers = () => import('./drawers');

/** Ahead of a click. A failure shows when the drawer is really opened. */
export function preloadDrawers(): void {
  loadDrawers().catch(() => undefined);
}
