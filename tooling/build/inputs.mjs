import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distOf, ROOT } from './packages.mjs';

const IGNORED = new Set(['dist', 'node_modules', '.build', '.data', 'testing', 'README.md', 'catalogue-data']);
/** Read at run time, not built. */
const MASTERS = join(ROOT, 'shop-api', 'pictures');
/** What a package relies on of others is compared, not built. */
const recordedContracts = /^[\\/][^\\/]+[\\/]contracts$/;
const isTest = (name) => /\.test\.tsx?$/.test(name);

/** One hash of everything that goes into a package's build. */
export function inputsOf(name) {
  const hash = createHash('sha256');
  const folders = [name, 'shared-domain/src', 'tooling/webpack', 'tooling/build'];
  if (name === 'shell') folders.push('tooling/types');
  for (const folder of folders) addFolder(hash, join(ROOT, folder));
  hash.update(npmPackages()).update(readFileSync(join(ROOT, 'tsconfig.json')));
  hash.update(process.env.SHOP_BUILD ?? 'production');
  return hash.digest('hex').slice(0, 16);
}

/** What the lock file says of packages of npm; a package of the workspace is read in its folder, and a new one changes no other. */
function npmPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  return JSON.stringify(installed);
}

function addFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (IGNORED.has(entry.name) || entry.name.startsWith('.') || isTest(entry.name)) continue;
    const path = join(folder, entry.name);
    if (path === MASTERS || recordedContracts.test(path.slice(ROOT.length))) continue;
    if (entry.isDirectory()) addFolder(hash, path);
    else hash.update(path.slice(ROOT.length)).update(readFileSync(path));
  }
}

const stateFile = (name) => join(distOf(name), 'current.json');

/** @returns {{ inputs: string, outputs: string[], build?: string } | undefined} */
export function readState(name) {
  return existsSync(stateFile(name)) ? JSON.parse(readFileSync(stateFile(name), 'utf8')) : undefined;
}

export function writeState(name, state) {
  mkdirSync(distOf(name), { recursive: true });
  writeFileSync(stateFile(name), JSON.stringify(state));
}
