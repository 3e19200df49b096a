/** The numbers of the product page's style sheets, which scripts and the specification share. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const UI = join(__dirname, '../../../shared-domain/src/ui');
const sheet = (path: string): string => readFileSync(join(UI, path), 'utf8');
const SOURCE = join(__dirname, '..');
const tokens = sheet('tokens/tokens.css');
/** From which widths on a sheet changes, in px of the default text size. */
const widthsIn = (css: string): readonly number[] => {
  const widths = [...css.matchAll(/@media \(min-width: ([\d.]+)em\)/g)].map(([, width]) => Number(width) * 16);
  return [...new Set(widths)].sort((one, other) => one - other);
};
const tokenIn = (css: string, name: string): string | undefined => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];
const desktopTokens = tokens.split('@media').find((block) => block.startsWith(` (min-width: ${856 / 16}em)`)) ?? '';

test('[P9-37] the page has two columns from the desktop width on, wider ones from 1024 and 1280', () => {
  expect(widthsIn(readFileSync(join(SOURCE, 'product/product-frame.module.css'), 'utf8'))).toEqual([856, 1024, 1280]);
});

test('[P9-17] accessories are one in a row up to 550 px, two up to 650, then three', () => {
  const css = readFileSync(join(SOURCE, 'extras/accessory-grid.module.css'), 'utf8');
  expect(widthsIn(css).map(Math.floor)).toEqual([550, 651]);
  expect([...css.matchAll(/repeat\((\d)/g)].map(([, columns]) => columns)).toEqual(['2', '3']);
});

test('[P9-37] a link to a part of the page ends above it, farther where the sticky bar is', () => {
  expect([tokenIn(tokens, 'scroll-offset'), tokenIn(desktopTokens, 'scroll-offset')]).toEqual(['62px', '110px']);
  expect(tokenIn(tokens, 'scroll-offset-bar')).toBe('45px');
  expect(sheet('tokens/base.css')).toContain('scroll-padding-top: var(--scroll-offset);');
  expect(sheet('composites/sticky-bar/sticky-bar.module.css')).toContain(
    'scroll-padding-top: calc(var(--scroll-offset) + var(--scroll-offset-bar));',
  );
});

test('[P8-15] toasts are at the top, in the middle', () => {
  const [, region = ''] = /\.region \{([^}]*)\}/.exec(sheet('primitives/toast/toast.module.css')) ?? [];
  for (const line of ['position: fixed;', 'inset: var(--space-16) var(--space-16) auto;', 'align-items: center;'])
    expect(region).toContain(line);
});

test('[P9-15] a tab of the product information reserves 62 px', () => {
  expect(/\.line \.tab \{[^}]*min-height: (\w+);/.exec(sheet('primitives/tabs/tabs.module.css'))?.[1]).toBe('62px');
});
