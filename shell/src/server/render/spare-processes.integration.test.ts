import { join } from 'node:path';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { PreparedBuild, WorkerSetup } from './messages';
import { RenderWorker } from './render-worker';
import { SpareProcesses } from './spare-processes';
import type { WorkerProcess } from './worker-process';

const setup: WorkerSetup = {
  config: {} as PublicConfig,
  document: {} as WorkerSetup['document'],
  builds: [{ remote: 'mfe-pdp' } as PreparedBuild],
};
const ignore = () => undefined;

let spares: SpareProcesses;
let taken: WorkerProcess[];
beforeEach(() => {
  taken = [];
  spares = new SpareProcesses(
    { file: join(__dirname, 'testing/fake-worker.cjs'), readable: [join(__dirname, 'testing')] },
    setup,
    2,
  );
});
afterEach(() => {
  spares.stop();
  for (const { child } of taken) child.kill('SIGKILL');
});

const take = () => {
  const process = spares.take();
  taken.push(process);
  return process;
};
const until = async (condition: () => boolean) => {
  for (let tries = 0; tries < 100 && !condition(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(condition()).toBe(true);
};

/** Whether a worker in this process was warmed up before it was given its builds. */
async function isWarm(process: WorkerProcess): Promise<string> {
  const worker = new RenderWorker(process, setup, { onHang: ignore, onGone: ignore, onFree: ignore, onReport: ignore });
  await worker.setUp();
  const answer = await worker.render({ url: '/is-warm', renderedAt: 0, quarantined: [], deadlineMs: 5_000 });
  return answer.kind === 'redirect' ? answer.location : '';
}

test('the first process is a new one; from then on there are warm ones, and those that were taken are replaced', async () => {
  expect(spares.count).toBe(0);
  expect(await isWarm(take())).toBe('false');
  await until(() => spares.count === 2);
  expect(await isWarm(take())).toBe('true');
  expect(spares.count).toBe(1);
  await until(() => spares.count === 2);
});

test('a spare process that ends is neither given out nor started again and again', async () => {
  const options = { file: join(__dirname, 'testing/fake-worker.cjs'), readable: [join(__dirname, 'testing')] };
  spares = new SpareProcesses(options, { ...setup, config: { brand: 'fatal' } as unknown as PublicConfig }, 2);
  take();
  await until(() => spares.count === 2);
  await until(() => spares.count === 0);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(spares.count).toBe(0);
  expect(await isWarm(take())).toBe('false');
});

test('stopped, it starts no more', async () => {
  take();
  spares.stop();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(spares.count).toBe(0);
});
