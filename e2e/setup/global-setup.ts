import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

type Message = { readonly base: number } | { readonly failure: string };

/**
 * Starts a shop and passes its ports on to the workers by E2E_PORT_BASE; what it returns stops it. That it is up is heard from the process
 * itself, so the tests never run against another shop.
 *
 * @param program file of `tooling/run`
 */
export async function startShop(program: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [resolve(__dirname, '../../tooling/run', program)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const base = await new Promise<number>((started, fail) => {
    child.once('message', (message: Message) => {
      if ('base' in message) started(message.base);
      else fail(new Error(`The test shop did not start. ${message.failure}`));
    });
    child.once('exit', (code, signal) =>
      fail(new Error(`The test shop did not start: it ended with ${signal ?? `exit ${code}`}.`)),
    );
  });
  process.env['E2E_PORT_BASE'] = String(base);
  return async () => {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

export default (): ReturnType<typeof startShop> => {
  // The example of a static site is built by no other command.
  execFileSync(process.execPath, [resolve(__dirname, '../../tooling/open-pages/build-eleventy.mjs')], {
    stdio: 'inherit',
  });
  return startShop('test-shop.mjs');
};
