/** Smoke test of a new build, alone in a throw-away worker: a build that throws, exits, blocks or fills the memory never serves a page. */
import { samplePathsOf } from 'release-protocol/federation-schema';
import { SITE_CHROME_SLOTS } from '../../federation/slot-names';
import {
  type LaneBuilds,
  OUTSIDE_A_RENDER,
  type PreparedBuild,
  type RenderRequest,
  type WorkerSetup,
} from '../../renderer/messages';
import type { PoolOptions } from './render-pool';
import { RendererLost, RenderWorker } from './render-worker';

/** Processor time: a busy machine leaves a good build without an answer for seconds. */
const SETUP_LIMIT_MS = 10_000;
const PING_LIMIT_MS = 10_000;
const RENDER_DEADLINE_MS = 1_000;
const SAMPLES_AT_ONCE = 4;
/** How long to wait for timers and promises that the bundle started. */
const SETTLE_MS = 150;
/** All builds together have little more than this (renderer/sealed-process.ts). */
const MAX_HEAP_MB = 256;

/**
 * Evaluates the build's server bundle, and renders each of its pages whose address is known, and its slots. The answers and their speed are not
 * checked: the API may be down, and the machine busy.
 *
 * @param setup with this build
 * @throws RendererLost when the renderer ended meanwhile; Error with what the build did to its process
 */
export async function smokeTestBuild({ workers }: Pick<PoolOptions, 'workers'>, setup: WorkerSetup): Promise<void> {
  const faults: string[] = [];
  const worker = new RenderWorker(
    workers.take(),
    setup,
    {
      onReport: ({ message, context }) => {
        if (context['where'] === OUTSIDE_A_RENDER) faults.push(message);
      },
      onGone: () => faults.push('it ended the process'),
      // The ping at the end decides.
      onHang: () => undefined,
      onFree: () => undefined,
    },
    // The error says what the build does; V8's report of a full memory would only look like the shell's own.
    { setupLimitMs: SETUP_LIMIT_MS, isMuted: true },
  );
  try {
    await worker.setUp();
    if (worker.failure !== undefined) faults.push(worker.failure);
    if (setup.build) await renderSamples(worker, setup.build);
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

/** A few at a time, until one of them blocks the worker. */
async function renderSamples(worker: RenderWorker, build: PreparedBuild): Promise<void> {
  const lane: LaneBuilds = { key: 'smoke test', builds: [build] };
  const task = { renderedAt: 0, deadlineMs: RENDER_DEADLINE_MS };
  const names = SITE_CHROME_SLOTS.filter((name) => name in build.slots);
  const requests: RenderRequest[] = [
    ...(names.length > 0 ? [{ kind: 'site-chrome', names, appKey: 'web-shop', url: '/', ...task } as const] : []),
    ...build.routes.flatMap(samplePathsOf).map((url) => ({ kind: 'page', url, ...task }) as const),
  ];
  for (let first = 0; first < requests.length && !worker.isHanging; first += SAMPLES_AT_ONCE) {
    const batch = requests.slice(first, first + SAMPLES_AT_ONCE);
    await Promise.all(batch.map((request) => worker.render(lane, request).catch(() => undefined)));
  }
}

async function faultsOfState(worker: RenderWorker): Promise<string[]> {
  const heapMb = await worker.ping(PING_LIMIT_MS);
  if (heapMb === undefined) return ['it blocks the process'];
  return heapMb > MAX_HEAP_MB ? [`it uses ${Math.round(heapMb)} MB of memory`] : [];
}
