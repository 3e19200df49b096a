import { copyFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../build/packages';
import { FOLDERS, WORKSPACES } from './workspace.mjs';

/**
 * Writes a tree that mirrors the repository's folders and holds only the given imports. Packages are in `dist`, as most of the
 * real ones do.
 *
 * @param {string} root
 * @param {{ from: string, to: string, by?: string, type?: boolean, isMissing?: boolean }[]} imports `from` imports `to`, by the
 *   name `by` (default: a relative path, or the name of the package), as a type only, or without there being such a file
 */
export function plant(root, imports) {
  for (const name of FOLDERS) write(root, `${name}/planted.ts`, "import './planted-target';\n");
  for (const name of FOLDERS) write(root, `${name}/planted-target.ts`, '');
  for (const file of ['package.json', 'tsconfig.json']) copyFileSync(join(ROOT, file), join(root, file));
  for (const name of WORKSPACES) copyFileSync(join(ROOT, name, 'package.json'), join(root, name, 'package.json'));
  for (const name of WORKSPACES) link(root, name);

  const lines = new Map();
  for (const anImport of imports) {
    const { from, to, type, isMissing } = anImport;
    if (!isMissing) writeTarget(root, to);
    const line = `import ${type ? 'type ' : ''}{ planted } from '${specifierOf(anImport)}';\nconsole.log(planted${type ? ' as unknown' : ''});\n`;
    lines.set(from, (lines.get(from) ?? '') + line);
  }
  for (const [from, text] of lines) write(root, from, text);
}

function specifierOf({ from, to, by }) {
  if (by) return by;
  if (to.startsWith('node:')) return to;
  if (to.startsWith('node_modules/')) return to.slice('node_modules/'.length);
  if (!/\.\w+$/.test(to)) return to;
  const path = relative(dirname(from), to).replace(/\.tsx?$/, '');
  return path.startsWith('.') ? path : `./${path}`;
}

function writeTarget(root, to) {
  if (to.startsWith('node:')) return;
  if (!to.startsWith('node_modules/')) return write(root, to, 'export const planted = 1;\n');
  write(
    root,
    `${to}/package.json`,
    JSON.stringify({ name: to.slice('node_modules/'.length), version: '1.0.0', main: 'dist/index.js' }),
  );
  write(root, `${to}/dist/index.js`, 'exports.planted = 1;\n');
}

function link(root, name) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  if (!existsSync(join(root, 'node_modules', name))) symlinkSync(`../${name}`, join(root, 'node_modules', name));
}

function write(root, path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
