/**
 * The component gallery (Ladle): every part of shared-domain/ui in all its states.
 *
 *   npm run gallery            shows it on http://localhost:3060; an edited part is shown at once
 *   npm run gallery:check      compares every picture with its reference; `npm test` does so with one picture of each story
 *   npm run gallery:pictures   takes the reference pictures again
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../build/packages.mjs';
import { ensureChromium } from '../run/ensure-chromium.mjs';
import { howItEnded } from '../run/run-program.mjs';

const BUILT = join(ROOT, '.build', 'gallery');
const PICTURES = join(ROOT, 'e2e', 'gallery', 'pictures');
const LADLE = 'tooling/gallery/node_modules/@ladle/react/lib/cli/cli.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** @returns whether the exit code was 0; how it ended otherwise is written below its own output */
function run(command, args, env = {}) {
  const { status, signal } = spawnSync(process.execPath, [join(ROOT, command), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) console.error(`${command} ended with ${howItEnded(status, signal)}.`);
  return status === 0;
}

export const serveGallery = () => process.exit(run(LADLE, ['serve', '--config', 'tooling/gallery']) ? 0 : 1);

/** Ladle exits with 0 even when the build failed, so success is judged by its list of stories. */
function buildGallery() {
  rmSync(BUILT, { recursive: true, force: true });
  return run(LADLE, ['build', '--config', 'tooling/gallery']) && existsSync(join(BUILT, 'meta.json'));
}

/** The same pixels in less than half the bytes. */
async function compressPictures() {
  for (const file of readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.png'),
  )) {
    const before = readFileSync(join(PICTURES, file));
    const after = await sharp(before).png({ compressionLevel: 9, effort: 10, adaptiveFiltering: false }).toBuffer();
    if (after.length < before.length) writeFileSync(join(PICTURES, file), after);
  }
}

/**
 * Checks every story in both brands, on a desktop and on a phone: axe and a picture.
 *
 * @param {object} [options]
 * @param {boolean} [options.updates] takes the reference pictures again instead of comparing
 * @param {'all' | 'slice'} [options.pictures] slice: one picture of each story, on each screen and in each brand in turn
 */
export async function checkGallery({ updates = false, pictures = 'all' } = {}) {
  if (!buildGallery()) return false;
  if (updates) rmSync(PICTURES, { recursive: true, force: true });
  const executablePath = await ensureChromium();
  const args = ['test', '-c', 'e2e/gallery.config.ts', ...(updates ? ['--update-snapshots'] : [])];
  const env = { GALLERY_PICTURES: pictures, ...(executablePath && { CHROMIUM_PATH: executablePath }) };
  const hasPassed = run(PLAYWRIGHT, args, env);
  if (updates) await compressPictures();
  return hasPassed;
}
