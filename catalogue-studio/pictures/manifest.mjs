import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RENDERER_VERSION } from './versions.mjs';

/** @typedef {Record<string, { hash: string, width: number, height: number }>} Manifest pictures by path */

/** Width and height of a large picture. */
export const LARGE_PX = 1600;
export const STANDARD_PX = 800;

const fileIn = (picturesDir) => join(picturesDir, 'manifest.json');

/** Everything that a picture depends on, as a short hash: its spec, its view and the renderer's version. */
export function hashOf({ spec, view }) {
  const version = [RENDERER_VERSION.studio, RENDERER_VERSION.kinds[spec.kind]];
  return createHash('sha256')
    .update(JSON.stringify([version, view, spec]))
    .digest('hex')
    .slice(0, 16);
}

/** @returns {Manifest} */
export function readManifest(picturesDir) {
  const file = fileIn(picturesDir);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Writes the manifest sorted by path; the file is replaced in one step. */
export function writeManifest(picturesDir, manifest) {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  const temporary = `${fileIn(picturesDir)}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(sorted, null, 1)}\n`);
  renameSync(temporary, fileIn(picturesDir));
}

/** Whether a picture has to be rendered: it is new, its file is gone, its hash changed, or it is too small for where it stands. */
export const isOutdated = (picture, manifest, picturesDir) =>
  manifest[picture.path]?.hash !== hashOf(picture) ||
  (picture.isLarge && manifest[picture.path].width < LARGE_PX) ||
  !existsSync(join(picturesDir, picture.path));
