// JavaScript, because it runs before anything is installed.
/**
 * Installs what a command needs and what is not there yet. The root's `dependencies` build and run the shop, its `devDependencies` prove it.
 * A tool of one command alone is a package of its own, beside the files that use it, with its own lock file.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { showProgress } from './progress.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
const LOOK_EVERY_MS = 1_000;

/** @param {{ dev?: boolean }} options dev: what proves the shop, too. It stays installed until the folder is emptied. */
export const installDependencies = ({ dev = true } = {}) => install(ROOT, 'the dependencies', dev);

/** @param {string} folder of a tool's own package, from the root */
export const installPackage = (folder) => install(join(ROOT, folder), `what ${folder} needs`, true);

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});
/** npm's own list of what it installed, written when it has ended. */
const installedIn = (folder) => packagesOf(join(folder, 'node_modules', '.package-lock.json'));
const isOfNpm = ([path]) => path.includes('node_modules/');

async function install(folder, title, wantsDev) {
  const locked = packagesOf(join(folder, 'package-lock.json'));
  const installed = installedIn(folder);
  // Once there, the part for tests follows the lock file as well.
  const dev = wantsDev || Object.values(installed).some((entry) => entry.dev);
  // Whether a binary for one platform belongs here, npm decides.
  const wanted = Object.entries(locked).filter(
    (entry) =>
      isOfNpm(entry) && !entry[1].peer && !entry[1].optional && !entry[1].devOptional && (dev || !entry[1].dev),
  );
  const isThere = ([path, { link, version, integrity }]) =>
    link
      ? existsSync(join(folder, path))
      : installed[path]?.version === version && installed[path]?.integrity === integrity;
  const isComplete = wanted.every(isThere);
  const hasOthers = Object.entries(installed).some((entry) => isOfNpm(entry) && !locked[entry[0]]);
  if (isComplete && !hasOthers) return;

  const began = Date.now();
  const progress = showProgress(`Installing ${title}`);
  progress.line(`Installing ${title}: ${wanted.length} packages …`);
  const look = setInterval(() => {
    const unpacked = wanted.filter(([path]) => existsSync(join(folder, path, 'package.json'))).length;
    progress.update(unpacked / wanted.length, `${unpacked} of ${wanted.length} packages`);
  }, LOOK_EVERY_MS);
  const status = await runNpm(folder, dev, Object.keys(installed).length > 0);
  clearInterval(look);
  if (status !== 0) {
    progress.end();
    console.error('The dependencies could not be installed: see what npm says above. Is the npm registry reachable?');
    process.exit(1);
  }
  progress.end(`Installed ${title} in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** `npm ci` is quicker, but empties the folder first. @returns the exit code */
async function runNpm(folder, dev, isAddition) {
  const words = [
    ...(isAddition ? ['install', '--no-save'] : ['ci']),
    // Whoever needs a peer dependency names it: the others are alternatives to what is used here, such as a second bundler.
    '--omit=peer',
    ...(dev ? ['--include=dev'] : ['--omit=dev']),
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [status] = await once(child, 'close');
  return status;
}
