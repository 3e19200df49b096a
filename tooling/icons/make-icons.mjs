/** The icons of the shop as paths: the package's components each bring a ref, an id and a rest of properties that no icon here needs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format as formatFile } from 'oxfmt';
import { ROOT } from '../build/packages.mjs';

export const ICONS_FOLDER = join(ROOT, 'shared-domain/src/ui/icons');
const PACKAGE = join(ROOT, 'node_modules/@navikt/aksel-icons/dist/react/esm');

const HEAD = `/**
 * The icons of the shop, of @navikt/aksel-icons (MIT), written by \`npm run icons\`. Decorative always: give them to a part's \`icon\`,
 * or draw them by \`Icon\`. Each is a file, so that a script has those alone that it draws.
 */

export type { IconDrawing } from './icon-drawing';
// Written, not sorted by hand.
`;
const TYPE = `/** Path in a square of 24. */
export type IconDrawing = \`M\${string}\`;
`;
/** 'ArrowLeftIcon' → 'arrow-left-icon'. */
const fileNameOf = (name) => name.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase();

/** @returns {string} the path of an icon of the package */
function pathOf(name) {
  const source = readFileSync(join(PACKAGE, `${name.replace(/Icon$/, '')}.js`), 'utf8');
  const paths = [...source.matchAll(/\bd: "([^"]+)"/g)].map(([, path]) => path);
  if (paths.length === 0 || !paths.every((path) => path.startsWith('M')))
    throw new Error(`${name} is not made of paths`);
  return paths.join('');
}

/** Names of the icons that the index of icons exports. */
export const namesIn = (index) => [...index.matchAll(/^export \{ (\w+Icon) \}/gm)].map(([, name]) => name);

/**
 * @param {readonly string[]} names e.g. 'ArrowLeftIcon'
 * @returns {Promise<Record<string, string>>} content of each file of the folder
 */
export async function makeIcons(names) {
  const sorted = [...new Set(names)].sort();
  const format = async (source) => (await formatFile('icon.ts', source, { printWidth: 120, singleQuote: true })).code;
  const index = sorted.map((name) => `export { ${name} } from './${fileNameOf(name)}';`).join('\n');
  const files = { 'icon-drawing.ts': await format(TYPE), 'index.ts': await format(`${HEAD}${index}\n`) };
  for (const name of sorted)
    files[`${fileNameOf(name)}.ts`] = await format(
      `import type { IconDrawing } from './icon-drawing';\n\nexport const ${name}: IconDrawing = '${pathOf(name)}';\n`,
    );
  return files;
}
