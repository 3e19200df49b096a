/** Entry of a render worker: a child process that runs the code of one build. */
import { readFileSync } from 'node:fs';
import { fetchFooter } from 'shared-domain/navigation/io';
import { setConfig } from 'shared-domain/runtime/config';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { setAnswerKeeper } from 'shared-domain/runtime/http';
import { createPageWriter } from '../document/page-writer';
import {
  type LaneBuilds,
  NO_SITE_CHROME,
  OUTSIDE_A_RENDER,
  type PreparedBuild,
  type RenderedSiteChrome,
  type ToWorker,
  type WorkerSetup,
} from '../messages';
import { openChannel } from './channel';
import { createAnswerKeeper } from './kept-answers';
import { createRelayedFetch } from './relayed-fetch';
import { createRenderer, type Renderer } from './renderer';
import { evaluateBundle, type ServerBundle } from './server-modules';

/** As many pages at once keep the processor busy: visitors wait for it more than for bytes. */
const BUSY_RENDERS = 3;
const WARM_UP_MS = 10_000;
const WARM_UP_CALLS = 3;

type PageWriter = ReturnType<typeof createPageWriter>;

/** Undefined: it has not been set up. */
let serve: ((lane: LaneBuilds) => { readonly renderer: Renderer; readonly write: PageWriter }) | undefined;
const lanes = new Map<string, ReturnType<NonNullable<typeof serve>>>();
/** Header and footer of pages in progress, by the render's id. */
const awaited = new Map<number, (siteChrome: RenderedSiteChrome) => void>();
let inProgress = 0;

// A worker without its parent has nothing to do.
const { send } = openChannel(receive, () => process.exit(0));
const { relayedFetch, settle } = createRelayedFetch(send);
globalThis.fetch = relayedFetch;

function receive(message: ToWorker, bytes: Buffer): void {
  switch (message.type) {
    case 'warm-up':
      return void warmUp(message.setup).catch(() => undefined);
    case 'setup':
      return setUp(message.setup);
    case 'lane':
      return void (serve && lanes.set(message.lane.key, serve(message.lane)));
    case 'forget-lane':
      return void lanes.delete(message.key);
    case 'site-chrome':
      return awaited.get(message.id)?.(message.siteChrome);
    case 'ping':
      return send({ type: 'pong', heapMb: process.memoryUsage().heapUsed / 2 ** 20 });
    case 'fetched':
    case 'fetch-failed':
      return settle(message, bytes);
    case 'render':
      return void answer(message);
  }
}

async function answer({ id, lane: key, request }: Extract<ToWorker, { type: 'render' }>): Promise<void> {
  const lane = lanes.get(key);
  const siteChrome = new Promise<RenderedSiteChrome>((resolve) => awaited.set(id, resolve));
  inProgress += 1;
  try {
    if (!lane) throw new Error('The worker does not know the lane');
    const rendered = await lane.renderer.render(request, siteChrome);
    if (rendered.kind !== 'page') return send({ type: 'answer', id, answer: rendered });
    const { document, ...page } = await lane.write(rendered, request, inProgress >= BUSY_RENDERS);
    send({ type: 'answer', id, answer: page }, document);
  } catch (error) {
    send({ type: 'failed', id, message: describe(error) });
  } finally {
    inProgress -= 1;
    awaited.delete(id);
  }
}

/**
 * Renders a page without any build: the first call of each function compiles it, and that is done before a release needs this process. Only the
 * shell's own code runs.
 */
async function warmUp({ config, document }: Omit<WorkerSetup, 'build'>): Promise<void> {
  setConfig(config);
  setErrorReporter({ error: () => undefined, warning: () => undefined });
  const renderer = createRenderer([], undefined, {});
  const request = { kind: 'page', url: '/', renderedAt: 0, deadlineMs: WARM_UP_MS } as const;
  const page = await renderer.render(request, Promise.resolve(NO_SITE_CHROME));
  if (page.kind === 'page') await createPageWriter(document, [])(page, { renderedAt: 0 }, false);
  // The transport is loaded, and Node's HTTP client compiled, with the first calls.
  for (let call = 0; call < WARM_UP_CALLS; call += 1) await fetchFooter();
}

function setUp({ config, document, build }: WorkerSetup) {
  setConfig(config);
  setAnswerKeeper(createAnswerKeeper());
  setErrorReporter({
    error: (error, context) =>
      send({ type: 'report', level: 'error', message: describe(error), context: asJson(context) }),
    warning: (message, context) => send({ type: 'report', level: 'warning', message, context: asJson(context) }),
  });
  reportStrayErrors(build);
  let bundle: ServerBundle = {};
  let failure: string | undefined;
  try {
    if (build) bundle = evaluateBundle(readFileSync(build.serverFile, 'utf8'), build.serverFile);
  } catch (error) {
    failure = describe(error);
  }
  serve = ({ builds }) => ({
    renderer: createRenderer(builds, build?.remote, bundle),
    write: createPageWriter(document, builds),
  });
  send({ type: 'ready', ...(failure !== undefined && { failure }) });
}

/** An error outside a render ends this process: what it left behind is unknown. A rejected promise that nobody handles is only reported. */
function reportStrayErrors(build: PreparedBuild | undefined) {
  const context = { where: OUTSIDE_A_RENDER, ...(build && { remote: build.remote }) };
  process.on('uncaughtException', (error) =>
    send({ type: 'report', level: 'error', message: describe(error), context }, undefined, () => process.exit(1)),
  );
  process.on('unhandledRejection', (reason) =>
    send({ type: 'report', level: 'error', message: describe(reason), context }),
  );
  // Node's permission model does not restrict these: a bundle could end other processes.
  for (const name of ['kill', 'abort', 'chdir'] as const)
    process[name] = () => {
      throw new Error(`process.${name} is not available to a remote`);
    };
}

/** A remote may hand over functions, which no message can carry. */
const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
