import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distOf, readJson, ROOT } from './packages';

const IGNORED = new Set(['dist', 'node_modules', '.build', '.data', 'testing', 'README.md', 'catalogue-data']);
/** Read at run time, not built. */
const MASTERS = join(ROOT, 'shop-api', 'pictures');
/** The records of what a package relies on are compared, not built. */
const recordedContracts = /^[\\/][^\\/]+[\\/]contracts$/;
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** One hash of everything that goes into a package's build. */
export function inputsOf(name: string): string {
  const hash = createHash('sha256');
  const folders = [name, 'shared-domain/src', 'release-protocol/src', 'tooling/build'];
  for (const folder of folders) addFolder(hash, join(ROOT, folder));
  hash.update(npmPackages()).update(readFileSync(join(ROOT, 'tsconfig.json')));
  hash.update(process.env.SHOP_BUILD ?? 'production');
  return hash.digest('hex').slice(0, 16);
}

/** The packages of npm in the lock file; a package of the workspace is read in its folder, and a new one changes no other. */
function npmPackages(): string {
  const { packages } = readJson<{ packages: Record<string, { link?: boolean }> }>(ROOT, 'package-lock.json');
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  return JSON.stringify(installed);
}

function addFolder(hash: Hash, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (IGNORED.has(entry.name) || entry.name.startsWith('.') || isTest(entry.name)) continue;
    const path = join(folder, entry.name);
    if (path === MASTERS || recordedContracts.test(path.slice(ROOT.length))) continue;
    if (entry.isDirectory()) addFolder(hash, path);
    else hash.update(path.slice(ROOT.length)).update(readFileSync(path));
  }
}

/** The inputs of the last build of a package, and its output. */
export interface BuildState {
  readonly inputs: string;
  readonly outputs: readonly string[];
  /** Absent: the package has no sealed build. */
  readonly build?: string;
  readonly isReleasable?: boolean;
}

const stateFile = (name: string) => join(distOf(name), 'current.json');

export function readState(name: string): BuildState | undefined {
  return existsSync(stateFile(name)) ? readJson<BuildState>(stateFile(name)) : undefined;
}

export function writeState(name: string, state: BuildState): void {
  mkdirSync(distOf(name), { recursive: true });
  writeFileSync(stateFile(name), JSON.stringify(state));
}
