import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DESKTOP_MIN_WIDTH_PX,
  DESKTOP_SUBMENU_HEIGHT_PX,
  HEADER_BREAKPOINTS_PX,
  isDesktop,
  NAVIGATION_ANIMATION_DELAY_MS,
  RESIZE_DEBOUNCE_MS,
  resolveForWidth,
  SCROLLBAR_HIDE_DELAY_MS,
  scrollOffsetPx,
} from './layout';

test('[F9.15-6, P9-37] desktop from 856 px; the header changes at 430 and 1024', () => {
  expect([isDesktop(855), isDesktop(856)]).toEqual([false, true]);
  expect(HEADER_BREAKPOINTS_PX).toEqual([430, 1024]);
});

test.each([
  [390, false, 62],
  [390, true, 107],
  [855, false, 62],
  [856, false, 110],
  [1440, true, 155],
])('[F9.15-8, P9-37] at %d px, sticky bar %s, a scroll ends %d px above its target', (width, hasStickyBar, offset) => {
  expect(scrollOffsetPx(width, hasStickyBar)).toBe(offset);
});

test('[F9.15-7, F9.15-8, P9-37] delays and heights of header and footer', () => {
  expect([
    RESIZE_DEBOUNCE_MS,
    NAVIGATION_ANIMATION_DELAY_MS,
    SCROLLBAR_HIDE_DELAY_MS,
    DESKTOP_SUBMENU_HEIGHT_PX,
  ]).toEqual([100, 500, 600, 333]);
});

test.each([
  [0, 'phone'],
  [429, 'phone'],
  [430, 'tablet'],
  [1023, 'tablet'],
  [1024, 'wide'],
  [4000, 'wide'],
])('[F9.15-6] at %d px the range of %s applies', (width, name) => {
  const entries = [
    { name: 'phone', maxWidth: 429 },
    { name: 'tablet', minWidth: 430, maxWidth: 1023 },
    { name: 'wide', minWidth: 1024 },
  ];
  expect(resolveForWidth(entries, width)?.name).toBe(name);
});

test('[F9.15-6] of several ranges the first applies, without one none', () => {
  const [first, second] = [{ minWidth: 100 }, { minWidth: 200 }];
  expect(resolveForWidth([first, second], 500)).toBe(first);
  expect(resolveForWidth([{ minWidth: 600 }], 599)).toBeNull();
});

test('[F9.15-6, P9-37] the tokens change at the desktop width and at a width of the header, and nowhere else', () => {
  const css = readFileSync(join(__dirname, '../ui/tokens/tokens.css'), 'utf8');
  const widths = [...css.matchAll(/@media[^{]*\(min-width:\s*([\d.]+)em\)/g)].map(([, width]) => Number(width) * 16);
  expect(widths).toContain(DESKTOP_MIN_WIDTH_PX);
  const known: readonly number[] = [DESKTOP_MIN_WIDTH_PX, ...HEADER_BREAKPOINTS_PX];
  expect(widths.filter((width) => !known.includes(width))).toEqual([]);
});
