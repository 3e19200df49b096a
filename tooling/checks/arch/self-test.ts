/** `npm run check -- arch`: plants a violation of every rule in a tree of its own and expects each to be named. */
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../../build/packages';
import { applyRules, unreadFiles } from './check';
import { RULES } from './rules';
import { type ArchRule, FOLDERS, type PlantedImport, WORKSPACES } from './workspace';

/**
 * Writes a tree that mirrors the repository's folders and holds only the given imports. Packages are in `dist`, as most of the
 * real ones do.
 */
function plant(root: string, imports: readonly PlantedImport[]): void {
  for (const name of FOLDERS) write(root, `${name}/planted.ts`, "import './planted-target';\n");
  for (const name of FOLDERS) write(root, `${name}/planted-target.ts`, '');
  for (const file of ['package.json', 'tsconfig.json']) copyFileSync(join(ROOT, file), join(root, file));
  for (const name of WORKSPACES) copyFileSync(join(ROOT, name, 'package.json'), join(root, name, 'package.json'));
  for (const name of WORKSPACES) link(root, name);

  const lines = new Map<string, string>();
  for (const anImport of imports) {
    const { from, to, type, isMissing } = anImport;
    if (!isMissing) writeTarget(root, to);
    const line = `import ${type ? 'type ' : ''}{ planted } from '${specifierOf(anImport)}';\nconsole.log(planted${type ? ' as unknown' : ''});\n`;
    lines.set(from, (lines.get(from) ?? '') + line);
  }
  for (const [from, text] of lines) write(root, from, text);
}

function specifierOf({ from, to, by }: PlantedImport): string {
  if (by) return by;
  if (to.startsWith('node:')) return to;
  if (to.startsWith('node_modules/')) return to.slice('node_modules/'.length);
  if (!/\.\w+$/.test(to)) return to;
  const path = relative(dirname(from), to).replace(/\.tsx?$/, '');
  return path.startsWith('.') ? path : `./${path}`;
}

function writeTarget(root: string, to: string): void {
  if (to.startsWith('node:')) return;
  if (!to.startsWith('node_modules/')) return write(root, to, 'export const planted = 1;\n');
  write(
    root,
    `${to}/package.json`,
    JSON.stringify({ name: to.slice('node_modules/'.length), version: '1.0.0', main: 'dist/index.js' }),
  );
  write(root, `${to}/dist/index.js`, 'exports.planted = 1;\n');
}

function link(root: string, name: string): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  if (!existsSync(join(root, 'node_modules', name))) symlinkSync(`../${name}`, join(root, 'node_modules', name));
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function selfTest(): Promise<void> {
  const root = join(ROOT, '.cache/arch-self-test');
  rmSync(root, { recursive: true, force: true });
  plant(
    root,
    RULES.flatMap((rule) => rule.planted.flat()),
  );

  const { violations } = await applyRules({ root, folders: FOLDERS, rules: RULES });
  const isNamed = (rule: ArchRule, { from }: PlantedImport) =>
    violations.some((violation) => violation.rule === rule.name && violation.from === from);
  const failures = [
    ...RULES.filter((rule) => rule.planted.length === 0).map((rule) => `${rule.name} has no planted violation`),
    ...RULES.flatMap((rule) =>
      rule.planted
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
    ...FOLDERS.filter((folder) => unreadFiles(root, folder, []).length === 0).map(
      (folder) => `${folder} could be unread without anyone noticing`,
    ),
    ...(new Set(RULES.map(({ name }) => name)).size < RULES.length ? ['two rules have one name'] : []),
  ];

  for (const failure of failures) console.error(failure);
  const planted = RULES.reduce((sum, rule) => sum + rule.planted.length, 0);
  console.log(`arch self-test: ${planted} violations of ${RULES.length} rules planted, ${failures.length} failures`);
  process.exit(failures.length > 0 ? 1 : 0);
}

void selfTest();
