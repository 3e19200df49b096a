/** A Chromium with an open debugging port and a profile of its own, for programs that measure pages. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../dev/ensure-chromium.mjs';
import { freePort } from '../dev/free-ports.mjs';
import { sleep } from '../dev/processes.mjs';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * @template Result
 * @param {(port: number) => Promise<Result>} use gets the port of the DevTools protocol; the browser is closed afterwards
 */
export async function withChrome(use) {
  const profile = mkdtempSync(join(tmpdir(), 'chrome-'));
  const port = await freePort();
  const chrome = spawn(
    await ensureChromium(),
    [...FLAGS, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  try {
    while (!(await isUp(port))) await sleep(100);
    return await use(port);
  } finally {
    chrome.kill();
    await sleep(300);
    rmSync(profile, { recursive: true, force: true });
  }
}

const isUp = (port) =>
  fetch(`http://127.0.0.1:${port}/json/version`).then(
    (answer) => answer.ok,
    () => false,
  );
