/**
 * `npm run icons`: writes the icons of the shop. They are paths: the package's components each bring a ref, an id and a rest of properties
 * that no icon here needs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format as formatFile } from 'oxfmt';
import { optimize } from 'svgo';
import { inShop } from '../shop-files.mjs';

export const ICONS_FOLDER = inShop('shared-domain/src/ui/icons');
const PACKAGE = dirname(fileURLToPath(import.meta.resolve('@navikt/aksel-icons')));

/** Icons that are drawn together stand in one file: a script has the whole file of each icon that it draws. */
const GROUPS = {
  arrows: 'ArrowRight ChevronDown ChevronLeft ChevronRight ChevronUp',
  controls: 'ArrowRightLeft Checkmark Expand ExternalLink Funnel Minus Plus Trash ZoomMinus ZoomPlus',
  header: 'MagnifyingGlass MenuHamburger Person PersonCheckmark ShoppingBasket XMark',
  menu: 'BankNote Buildings2 House LocationPin Package PersonGroup PersonHeadset',
  offers: 'Calendar Card Clock MobileSmall ShieldCheckmark Tag Truck',
  specifications:
    'Broadcast Camera Cpu Ethernet Eye Globe HddDown Heart Layers LightBulb Lightning Link PadlockLocked Pencil PrinterSmall Raindrop Router Ruler SpeakerSoundWave2 Star Thermometer Weight Wrench',
  statuses: 'CheckmarkCircleFill ExclamationmarkTriangleFill InformationSquareFill Megaphone Rocket XMarkOctagonFill',
};

const INDEX_HEAD = `/**
 * The icons of the shop, of @navikt/aksel-icons (MIT), written by \`npm run icons --prefix catalogue-studio\`. Decorative always: give
 * them to a part's \`icon\`, or draw them by \`Icon\`.
 */
`;

/** Hundredths of a square of 24 cannot be seen, and every page has each icon that it draws. */
const SHORT = { plugins: [{ name: 'convertPathData', params: { floatPrecision: 2 } }] };

/** @returns {string} the path of an icon of the package */
function pathOf(name) {
  const source = readFileSync(join(PACKAGE, `${name}.js`), 'utf8');
  const paths = [...source.matchAll(/\bd: "([^"]+)"/g)].map(([, path]) => path);
  if (paths.length === 0 || !paths.every((path) => path.startsWith('M')))
    throw new Error(`${name} is not made of paths`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${paths.join('')}"/></svg>`;
  return /d="([^"]+)"/.exec(optimize(svg, SHORT).data)[1];
}

/** @returns {Promise<Record<string, string>>} content of each file of the folder */
export async function makeIcons() {
  const format = async (source) => (await formatFile('icon.ts', source, { printWidth: 120, singleQuote: true })).code;
  const index = Object.keys(GROUPS).map((group) => `export * from './${group}';`);
  const files = { 'index.ts': await format(`${INDEX_HEAD}\n${index.join('\n')}\n`) };
  for (const [group, names] of Object.entries(GROUPS))
    files[`${group}.ts`] = await format(
      names
        .split(' ')
        .sort()
        .map((name) => `export const ${name}Icon: \`M\${string}\` = '${pathOf(name)}';\n`)
        .join('\n'),
    );
  return files;
}

if (process.argv[1] === import.meta.filename)
  for (const [file, content] of Object.entries(await makeIcons())) writeFileSync(join(ICONS_FOLDER, file), content);
