/**
 * `npm run check -- dead-code`: every exported value must be reached from an entry point of production, except those in not-yet-wired.json: code
 * that is written and tested and that no page uses yet. The list only shrinks: what is reached, or gone, leaves it
 * (`npm run check -- dead-code --shrink` takes it out).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from '../build/packages';
import { compareWithList } from './compare-with-list.mjs';
import { entryPoints, productionFiles } from './entry-points.mjs';
import { unreachedExports } from './reach.mjs';

const LIST = join(ROOT, 'tooling/dead-code/not-yet-wired.json');

const found = unreachedExports({ root: ROOT, entries: entryPoints(), files: productionFiles() });
const unreached = Object.fromEntries([...found].map(([file, names]) => [relative(ROOT, file), names]));
const list = JSON.parse(readFileSync(LIST, 'utf8'));
const { added, removable, shrunk } = compareWithList(unreached, list);

if (process.argv.includes('--shrink'))
  writeFileSync(LIST, (await format(LIST, JSON.stringify(shrunk, null, 2), { printWidth: 120 })).code);
else for (const one of removable) console.error(`remove it from the list of what is not yet wired: ${one}`);
for (const one of added) console.error(`no production code reaches ${one}: use it or delete it`);

const count = Object.values(shrunk.notYetWired).flat().length;
console.log(`dead code: ${Object.keys(shrunk.notYetWired).length} files with ${count} exports are not yet wired`);
process.exit(added.length > 0 || (removable.length > 0 && !process.argv.includes('--shrink')) ? 1 : 0);
