/** `npm run font`: writes the shop's typeface, a subset of Inter with the weights that the tokens use and one optical size. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { inShop } from '../shop-files.mjs';

const SOURCE = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'));
export const FONT_FILE = inShop('shared-domain/src/ui/tokens/fonts/inter-norwegian.woff2');

const { ascii, letters, signs } = JSON.parse(
  readFileSync(inShop('shared-domain/src/ui/tokens/fonts/characters.json'), 'utf8'),
);

/** Between the cut for small text (14) and the one for headings (32). */
const OPTICAL_SIZE = 20;

/** @returns {Promise<Buffer>} WOFF2 */
export const makeFont = () =>
  subsetFont(readFileSync(SOURCE), ascii + letters + signs, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'ccmp', 'locl', 'mark'],
    variationAxes: { wght: { min: 400, max: 660 }, opsz: OPTICAL_SIZE },
  });

if (process.argv[1] === import.meta.filename) {
  const font = await makeFont();
  writeFileSync(FONT_FILE, font);
  console.log(`${FONT_FILE}: ${(font.length / 1000).toFixed(1)} kB`);
}
