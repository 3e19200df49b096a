/**
 * `npm run icons [-- HeartIcon …]`: writes the icons of the shop again, with those that are named besides. `--check` fails when that would
 * change a file.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICONS_FOLDER, makeIcons, namesIn } from './make-icons.mjs';

const read = (file) => readFileSync(join(ICONS_FOLDER, file), 'utf8');
const isCheck = process.argv[2] === '--check';
const icons = await makeIcons([...namesIn(read('index.ts')), ...(isCheck ? [] : process.argv.slice(2))]);
if (isCheck) {
  const written = Object.fromEntries(readdirSync(ICONS_FOLDER).map((file) => [file, read(file)]));
  const differ = [...new Set([...Object.keys(written), ...Object.keys(icons)])].filter(
    (file) => written[file] !== icons[file],
  );
  if (differ.length > 0) throw new Error(`${differ.join(', ')} of ${ICONS_FOLDER}: not what npm run icons writes`);
} else {
  mkdirSync(ICONS_FOLDER, { recursive: true });
  for (const [file, content] of Object.entries(icons)) writeFileSync(join(ICONS_FOLDER, file), content);
}
