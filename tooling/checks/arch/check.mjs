/** `npm run check -- arch`: the architecture rules over every source file, or those of the packages that are named, after which every file must have been read. */
import { ROOT } from '../../build/packages';
import { applyRules } from './apply-rules.mjs';
import { unreadFiles } from './apply-rules.mjs';
import { RULES } from './rules/index.mjs';
import { FOLDERS } from './workspace.mjs';

const named = process.argv.slice(2);
const folders = named.length > 0 ? named : FOLDERS;
const { modules, violations } = await applyRules({ root: ROOT, folders, rules: RULES });
const unread = folders.flatMap((folder) => unreadFiles({ root: ROOT, folder, modules }));

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
for (const file of unread) console.error(`not read, or its imports were not: ${file}`);
console.log(`arch: ${modules.length} modules, ${RULES.length} rules, ${violations.length} violations`);
process.exit(violations.length + unread.length > 0 ? 1 : 0);
