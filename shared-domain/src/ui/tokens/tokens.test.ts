import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, ROOT } from '../../../../tooling/build/packages';
import { BREAKPOINTS, TOKENS } from './token-names';

const PACKAGES = ['shared-domain', 'shell', ...remoteNames()];
const names: readonly string[] = Object.values(TOKENS).flat();
const declaredIn = (css: string): readonly string[] =>
  [...css.matchAll(/(?<=[\s{;])--([\w-]+):/g)].map(([, name = '']) => name);
const propertiesOf = (css: string): readonly string[] =>
  [...css.matchAll(/@property --([\w-]+)/g)].map(([, name = '']) => name);
const usedIn = (css: string): readonly string[] => [...css.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const sheets = PACKAGES.flatMap((name) =>
  readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('-story.module.css'))
    .map((file) => ({ file: join(name, 'src', file), css: readFileSync(join(ROOT, name, 'src', file), 'utf8') })),
);

test('the typed names are those of the tokens', () => {
  expect([...names].sort()).toEqual([...new Set(declaredIn(tokens))].sort());
});

test('a sheet refers to tokens, to fonts and to what it declares itself, never to an undeclared name', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const unknown = sheets.flatMap(({ file, css }) => {
    const own = new Set([...declaredIn(css), ...propertiesOf(css)]);
    return usedIn(css)
      .filter((name) => !own.has(name) && !names.includes(name))
      .map((name) => `${file}: --${name}`);
  });
  expect(unknown).toEqual([]);
});

test('no role, step or distance is there that no sheet uses', () => {
  const used = new Set(sheets.flatMap(({ css }) => usedIn(css)));
  const ramps: readonly string[] = TOKENS.ramp;
  expect(names.filter((name) => !used.has(name) && !ramps.includes(name))).toEqual([]);
});

/** Above 550 and 650: the specification's own for rows of accessories (P9-17). */
const OF_ACCESSORIES = [550.4, 651.2];

test('the layout changes at the breakpoints only', () => {
  const widths = sheets.flatMap(({ css }) =>
    [...css.matchAll(/@media[^{]*width:\s*([\d.]+)em/g)].map(([, width]) => Number(width) * 16),
  );
  expect(widths).toContain(856);
  const known: readonly number[] = [...BREAKPOINTS, ...OF_ACCESSORIES];
  expect([...new Set(widths)].filter((width) => !known.includes(width))).toEqual([]);
});
