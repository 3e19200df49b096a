import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const START_TIMEOUT_MS = 120_000;

/** Starts the test shop; what it returns stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [resolve(__dirname, '../../tooling/run/test-shop.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, fail) => {
    const timer = setTimeout(() => fail(new Error('The test shop did not start in time')), START_TIMEOUT_MS);
    child.stdout.on('data', (data: Buffer) => {
      process.stdout.write(data);
      if (!data.toString().includes('The test shop is up')) return;
      clearTimeout(timer);
      ready();
    });
    child.once('exit', (code) => fail(new Error(`The test shop stopped with exit ${code}`)));
  });
  return async () => {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}
