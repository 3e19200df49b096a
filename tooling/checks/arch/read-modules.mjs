import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

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
