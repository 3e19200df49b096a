/** Widths, offsets and times that scripts use. CSS cannot read them; a test compares the tokens with them. */

/** Desktop layout from here (F9.15-6, P9-37). */
export const DESKTOP_MIN_WIDTH_PX = 856;

/** The header changes its form here (F9.15-6): gutters, then domains and menus in a row. */
export const HEADER_BREAKPOINTS_PX = [430, 1024] as const;

/** Delays of header and footer (F9.15-7, F9.15-8, P9-37). */
export const RESIZE_DEBOUNCE_MS = 100;
export const NAVIGATION_ANIMATION_DELAY_MS = 500;
export const SCROLLBAR_HIDE_DELAY_MS = 600;

/** How long prices that depend on who asks wait for session and accounts; then the page shows what it has. */
export const CUSTOMER_LIMIT_MS = 8_000;

/** Height of an open sub-menu on desktop (F9.15-7). */
export const DESKTOP_SUBMENU_HEIGHT_PX = 333;

const SCROLL_OFFSET_PX = { desktop: 110, phone: 62, stickyBar: 45 } as const;

export const isDesktop = (widthPx: number): boolean => widthPx >= DESKTOP_MIN_WIDTH_PX;

/** How far above a target a scroll ends, so that the header does not cover it (F9.15-8, P9-37); more below a sticky bar. */
export const scrollOffsetPx = (widthPx: number, hasStickyBar: boolean): number =>
  (isDesktop(widthPx) ? SCROLL_OFFSET_PX.desktop : SCROLL_OFFSET_PX.phone) +
  (hasStickyBar ? SCROLL_OFFSET_PX.stickyBar : 0);

/** Widths for which a responsive choice applies: both ends included, a missing end is open. */
export interface WidthRange {
  readonly minWidth?: number;
  readonly maxWidth?: number;
}

/** The entry whose range contains a width, the first of several (F9.15-6); null without one. */
export const resolveForWidth = <Entry extends WidthRange>(entries: readonly Entry[], widthPx: number): Entry | null =>
  entries.find(({ minWidth = 0, maxWidth = Infinity }) => widthPx >= minWidth && widthPx <= maxWidth) ?? null;
