/** `npm run check -- arch`: plants a violation of every rule in a tree of its own and expects each to be named. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { applyRules } from './apply-rules.mjs';
import { plant } from './plant.mjs';
import { unreadFiles } from './read-modules.mjs';
import { RULES } from './rules/index.mjs';
import { FOLDERS } from './workspace.mjs';

const root = join(ROOT, '.cache/arch-self-test');
rmSync(root, { recursive: true, force: true });
plant(
  root,
  RULES.flatMap((rule) => (rule.planted ?? []).flat()),
);

const { violations } = await applyRules({ root, folders: FOLDERS, rules: RULES });
const isNamed = (rule, { from }) =>
  violations.some((violation) => violation.rule === rule.name && violation.from === from);
const failures = [
  ...RULES.filter((rule) => !rule.planted?.length).map((rule) => `${rule.name} has no planted violation`),
  ...RULES.flatMap((rule) =>
    (rule.planted ?? [])
      // A circle is named at one of its imports.
      .filter((violation) => ![violation].flat().some((anImport) => isNamed(rule, anImport)))
      .map(
        (violation) =>
          `${rule.name} did not name ${[violation]
            .flat()
            .map(({ from, to }) => `${from} → ${to}`)
            .join(', ')}`,
      ),
  ),
  ...FOLDERS.filter((folder) => unreadFiles({ root, folder, modules: [] }).length === 0).map(
    (folder) => `${folder} could be unread without anyone noticing`,
  ),
  ...(new Set(RULES.map(({ name }) => name)).size < RULES.length ? ['two rules have one name'] : []),
];

for (const failure of failures) console.error(failure);
const planted = RULES.reduce((sum, rule) => sum + (rule.planted?.length ?? 0), 0);
console.log(`arch self-test: ${planted} violations of ${RULES.length} rules planted, ${failures.length} failures`);
process.exit(failures.length > 0 ? 1 : 0);
