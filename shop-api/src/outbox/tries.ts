import type { FastifyInstance } from 'fastify';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Until the next try, by how many have failed: for three days. */
const WAITS_MS = [
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  8 * HOUR_MS,
  24 * HOUR_MS,
  36 * HOUR_MS,
];
/** A slower receiver has failed. */
export const TIMEOUT_MS = 10_000;
/** While a process sends something, no other one does; when it ends in between, it is due again. */
export const LEASE_MS = 2 * TIMEOUT_MS;
/** How many are sent at the same time. */
export const AT_ONCE = 20;
/** How long something may wait to be sent, in milliseconds. */
const POLL_MS = 1_000;

/** When the next try is due. @param tries how many there have been @returns null: there is none, it is given up */
export function nextTry(tries: number, now: Date): Date | null {
  const wait = WAITS_MS[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/** Sends what is due while the server runs. Several processes share the work. @param send sends some, and says how many there were */
export function sendWhileRunning(app: FastifyInstance, what: string, send: () => Promise<number>): void {
  let running: Promise<unknown> | undefined;
  const sendAll = async (): Promise<void> => {
    while ((await send()) > 0);
  };
  const polling = setInterval(() => {
    running ??= sendAll()
      .catch((error: unknown) => app.log.error({ err: error }, `${what} could not be sent`))
      .finally(() => (running = undefined));
  }, POLL_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(polling);
    await running;
  });
}
