/** `npm run check -- texts [--catalogue]`: every Norwegian text of the project on a line, to be read as a whole. */
import { textFiles, textsOf } from './collect-texts.mjs';

for (const file of textFiles({ withCatalogue: process.argv.includes('--catalogue') })) {
  console.log(`\n${file}`);
  for (const { line, key, text } of textsOf(file)) console.log(`  ${line}  ${key}: ${text}`);
}
