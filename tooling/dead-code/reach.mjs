import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { parseModule } from './parse-module.mjs';

/**
 * Follows production from its entry points, export by export: an index file that re-exports a hundred rules reaches only those that
 * are imported through it. Types reach nothing.
 *
 * @param {{ root: string, entries: string[], files: string[] }} options absolute paths; root has the tsconfig.json
 * @returns {Map<string, string[]>} file → its exported values that production does not reach
 */
export function unreachedExports({ root, entries, files }) {
  const modules = createModules(root);
  const reached = new Map();

  const open = [];
  const reachStatement = (file, index) => {
    if (!reached.has(file)) reached.set(file, new Set());
    if (reached.get(file).has(index)) return;
    reached.get(file).add(index);
    open.push([file, index]);
  };
  const reachEffects = (file) => {
    const { statements, effects } = modules.at(file);
    statements.forEach(({ hasEffect }, index) => hasEffect && reachStatement(file, index));
    for (const effect of effects) modules.visit(file, effect, (to) => reachOnce(to));
  };
  const evaluated = new Set();
  const reachOnce = (file) => {
    if (evaluated.has(file)) return;
    evaluated.add(file);
    reachEffects(file);
  };
  const reachAll = (file) => {
    reachOnce(file);
    for (const name of modules.at(file).exports.keys()) reachExport(file, name);
    for (const star of modules.at(file).starExports) modules.visit(file, star, reachAll);
  };
  const seen = new Set();
  const reachExport = (file, name) => {
    const key = `${file} ${name}`;
    if (seen.has(key)) return;
    seen.add(key);
    const target = modules.at(file).exports.get(name);
    if (target) return 'local' in target ? reachLocal(file, target.local) : reachTarget(file, target);
    for (const star of modules.at(file).starExports) modules.visit(file, star, (to) => reachExport(to, name));
  };
  const reachTarget = (file, { module, name }) =>
    modules.visit(file, module, (to) => (name === '*' ? reachAll(to) : reachExport(to, name)));
  const reachLocal = (file, name) => {
    const { imports, statements } = modules.at(file);
    const anImport = imports.get(name);
    if (anImport) return reachTarget(file, anImport);
    statements.forEach(({ names }, index) => names.includes(name) && reachStatement(file, index));
  };

  for (const entry of entries) reachAll(entry);
  for (let next = open.pop(); next; next = open.pop()) {
    const [file, index] = next;
    reachOnce(file);
    const { refs, loads } = modules.at(file).statements[index];
    for (const name of refs) reachLocal(file, name);
    for (const loaded of loads) modules.visit(file, loaded, reachAll);
  }

  const isReached = (file, name) =>
    modules.at(file).statements.some(({ names }, index) => names.includes(name) && reached.get(file)?.has(index));
  return new Map(
    files
      .map((file) => [
        file,
        [...modules.at(file).exports]
          .filter(([, target]) => 'local' in target && !modules.at(file).imports.has(target.local))
          .filter(([, { local }]) => modules.at(file).statements.some(({ names }) => names.includes(local)))
          .filter(([, { local }]) => !isReached(file, local))
          .map(([name]) => name),
      ])
      .filter(([, names]) => names.length > 0),
  );
}

/** Modules of this repository, each parsed once; what an import leads to is found as TypeScript finds it. */
function createModules(root) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const parsed = new Map();
  const at = (file) => {
    if (!parsed.has(file)) parsed.set(file, parseModule(file));
    return parsed.get(file);
  };
  const visit = (from, specifier, found) => {
    const { resolvedModule } = ts.resolveModuleName(specifier, from, options, ts.sys, cache);
    const file = resolvedModule?.resolvedFileName;
    if (file && /\.tsx?$/.test(file) && !/\.d\.[mc]?ts$|\/node_modules\//.test(file)) found(file);
    else if (
      /^(\.|shared-domain\/)/.test(specifier) &&
      !existsSync(join(dirname(from), specifier)) &&
      !/\.\w+$/.test(specifier)
    )
      throw new Error(`${from} imports ${specifier}, which cannot be found`);
  };
  return { at, visit };
}
