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
  expect([...new Set(widths)].sort((one, other) => one - other)).toEqual([430, 856, 1024, 1280, 1360]);
  expect([DESKTOP_MIN_WIDTH_PX, ...HEADER_BREAKPOINTS_PX]).toEqual([856, 430, 1024]);
});

test('[F9.15-6] an announcement shows from and up to each of these widths', () => {
  for (const width of [...HEADER_BREAKPOINTS_PX, DESKTOP_MIN_WIDTH_PX]) {
    const [, ...blocks] = header.split(`(min-width: ${width / 16}em)`);
    const block = blocks.find((each) => each.includes('[data-from')) ?? '';
    expect(block).toMatch(new RegExp(`data-from='${width}'\\] \\{\\s*display: block`));
    expect(block).toMatch(new RegExp(`data-to='${width - 1}'\\] \\{\\s*display: none`));
  }
});

test('[F9.15-7] the height of an open panel and the delay of its scrollbar', () => {
  expect(tokenIn(tokens, 'submenu-height')).toBe('333px');
  expect(tokenIn(tokens, 'scrollbar-delay')).toBe('600ms');
  expect([DESKTOP_SUBMENU_HEIGHT_PX, SCROLLBAR_HIDE_DELAY_MS]).toEqual([333, 600]);
  expect(header).toContain('min-height: var(--submenu-height)');
  expect(header).toContain('scrollbar-color var(--scrollbar-delay) step-end');
});

test('[F9.15-8] how far above its target a scroll ends', () => {
  expect(tokenIn(tokens, 'scroll-offset')).toBe('62px');
  expect(tokenIn(tokens, 'scroll-offset-bar')).toBe('45px');
  expect(tokenIn(tokensFrom(856), 'scroll-offset')).toBe('110px');
  expect([855, 856].flatMap((width) => [scrollOffsetPx(width, false), scrollOffsetPx(width, true)])).toEqual([
    62, 107, 110, 155,
  ]);
});
