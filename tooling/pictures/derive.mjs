/**
 * Derives the widths and formats that the shop serves from the masters:
 * `<modelSlug>/<colour>-<view>-<width>.<avif|webp>` below shop-api/.build/pictures/.
 *
 *   node tooling/pictures/derive.mjs [--low-priority]
 *
 * Only masters whose hash changed since the last run are derived. The widest AVIF is the master itself.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { DERIVED_DIR, MASTERS_DIR } from './folders.mjs';
import { LARGE_PX, readManifest, STANDARD_PX } from './manifest.mjs';

/** Raise when widths, formats or settings change: everything is derived again. */
const DERIVATION_VERSION = 1;
const WIDTHS = [320, 480, STANDARD_PX, LARGE_PX];
const AVIF = { quality: 58, effort: 1 };
const WEBP = { quality: 80, effort: 2, alphaQuality: 80 };
const STATE_FILE = join(DERIVED_DIR, 'derived.json');

const readState = () => (existsSync(STATE_FILE) ? JSON.parse(readFileSync(STATE_FILE, 'utf8')) : {});

/** Of the files of a master; one below 800 px counts as 800. */
const widthsOf = (widest) => WIDTHS.filter((width) => width <= widest);

/** The files that one master becomes, below the folder. */
const namesOf = (path, widest) =>
  widthsOf(widest).flatMap((width) => ['avif', 'webp'].map((format) => path.replace(/\.avif$/, `-${width}.${format}`)));

async function derive(path, widest) {
  const master = join(MASTERS_DIR, path);
  const target = (width, format) => join(DERIVED_DIR, path.replace(/\.avif$/, `-${width}.${format}`));
  mkdirSync(dirname(target(widest, 'avif')), { recursive: true });
  copyFileSync(master, target(widest, 'avif'));
  const { data, info } = await sharp(master).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const width of widthsOf(widest)) {
    const resized = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).resize(width);
    await resized.clone().webp(WEBP).toFile(target(width, 'webp'));
    if (width !== widest) await resized.clone().avif(AVIF).toFile(target(width, 'avif'));
  }
}

function removeWhatIsGone(state, manifest) {
  for (const path of Object.keys(state)) {
    if (manifest[path]) continue;
    for (const name of namesOf(path, LARGE_PX)) rmSync(join(DERIVED_DIR, name), { force: true });
    delete state[path];
  }
}

/** The nicest: only processor time that no other program wants. */
if (process.argv.includes('--low-priority')) setPriority(19);

const startedAt = performance.now();
const manifest = readManifest(MASTERS_DIR);
const state = readState();
removeWhatIsGone(state, manifest);
const widestOf = (path) => Math.max(manifest[path].width, STANDARD_PX);
const keyOf = (path) => `${DERIVATION_VERSION}-${manifest[path].hash}-${widestOf(path)}`;
const isUpToDate = (path) =>
  state[path] === keyOf(path) && namesOf(path, widestOf(path)).every((name) => existsSync(join(DERIVED_DIR, name)));
const outdated = Object.keys(manifest).filter((path) => !isUpToDate(path));

// One worker a core, each encoding on one thread: faster than one picture on all cores.
sharp.concurrency(1);
const waiting = [...outdated];
async function work() {
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    await derive(path, widestOf(path));
    state[path] = keyOf(path);
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
mkdirSync(DERIVED_DIR, { recursive: true });
writeFileSync(STATE_FILE, `${JSON.stringify(state, null, 1)}\n`);
console.log(
  `${outdated.length} of ${Object.keys(manifest).length} pictures derived in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
);
