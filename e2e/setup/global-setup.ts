import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { FullConfig } from '@playwright/test';

type Message = { readonly base: number } | { readonly failure: string };

interface Shop {
  /** First of its ports. */
  readonly base: number;
  readonly stop: () => Promise<void>;
}

/** That it is up is heard from the process itself, so the tests never run against another shop. @param program file of `tooling/dev` */
export async function startShop(program: string): Promise<Shop> {
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(__dirname, '../../tooling/dev', program)], {
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
  return {
    base,
    stop: async () => {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Starts a shop for each worker and passes their ports on by E2E_PORT_BASES; what it returns stops them. */
export async function startShops(count: number, program: string): Promise<() => Promise<void>> {
  const starts = await Promise.allSettled(Array.from({ length: count }, () => startShop(program)));
  const shops = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => void (await Promise.all(shops.map((shop) => shop.stop())));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  process.env['E2E_PORT_BASES'] = shops.map(({ base }) => base).join(',');
  return stop;
}

export default ({ workers }: FullConfig): ReturnType<typeof startShops> => startShops(workers, 'test-shop.ts');
