import { folderCycles } from './folder-cycles.mjs';
import { readModules } from './read-modules.mjs';

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
