/** The icons of the shop as paths: the package's components each bring a ref, an id and a rest of properties that no icon here needs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { ROOT } from '../build/packages.mjs';

export const ICONS_FILE = join(ROOT, 'shared-domain/src/ui/icons.ts');
const PACKAGE = join(ROOT, 'node_modules/@navikt/aksel-icons/dist/react/esm');

const HEAD = `/**
 * The icons of the shop, of @navikt/aksel-icons (MIT), written by \`npm run icons\`. Decorative always: give them to a part's \`icon\`,
 * or draw them by \`Icon\`.
 */

/** Path in a square of 24. */
export type IconDrawing = \`M\${string}\`;

`;

/** @returns {string} the path of an icon of the package */
function pathOf(name) {
  const source = readFileSync(join(PACKAGE, `${name.replace(/Icon$/, '')}.js`), 'utf8');
  const paths = [...source.matchAll(/\bd: "([^"]+)"/g)].map(([, path]) => path);
  if (paths.length === 0 || !paths.every((path) => path.startsWith('M')))
    throw new Error(`${name} is not made of paths`);
  return paths.join('');
}

/** Names of the icons in a file of icons. */
export const namesIn = (file) => [...file.matchAll(/^export const (\w+Icon)\b/gm)].map(([, name]) => name);

/** @param {readonly string[]} names e.g. 'ArrowLeftIcon' */
export async function makeIcons(names) {
  const lines = [...new Set(names)].sort().map((name) => `export const ${name}: IconDrawing = '${pathOf(name)}';`);
  const config = await prettier.resolveConfig(ICONS_FILE);
  return prettier.format(`${HEAD}${lines.join('\n')}\n`, { ...config, parser: 'typescript' });
}
