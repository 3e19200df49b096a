import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiCalls } from '../server/render/api-calls';
import { RendererLost, RenderWorker } from '../server/render/render-worker';
import { RendererConnection, type WorkerSource } from '../server/render/worker-connection';
import type { WorkerSetup } from './messages';
import { hasNamespaces } from './sealed-process';
import { fakeWorkers } from './testing/worker-processes';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['fails', 'failing-parent.cjs', 1],
  ...(hasNamespaces() ? [['is killed', 'killed-parent.cjs', null] as const] : []),
] as const)('a worker dies with its parent, even when it is blocked and the parent %s', async (_how, parent, ended) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(__dirname, 'testing', parent)], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([ended, '']);
  const pid = Number(stdout);
  expect(pid).toBeGreaterThan(0);
  for (let tries = 0; tries < 40 && isAlive(pid); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isAlive(pid)).toBe(false);
});

test('a signal does not open the inspector of the renderer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
  const program = `require('./testing/compile-typescript.cjs'); require('./main.ts');`;
  const renderer = spawn(process.execPath, ['-e', program], {
    cwd: __dirname,
    env: { RENDERER_SOCKET: join(folder, 'socket'), BUILDS_DIR: folder },
  });
  try {
    await once(renderer.stdout, 'data');
    renderer.kill('SIGUSR1');
    const opened = once(renderer.stderr, 'data').then(([text]) => String(text));
    const waited = new Promise((resolve) => setTimeout(resolve, 1_000, 'nothing was opened'));
    expect(await Promise.race([opened, waited])).toBe('nothing was opened');
    expect(renderer.exitCode).toBeNull();
  } finally {
    renderer.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});

const ignore = () => undefined;
const events = { onHang: ignore, onGone: ignore, onFree: ignore, onReport: ignore };
const lane = { key: 'lane', builds: [] };
const request = { kind: 'page', url: '/wait', renderedAt: 0, deadlineMs: 5_000 } as const;
const startWorker = async (source: WorkerSource) => {
  const worker = new RenderWorker(source.take(), { build: undefined } as unknown as WorkerSetup, events);
  await worker.setUp();
  return worker;
};

test.each(['/gibberish', '/forgery'])('what a worker says that is no message ends it: %s', async (url) => {
  const worker = await startWorker(fakeWorkers);
  await expect(worker.render(lane, { ...request, url })).rejects.toThrow('The render worker died');
  expect(worker.isRendererLost).toBe(false);
});

test('a worker that speaks for the renderer is ended, and says nothing', async () => {
  const worker = await startWorker(fakeWorkers);
  await expect(worker.render(lane, { ...request, url: '/as-renderer' })).rejects.toThrow('The render worker died');
  expect(worker.isRendererLost).toBe(false);
});

test('when the renderer goes, its workers say so', async () => {
  const socket = join(mkdtempSync(join(tmpdir(), 'renderer-')), 'socket');
  const program = join(__dirname, 'testing/fake-renderer.cjs');
  const renderer = spawn(process.execPath, [program, socket], { stdio: 'inherit' });
  const worker = await startWorker({
    take: () => new RendererConnection(socket, new ApiCalls({}, 'http://shop.test')),
  });
  const rendering = worker.render(lane, request);
  renderer.kill('SIGKILL');
  await expect(rendering).rejects.toThrow(RendererLost);
  expect(worker.isRendererLost).toBe(true);
});
