import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { isTestFile } from './workspace.mjs';

/**
 * Reads folders of a repository and applies the rules.
 *
 * @param {{ root: string, folders: string[], rules: object[] }} options rules: see rules/index.mjs
 * @returns {Promise<{ modules: object[], violations: { rule: string, from: string, to: string }[] }>}
 */
export async function applyRules({ root, folders, rules }) {
  const forbidden = rules
    .filter((rule) => !rule.foldersOf)
    .map(({ name, from, to }) => ({ name, severity: 'error', from, to }));
  const { modules, violations } = await readModules({ root, folders, forbidden });
  const circles = rules
    .filter((rule) => rule.foldersOf)
    .flatMap(({ name, foldersOf }) => folderCycles(modules, foldersOf).map((step) => ({ rule: name, ...step })));
  return { modules, violations: [...violations, ...circles] };
}

/**
 * Folders directly below a folder that import each other in a circle, types included. Tests and what they share are left out.
 *
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules
 * @param {string} parent 'shop-api/src'
 * @returns {{ from: string, to: string }[]} one import for each step of each circle
 */
export function folderCycles(modules, parent) {
  const steps = new Map();
  const folderOf = (path) => path.startsWith(`${parent}/`) && path.slice(parent.length + 1).split('/')[0];
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (!from || isTestFile(source)) continue;
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (!to || to === from) continue;
      if (!steps.has(from)) steps.set(from, new Map());
      if (!steps.get(from).has(to)) steps.get(from).set(to, { from: source, to: resolved });
    }
  }
  const reaches = (start, goal) => {
    const seen = new Set();
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
/** What a build or a test run writes, and what is installed. */
const NOT_SOURCE = /^(dist|\.build|coverage|node_modules|\.reports)$/;
const IMPORTS_SOMETHING = /^(import|export) (?!type )[^;'"]*from ['"][^'"?]+['"]/m;

/**
 * Reads the module graph of a repository and applies the rules to it.
 *
 * @param {{ root: string, folders: string[], forbidden: object[] }} options folders relative to root; forbidden: rules of
 *   dependency-cruiser
 * @returns {Promise<{ modules: object[], violations: { rule: string, from: string, to: string }[] }>} paths relative to root
 */
export async function readModules({ root, folders, forbidden }) {
  process.chdir(root);
  const { output } = await cruise(
    folders,
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
  const violations = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { modules: output.modules, violations };
}

/**
 * Files of a folder that the reader passed over, or of which it read no import although they have some. A reader that cannot
 * read the tree finds no violations.
 *
 * @returns {string[]} paths relative to root
 */
export function unreadFiles({ root, folder, modules }) {
  const dependencies = new Map(modules.map((module) => [module.source, module.dependencies.length]));
  return sourceFiles(root, folder).filter((file) => {
    if (!dependencies.has(file)) return true;
    return dependencies.get(file) === 0 && IMPORTS_SOMETHING.test(readFileSync(join(root, file), 'utf8'));
  });
}

function sourceFiles(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCE.test(entry.name) ? [] : sourceFiles(root, path);
    return SOURCE_FILE.test(entry.name) ? [path] : [];
  });
}
