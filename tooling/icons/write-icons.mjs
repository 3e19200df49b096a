/**
 * `npm run icons [-- HeartIcon …]`: writes the icons of the shop again, with those that are named besides. `--check` fails when that would
 * change the file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ICONS_FILE, makeIcons, namesIn } from './make-icons.mjs';

const written = readFileSync(ICONS_FILE, 'utf8');
const isCheck = process.argv[2] === '--check';
const icons = await makeIcons([...namesIn(written), ...(isCheck ? [] : process.argv.slice(2))]);
if (!isCheck) writeFileSync(ICONS_FILE, icons);
else if (icons !== written) throw new Error(`${ICONS_FILE} is not what npm run icons writes`);
