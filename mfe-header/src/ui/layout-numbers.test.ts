/** Style sheets cannot read the numbers of `contracts/layout`: what they repeat is compared here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DESKTOP_MIN_WIDTH_PX,
  DESKTOP_SUBMENU_HEIGHT_PX,
  HEADER_BREAKPOINTS_PX,
  SCROLLBAR_HIDE_DELAY_MS,
  scrollOffsetPx,
} from 'shared-domain/contracts/layout';

const sheetsIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
const header = sheetsIn(__dirname);
const tokens = readFileSync(join(__dirname, '../../../shared-domain/src/ui/tokens/tokens.css'), 'utf8');
const tokenIn = (css: string, name: string): string | undefined => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];
/** The tokens that apply from a width on. */
const tokensFrom = (widthPx: number): string =>
  tokens.split('@media').find((block) => block.startsWith(` (min-width: ${widthPx / 16}em)`)) ?? '';

test('[F9.15-6] header and footer change at 430, 856 and 1024 px, and widen at 1280 and 1360', () => {
  const widths = [...header.matchAll(/\(min-width: ([\d.]+)em\)/g)].map(([, width]) => Number(width) * 16);
  const known = [...HEADER_BREAKPOINTS_PX, DESKTOP_MIN_WIDTH_PX, 1280, 1360];
  expect([...new Set(widths)].sort((one, other) => one - other)).toEqual(known.sort((one, other) => one - other));
});

test('[F9.15-7] the height of an open panel and the delay of its scrollbar', () => {
  expect(tokenIn(tokens, 'submenu-height')).toBe(`${DESKTOP_SUBMENU_HEIGHT_PX}px`);
  expect(tokenIn(tokens, 'scrollbar-delay')).toBe(`${SCROLLBAR_HIDE_DELAY_MS}ms`);
  expect(header).toContain('min-height: var(--submenu-height)');
  expect(header).toContain('scrollbar-color var(--scrollbar-delay) step-end');
});

test('[F9.15-8] how far above its target a scroll ends', () => {
  const bar = scrollOffsetPx(0, true) - scrollOffsetPx(0, false);
  expect(tokenIn(tokens, 'scroll-offset')).toBe(`${scrollOffsetPx(0, false)}px`);
  expect(tokenIn(tokens, 'scroll-offset-bar')).toBe(`${bar}px`);
  expect(tokenIn(tokensFrom(DESKTOP_MIN_WIDTH_PX), 'scroll-offset')).toBe(
    `${scrollOffsetPx(DESKTOP_MIN_WIDTH_PX, false)}px`,
  );
});
