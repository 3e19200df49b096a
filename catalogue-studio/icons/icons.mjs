/**
 * `npm run icons [-- HeartIcon …]`: writes the icons of the shop again, with those that are named besides. They are paths: the package's
 * components each bring a ref, an id and a rest of properties that no icon here needs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format as formatFile } from 'oxfmt';
import { optimize } from 'svgo';
import { inShop } from '../shop-files.mjs';

export const ICONS_FOLDER = inShop('shared-domain/src/ui/icons');
const PACKAGE = dirname(fileURLToPath(import.meta.resolve('@navikt/aksel-icons')));

const HEAD = `/**
 * The icons of the shop, of @navikt/aksel-icons (MIT), written by \`npm run icons --prefix catalogue-studio\`. Decorative always: give
 * them to a part's \`icon\`, or draw them by \`Icon\`. Each is a file, so that a script has those alone that it draws.
 */

export type { IconDrawing } from './icon-drawing';
// Written, not sorted by hand.
`;
const TYPE = `/** Path in a square of 24. */
export type IconDrawing = \`M\${string}\`;
`;
/** 'ArrowLeftIcon' → 'arrow-left-icon'. */
const fileNameOf = (name) => name.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase();

/** Hundredths of a square of 24 cannot be seen, and every page has each icon that it draws. */
const SHORT = { plugins: [{ name: 'convertPathData', params: { floatPrecision: 2 } }] };

/** @returns {string} the path of an icon of the package */
function pathOf(name) {
  const source = readFileSync(join(PACKAGE, `${name.replace(/Icon$/, '')}.js`), 'utf8');
  const paths = [...source.matchAll(/\bd: "([^"]+)"/g)].map(([, path]) => path);
  if (paths.length === 0 || !paths.every((path) => path.startsWith('M')))
    throw new Error(`${name} is not made of paths`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${paths.join('')}"/></svg>`;
  return /d="([^"]+)"/.exec(optimize(svg, SHORT).data)[1];
}

/** Names of the icons that the shop has. */
const namesOfShop = () =>
  [...readFileSync(join(ICONS_FOLDER, 'index.ts'), 'utf8').matchAll(/^export \{ (\w+Icon) \}/gm)].map(
    ([, name]) => name,
  );

/**
 * @param {readonly string[]} added names of icons that the shop does not have yet, e.g. 'ArrowLeftIcon'
 * @returns {Promise<Record<string, string>>} content of each file of the folder
 */
export async function makeIcons(added = []) {
  const sorted = [...new Set([...namesOfShop(), ...added])].sort();
  const format = async (source) => (await formatFile('icon.ts', source, { printWidth: 120, singleQuote: true })).code;
  const index = sorted.map((name) => `export { ${name} } from './${fileNameOf(name)}';`).join('\n');
  const files = { 'icon-drawing.ts': await format(TYPE), 'index.ts': await format(`${HEAD}${index}\n`) };
  for (const name of sorted)
    files[`${fileNameOf(name)}.ts`] = await format(
      `import type { IconDrawing } from './icon-drawing';\n\nexport const ${name}: IconDrawing = '${pathOf(name)}';\n`,
    );
  return files;
}

if (process.argv[1] === import.meta.filename)
  for (const [file, content] of Object.entries(await makeIcons(process.argv.slice(2))))
    writeFileSync(join(ICONS_FOLDER, file), content);
