/** The shop's typeface: a subset of Inter with the weights that the tokens use and one optical size. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../build/packages.mjs';

const SOURCE = join(ROOT, 'node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2');
export const FONT_FILE = join(ROOT, 'shared-domain/src/ui/tokens/fonts/inter-norwegian.woff2');

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** Norwegian, and what names of people, places and products need. */
const LETTERS = 'æøåÆØÅéèêëēÉÈÊàáâäÀÁÄóòôöÓÖüúÜñçíïÇ';
const SIGNS = '\u00A0\u00AD\u2009\u202F°²³«»·×½§©®±–—‘’‚“”„•…€™−→↑↓′″';
export const CHARACTERS = `${ASCII}${LETTERS}${SIGNS}`;

/** Between the cut for small text (14) and the one for headings (32). */
const OPTICAL_SIZE = 20;

/** @returns {Promise<Buffer>} WOFF2 */
export const makeFont = () =>
  subsetFont(readFileSync(SOURCE), CHARACTERS, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'ccmp', 'locl', 'mark'],
    variationAxes: { wght: { min: 400, max: 660 }, opsz: OPTICAL_SIZE },
  });
