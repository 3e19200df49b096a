import type { PublicConfig } from 'shared-domain/runtime/config';
import type { LaneBuilds, PreparedBuild, WorkerSetup } from '../../renderer/messages';
import { fakeWorkers } from '../../renderer/testing/worker-processes';
import { type PoolOptions, RenderPool } from './render-pool';
import { Overloaded } from './render-queue';
import { RenderTimeout } from './render-worker';

/** A render is given up a second later. */
const DEADLINE_MS = 200;
let pool: RenderPool;
let quarantined: string[];
let reported: string[];
const build = { remote: 'mfe-pdp', folder: __dirname, routes: [] } as unknown as PreparedBuild;
const lane: LaneBuilds = { key: 'lane', builds: [build] };

const optionsOf = (size: number): PoolOptions => ({
  workers: fakeWorkers,
  size,
  deadlineMs: DEADLINE_MS,
  onReport: ({ message }) => reported.push(message),
  onQuarantine: ({ remote }) => quarantined.push(remote),
  onRendererLost: () => undefined,
});
const setupOf = (code: PreparedBuild | undefined): WorkerSetup => ({
  config: {} as PublicConfig,
  document: {} as WorkerSetup['document'],
  build: code,
});

beforeEach(async () => {
  quarantined = [];
  reported = [];
  pool = await RenderPool.start(optionsOf(1), setupOf(build));
});
afterEach(() => pool.close());

const render = (url: string) => pool.render(lane, { kind: 'page', url, renderedAt: 0 });
const untilAnswers = async (url: string) => {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await render(url).catch(() => undefined);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The pool did not recover');
};

test('a page is rendered', async () => {
  await expect(render('/ok')).resolves.toMatchObject({ location: '/ok' });
});

test('what a render reports is passed on, but not what the warm-up does', async () => {
  await render('/report');
  expect(reported).toEqual(['Of /report']);
});

test('an error of a render reaches the caller, and the worker goes on', async () => {
  await expect(render('/fail')).rejects.toThrow('It threw');
  await expect(render('/ok')).resolves.toBeDefined();
});

test('a render that takes too long is given up; its worker stays when it still answers', async () => {
  await expect(render('/wait')).rejects.toThrow(RenderTimeout);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  await expect(render('/ok')).resolves.toBeDefined();
  expect(quarantined).toEqual([]);
});

test('a worker that hangs is replaced, and its build is quarantined', async () => {
  await expect(render('/hang')).rejects.toThrow(RenderTimeout);
  await expect(untilAnswers('/ok')).resolves.toMatchObject({ location: '/ok' });
  expect([quarantined, pool.isQuarantined]).toEqual([['mfe-pdp'], true]);
});

test('a worker that gets no processor for seconds is not taken for one that hangs', async () => {
  const pidOf = (answer: unknown) => Number((answer as { location: string }).location);
  const pid = pidOf(await render('/pid'));
  process.kill(pid, 'SIGSTOP');
  await expect(render('/ok')).rejects.toThrow(RenderTimeout);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  process.kill(pid, 'SIGCONT');
  await expect(render('/ok')).resolves.toMatchObject({ location: '/ok' });
  expect([pidOf(await render('/pid')), quarantined]).toEqual([pid, []]);
});

test('a worker of the shell’s own code that hangs is replaced, and nothing is quarantined', async () => {
  await pool.close();
  pool = await RenderPool.start(optionsOf(1), setupOf(undefined));
  await expect(render('/hang')).rejects.toThrow(RenderTimeout);
  await expect(untilAnswers('/ok')).resolves.toMatchObject({ location: '/ok' });
  expect([quarantined, pool.isQuarantined]).toEqual([[], false]);
});

test('a worker that dies is replaced, and its build is quarantined', async () => {
  await expect(render('/die')).rejects.toThrow();
  await expect(untilAnswers('/ok')).resolves.toBeDefined();
  expect(quarantined).toEqual(['mfe-pdp']);
});

test('while pages wait, workers are added up to the limit', async () => {
  await pool.close();
  pool = await RenderPool.start(optionsOf(2), setupOf(build));
  const pids = new Set<string>();
  const end = performance.now() + 10_000;
  while (pids.size < 2 && performance.now() < end) {
    const busy = Array.from({ length: 8 }, (_, index) => render(`/busy-60/${index}`).catch(() => undefined));
    const answer = await render('/pid').catch(() => undefined);
    if (answer?.kind === 'redirect') pids.add(answer.location);
    await Promise.all(busy);
  }
  expect(pids.size).toBe(2);
});

test('a burst is rendered as far as it fits; the rest is refused at once, and no worker is lost', async () => {
  const order: string[] = [];
  const answers = await Promise.allSettled(
    Array.from({ length: 48 }, (_, index) =>
      render(`/busy-60/${index}`).then(
        () => order.push('rendered'),
        (error: unknown) => {
          order.push('refused');
          throw error;
        },
      ),
    ),
  );
  const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused.every(({ reason }) => reason instanceof Overloaded)).toBe(true);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(8);
  // At once: no refusal waits for a render.
  expect(order.slice(0, refused.length)).toEqual(refused.map(() => 'refused'));
  expect(quarantined).toEqual([]);
  await expect(render('/ok')).resolves.toMatchObject({ location: '/ok' });
});

test('one client with many uncached pages does not keep others from theirs', async () => {
  const of = (client: string, url: string) => pool.render(lane, { kind: 'page', url, renderedAt: 0 }, { client });
  const many = Array.from({ length: 24 }, (_, index) => of('greedy', `/busy-40/${index}`).catch(() => 'refused'));
  const few = Array.from({ length: 3 }, (_, index) => of(`visitor-${index}`, `/busy-1/${index}`));
  await expect(Promise.all(few)).resolves.toHaveLength(3);
  expect((await Promise.all(many)).filter((answer) => answer !== 'refused').length).toBeGreaterThan(0);
});

test('the deadline of a render starts when its turn has come', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => render(`/busy-110/${index}`)));
  expect(answers).toHaveLength(8);
});

test('a page that is there already is not rendered again while others need the workers', async () => {
  const busy = Array.from({ length: 4 }, (_, index) => render(`/busy-50/${index}`));
  await expect(
    pool.render(lane, { kind: 'page', url: '/ok', renderedAt: 0 }, { isRevalidation: true }),
  ).rejects.toThrow(Overloaded);
  await Promise.all(busy);
  await expect(
    pool.render(lane, { kind: 'page', url: '/ok', renderedAt: 0 }, { isRevalidation: true }),
  ).resolves.toBeDefined();
});

test('the last worker stays when it was only slow', async () => {
  await expect(render('/busy-8000')).rejects.toThrow(RenderTimeout);
  // Blocked, as soon as that is known: nothing is given to it, until there is another one.
  const outcomes = new Set<string>();
  for (let tries = 0; tries < 100 && !outcomes.has('WorkerGone'); tries += 1) {
    void render('/ok').catch((error: Error) => outcomes.add(error.name));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect([...outcomes]).toContain('WorkerGone');
  await expect(untilAnswers('/ok')).resolves.toBeDefined();
});
