/** `npm run check -- arch`: the architecture rules over every source file, or those of the packages that are named, after which every file must have been read. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ICruiseResult, IForbiddenRuleType, IModule } from 'dependency-cruiser';
import { ROOT } from '../../build/packages';
import { RULES } from './rules';
import { type ArchRule, FOLDERS, isTestFile } from './workspace';

/** Paths relative to the root. */
interface Import {
  readonly from: string;
  readonly to: string;
}
interface Tree {
  readonly root: string;
  readonly folders: readonly string[];
}
interface Result {
  readonly modules: readonly IModule[];
  readonly violations: readonly (Import & { readonly rule: string })[];
}

/** Reads folders of a repository and applies the rules. */
export async function applyRules({
  root,
  folders,
  rules,
}: Tree & { readonly rules: readonly ArchRule[] }): Promise<Result> {
  const forbidden = rules
    .filter((rule) => !rule.foldersOf)
    .map(({ name, from = {}, to = {} }) => ({ name, severity: 'error' as const, from, to }));
  const { modules, violations } = await readModules({ root, folders, forbidden });
  const circles = rules.flatMap(({ name, foldersOf }) =>
    foldersOf ? folderCycles(modules, foldersOf).map((step) => ({ rule: name, ...step })) : [],
  );
  return { modules, violations: [...violations, ...circles] };
}

/**
 * Folders directly below a folder that import each other in a circle, types included. Tests and what they share are left out.
 *
 * @param parent 'shop-api/src'
 * @returns one import for each step of each circle
 */
function folderCycles(modules: readonly IModule[], parent: string): Import[] {
  const steps = new Map<string, Map<string, Import>>();
  const folderOf = (path: string) => path.startsWith(`${parent}/`) && path.slice(parent.length + 1).split('/')[0];
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (!from || isTestFile(source)) continue;
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (!to || to === from) continue;
      const targets = steps.get(from) ?? new Map<string, Import>();
      steps.set(from, targets);
      if (!targets.has(to)) targets.set(to, { from: source, to: resolved });
    }
  }
  const reaches = (start: string, goal: string) => {
    const seen = new Set<string>();
    const open = [start];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
      if (folder === goal) return true;
      if (seen.has(folder)) continue;
      seen.add(folder);
      open.push(...(steps.get(folder)?.keys() ?? []));
    }
    return false;
  };
  return [...steps].flatMap(([from, targets]) =>
    [...targets].filter(([to]) => reaches(to, from)).map(([, anImport]) => anImport),
  );
}

const SOURCE_FILE = /\.(tsx?|mjs|cjs|js)$/;
/** The folders that a build or a test run writes, and the installed packages. */
const NOT_SOURCE = /^(dist|\.build|coverage|node_modules|\.reports)$/;
const IMPORTS_SOMETHING = /^(import|export) (?!type )[^;'"]*from ['"][^'"?]+['"]/m;

/** Reads the module graph of a repository and applies rules of dependency-cruiser to it. */
async function readModules({
  root,
  folders,
  forbidden,
}: Tree & { readonly forbidden: IForbiddenRuleType[] }): Promise<Result> {
  process.chdir(root);
  // Modules that `require` does not find.
  const { cruise } = await import('dependency-cruiser');
  const { default: extractTSConfig } = await import('dependency-cruiser/config-utl/extract-ts-config');
  const { output } = await cruise(
    [...folders],
    {
      doNotFollow: { path: 'node_modules' },
      // Only the builds of the workspaces: most npm packages have a folder of that name too.
      exclude: { path: '^[^/]+/(dist|\\.build|coverage)/' },
      tsPreCompilationDeps: true,
      tsConfig: { fileName: 'tsconfig.json' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'require', 'node', 'default'],
        extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      },
      ruleSet: { forbidden },
      validate: true,
    },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  const { modules, summary } = output as ICruiseResult;
  return { modules, violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })) };
}

/**
 * Files of a folder that the reader passed over, or of which it read no import although they have some. A reader that cannot
 * read the tree finds no violations.
 *
 * @returns paths relative to root
 */
export function unreadFiles(root: string, folder: string, modules: readonly IModule[]): string[] {
  const dependencies = new Map(modules.map((module) => [module.source, module.dependencies.length]));
  return sourceFiles(root, folder).filter((file) => {
    if (!dependencies.has(file)) return true;
    return dependencies.get(file) === 0 && IMPORTS_SOMETHING.test(readFileSync(join(root, file), 'utf8'));
  });
}

function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCE.test(entry.name) ? [] : sourceFiles(root, path);
    return SOURCE_FILE.test(entry.name) ? [path] : [];
  });
}

async function check(): Promise<void> {
  const named = process.argv.slice(2);
  const folders = named.length > 0 ? named : FOLDERS;
  const { modules, violations } = await applyRules({ root: ROOT, folders, rules: RULES });
  const unread = folders.flatMap((folder) => unreadFiles(ROOT, folder, modules));
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
  for (const file of unread) console.error(`not read, or its imports were not: ${file}`);
  console.log(`arch: ${modules.length} modules, ${RULES.length} rules, ${violations.length} violations`);
  process.exit(violations.length + unread.length > 0 ? 1 : 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void check();
