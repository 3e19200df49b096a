import { join } from 'node:path';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { PreparedBuild } from './messages';
import { RenderPool } from './render-pool';
import { RenderTimeout } from './render-worker';

const DEADLINE_MS = 400;
let pool: RenderPool;
let quarantined: string[];
let reported: string[];
const builds = ['mfe-header', 'mfe-pdp'].map((remote) => ({ remote }) as PreparedBuild);

beforeEach(async () => {
  quarantined = [];
  reported = [];
  pool = await RenderPool.start(
    {
      workerFile: join(__dirname, 'testing/fake-worker.cjs'),
      size: 1,
      deadlineMs: DEADLINE_MS,
      onReport: ({ message }) => reported.push(message),
      onQuarantine: (remote) => quarantined.push(remote),
    },
    { config: {} as PublicConfig, builds },
  );
});
afterEach(() => pool.close());

const render = (url: string) => pool.render({ url, renderedAt: 0 });
const untilAnswers = async (url: string) => {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await render(url).catch(() => undefined);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The pool did not recover');
};

test('a page is rendered', async () => {
  await expect(render('/ok')).resolves.toMatchObject({ location: '/ok#' });
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
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect(render('/ok')).resolves.toBeDefined();
  expect(quarantined).toEqual([]);
});

test('a worker that hangs is replaced, and the remote whose code it ran is quarantined', async () => {
  await expect(render('/hang')).rejects.toThrow(RenderTimeout);
  await expect(untilAnswers('/hang')).resolves.toMatchObject({ location: '/hang#mfe-pdp' });
  expect(quarantined).toEqual(['mfe-pdp']);
});

test('a worker that hangs in the shell’s own code is replaced, and no remote is quarantined', async () => {
  await expect(render('/shell/hang')).rejects.toThrow(RenderTimeout);
  await expect(untilAnswers('/ok')).resolves.toMatchObject({ location: '/ok#' });
  expect(quarantined).toEqual([]);
});

test('a worker that dies is replaced, and the remote whose code it ran is quarantined', async () => {
  await expect(render('/die')).rejects.toThrow();
  await expect(untilAnswers('/die')).resolves.toMatchObject({ location: '/die#mfe-pdp' });
});
