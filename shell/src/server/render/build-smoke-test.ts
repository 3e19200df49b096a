/** Smoke test of a new build, alone in a throw-away worker: a build that throws, exits, blocks or fills the memory never serves a page. */
import type { WorkerSetup } from '../../renderer/messages';
import type { PoolOptions } from './render-pool';
import { RendererLost, RenderWorker } from './render-worker';

/** Of processor time: a busy machine leaves a good build without an answer for seconds. */
const SETUP_LIMIT_MS = 10_000;
const PING_LIMIT_MS = 10_000;
const RENDER_DEADLINE_MS = 1_000;
/** How long to wait for timers and promises that the bundle started. */
const SETTLE_MS = 150;
/** All builds together have little more than this (renderer/sealed-process.ts). */
const MAX_HEAP_MB = 256;

/**
 * Evaluates the build's server bundle and renders one of its pages. The answer and its speed are not checked: the API may be down, and
 * the machine busy.
 *
 * @param setup with this one build
 * @throws RendererLost when the renderer ended meanwhile; Error with what the build did to its process
 */
export async function smokeTestBuild({ workers }: Pick<PoolOptions, 'workers'>, setup: WorkerSetup): Promise<void> {
  const faults: string[] = [];
  const worker = new RenderWorker(
    workers.take(),
    setup,
    {
      onReport: ({ message, context }) => {
        if (context['where'] === 'outside a render') faults.push(message);
      },
      onGone: () => faults.push('it ended the process'),
      // The ping at the end decides.
      onHang: () => undefined,
      onFree: () => undefined,
    },
    // What the build does is in the error; V8's report of a full memory would only look like the shell's own.
    { setupLimitMs: SETUP_LIMIT_MS, isMuted: true },
  );
  try {
    await worker.setUp();
    for (const { message } of worker.failed) faults.push(message);
    const url =
      setup.builds.flatMap(({ routes }) => routes.flatMap(({ paths }) => paths)).find((path) => !path.includes(':')) ??
      '/';
    const request = { url, renderedAt: 0, quarantined: [], deadlineMs: RENDER_DEADLINE_MS };
    await worker.render(request).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    if (faults.length === 0) faults.push(...(await faultsOfState(worker)));
  } catch (error) {
    faults.unshift(error instanceof Error ? error.message : String(error));
  } finally {
    worker.kill();
  }
  if (worker.isRendererLost) throw new RendererLost('The renderer ended while the build was tried');
  if (faults.length > 0) throw new Error(`The build failed its smoke test: ${faults.join('; ')}`);
}

async function faultsOfState(worker: RenderWorker): Promise<string[]> {
  const heapMb = await worker.ping(PING_LIMIT_MS);
  if (heapMb === undefined) return ['it blocks the process'];
  return heapMb > MAX_HEAP_MB ? [`it uses ${Math.round(heapMb)} MB of memory`] : [];
}
