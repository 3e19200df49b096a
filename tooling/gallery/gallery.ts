/**
 * The component gallery (Ladle): every part of shared-domain/ui in all its states.
 *
 *   npm run gallery               shows it on http://localhost:3060; an edited part is shown at once
 *   npm run gallery -- check      compares every picture with its reference; `npm test` does so with one picture of each story
 *   npm run gallery -- pictures   takes the pictures again that changed, and removes those of no story
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, ROOT } from '../build/packages';
import { ensureChromium } from '../dev/ensure-chromium';
import { howItEnded } from '../dev/processes';

const BUILT = join(ROOT, '.build', 'gallery');
const LADLE = 'tooling/gallery/node_modules/@ladle/react/lib/cli/cli.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** @returns whether the exit code was 0; how it ended otherwise is written below its own output */
function run(command: string, args: string[], env = {}) {
  const { status, signal } = spawnSync(process.execPath, [join(ROOT, command), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) console.error(`${command} ended with ${howItEnded(status, signal)}.`);
  return status === 0;
}

/** @param what 'check' or 'pictures'; else it is shown */
export async function gallery(what: string) {
  if (what !== undefined && what !== 'check' && what !== 'pictures')
    throw new CommandError('Which of check, pictures? npm run gallery shows the gallery.');
  const isOk = what
    ? await checkGallery({ updates: what === 'pictures' })
    : run(LADLE, ['serve', '--config', 'tooling/gallery']);
  process.exit(isOk ? 0 : 1);
}

/** Ladle exits with 0 even when the build failed, so success is judged by its list of stories. */
function buildGallery() {
  rmSync(BUILT, { recursive: true, force: true });
  return run(LADLE, ['build', '--config', 'tooling/gallery']) && existsSync(join(BUILT, 'meta.json'));
}

/**
 * Checks every story on a desktop and on a phone: axe and a picture, and that another brand changes its colours alone.
 *
 * @param [options.updates] takes the pictures that changed again, instead of failing
 * @param [options.pictures] slice: one picture of each story, on each screen in turn
 */
export async function checkGallery({
  updates = false,
  pictures = 'all',
}: { updates?: boolean; pictures?: 'all' | 'slice' } = {}) {
  if (!buildGallery()) return false;
  const executablePath = await ensureChromium();
  const args = ['test', '-c', 'e2e/gallery.config.ts', ...(updates ? ['--update-snapshots'] : [])];
  const env = { GALLERY_PICTURES: pictures, ...(executablePath && { CHROMIUM_PATH: executablePath }) };
  return run(PLAYWRIGHT, args, env);
}
