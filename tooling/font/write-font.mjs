/** `npm run font`: writes the typeface of the shop again. */
import { writeFileSync } from 'node:fs';
import { FONT_FILE, makeFont } from './make-font.mjs';

const font = await makeFont();
writeFileSync(FONT_FILE, font);
console.log(`${FONT_FILE}: ${(font.length / 1000).toFixed(1)} kB`);
