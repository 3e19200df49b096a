import type { PublicConfig } from 'shared-domain/runtime/config';
import type { PreparedBuild, WorkerSetup } from '../../renderer/messages';
import { fakeWorkers } from '../../renderer/testing/worker-processes';
import { RenderWorker } from './render-worker';
import { SpareWorkers } from './spare-workers';
import type { WorkerConnection } from './worker-connection';

const setup: WorkerSetup = {
  config: {} as PublicConfig,
  document: {} as WorkerSetup['document'],
  build: { remote: 'mfe-pdp' } as PreparedBuild,
};
const ignore = () => undefined;

let spares: SpareWorkers;
let taken: WorkerConnection[];
beforeEach(() => {
  taken = [];
  spares = new SpareWorkers(fakeWorkers.take, setup, 2);
});
afterEach(() => {
  spares.stop();
  for (const worker of taken) worker.close();
});

const take = () => {
  const worker = spares.take();
  taken.push(worker);
  return worker;
};
const until = async (condition: () => boolean) => {
  for (let tries = 0; tries < 100 && !condition(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(condition()).toBe(true);
};

/** Whether a worker in this process was warmed up before it was given its builds. */
async function isWarm(connection: WorkerConnection): Promise<string> {
  const worker = new RenderWorker(connection, setup, {
    onHang: ignore,
    onGone: ignore,
    onFree: ignore,
    onReport: ignore,
  });
  await worker.setUp();
  const answer = await worker.render(
    { key: 'lane', builds: [] },
    { kind: 'page', url: '/is-warm', renderedAt: 0, deadlineMs: 5_000 },
  );
  return answer.kind === 'redirect' ? answer.location : '';
}

test('the first worker is a new one; from then on there are warm ones, and those that were taken are replaced', async () => {
  expect(spares.count).toBe(0);
  expect(await isWarm(take())).toBe('false');
  await until(() => spares.count === 2);
  expect(await isWarm(take())).toBe('true');
  expect(spares.count).toBe(1);
  await until(() => spares.count === 2);
});

test('a spare worker that ends is neither given out nor started again and again', async () => {
  spares = new SpareWorkers(fakeWorkers.take, { ...setup, config: { brand: 'fatal' } as unknown as PublicConfig }, 2);
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
