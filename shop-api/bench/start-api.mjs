import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sleep } from '../../tooling/dev/processes';

/** The built programs of this package. */
export const SERVER = join(dirname(fileURLToPath(import.meta.url)), '../dist/server');
const PORT = Number(process.env.API_PORT ?? 3910);
export const API_ROOT = `http://127.0.0.1:${PORT}`;
const ENV = { NODE_ENV: 'production', STAND_INS: 'on', LOG_LEVEL: 'warn', RATE_LIMITS: 'off', API_PORT: String(PORT) };

/** Starts the API as in production, without rate limits; resolves when it is ready. */
export async function startApi(env) {
  const began = performance.now();
  const child = spawn(process.execPath, [join(SERVER, 'api.js')], {
    env: { ...process.env, ...ENV, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error('The API did not start');
    if (
      await fetch(`${API_ROOT}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await sleep(20);
  }
  const readyMs = performance.now() - began;
  const stop = () => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGTERM'));
  return { readyMs, stop };
}
