import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT } from '../build/packages';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium for the tests: an installed one, else Debian's package when we may install it, else Playwright's own.
 *
 * @returns path of the browser; undefined: Playwright knows where its own is
 */
export async function ensureChromium(): Promise<string | undefined> {
  const installed = [process.env.CHROMIUM_PATH, ...KNOWN_PLACES].find((path) => path && existsSync(path));
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian …');
    const run = (args: readonly string[]) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0;
    if (
      run(['update', '-q']) &&
      run(['install', '-y', '-q', '--no-install-recommends', 'chromium', 'chromium-headless-shell'])
    )
      return '/usr/bin/chromium';
  }
  console.log('Installing Playwright’s Chromium …');
  const { status } = spawnSync(
    process.execPath,
    [`${ROOT}/node_modules/@playwright/test/cli.js`, 'install', 'chromium'],
    { stdio: 'inherit' },
  );
  if (status === 0) return undefined;
  console.error('No Chromium could be found or installed. Install one and name it by CHROMIUM_PATH.');
  process.exit(1);
}
