import { isTestFile } from './rules/patterns.mjs';

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
