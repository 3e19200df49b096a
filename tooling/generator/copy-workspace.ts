import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../build/packages';

/** Neither read nor needed by what a remote is checked and built with. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  '.git',
  '.build',
  '.cache',
  '.reports',
  'coverage',
  'catalogue-studio',
]);
const PICTURES = [
  join(ROOT, 'shop-api', 'pictures'),
  join(ROOT, 'docs', 'pictures'),
  join(ROOT, 'e2e', 'gallery', 'pictures'),
];
const isLeftOut = (path: string) =>
  LEFT_OUT.has(basename(path)) || PICTURES.includes(path) || basename(path).startsWith('.data');

/**
 * `node tooling/generator/copy-workspace.ts <folder>`: copies the workspace's sources into a folder, where a test may change
 * them. Packages of npm are links to the installed ones; the workspace's own packages are those of the copy.
 *
 * @param folder is emptied first
 */
export function copyWorkspace(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(ROOT, folder, { recursive: true, filter: (path) => path === ROOT || !isLeftOut(path) });
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly link?: boolean }>>;
  };
  const own = Object.entries(packages).filter(([, { link }]) => link);
  const ownNames = own.map(([path]) => basename(path));

  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const entry of readdirSync(join(ROOT, 'node_modules'))) {
    const target = ownNames.includes(entry) ? join(folder, entry) : join(ROOT, 'node_modules', entry);
    symlinkSync(target, join(modules, entry), 'junction');
  }
  for (const name of ownNames) {
    const nested = join(ROOT, name, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(folder, name, 'node_modules'), 'junction');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) copyWorkspace(process.argv[2] ?? '');
