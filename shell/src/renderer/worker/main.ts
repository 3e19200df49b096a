/** Entry of a render worker: a child process that holds one set of builds and renders pages with them. */
import { readFileSync } from 'node:fs';
import { fetchFooter } from 'shared-domain/navigation/io';
import { setConfig } from 'shared-domain/runtime/config';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { setAnswerKeeper } from 'shared-domain/runtime/http';
import { Activity } from '../activity';
import { createPageWriter } from '../document/page-writer';
import type { PreparedBuild, RenderAnswer, RenderRequest, ToWorker, WorkerSetup } from '../messages';
import { openChannel } from './channel';
import { createAnswerKeeper } from './kept-answers';
import { createRelayedFetch } from './relayed-fetch';
import { createRenderer } from './renderer';
import { evaluateBundle, type ServerBundle } from './server-modules';

/** As many pages at once keep the processor busy: visitors wait for it more than for bytes. */
const BUSY_RENDERS = 3;
const WARM_UP_MS = 10_000;
const WARM_UP_CALLS = 3;

let render: ((request: RenderRequest) => Promise<RenderAnswer>) | undefined;

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
    case 'ping':
      return send({ type: 'pong', heapMb: process.memoryUsage().heapUsed / 2 ** 20 });
    case 'fetched':
    case 'fetch-failed':
      return settle(message, bytes);
    case 'render':
      return void answer(message);
  }
}

async function answer({ id, request }: Extract<ToWorker, { type: 'render' }>): Promise<void> {
  try {
    if (!render) throw new Error('The worker has not been set up');
    const rendered = await render(request);
    if (rendered.kind !== 'page') return send({ type: 'answer', id, answer: rendered });
    const { document, ...page } = rendered;
    send({ type: 'answer', id, answer: page }, document);
  } catch (error) {
    send({ type: 'failed', id, message: describe(error) });
  }
}

/**
 * Renders a page without any build: the first call of each function compiles it, and that is done before a release needs this process. Only the
 * shell's own code runs.
 */
async function warmUp({ config, document }: Omit<WorkerSetup, 'builds'>): Promise<void> {
  setConfig(config);
  setErrorReporter({ error: () => undefined, warning: () => undefined });
  const renderer = createRenderer([], new Map(), { run: (_remote, work) => work(), enter: () => undefined });
  const page = await renderer.render({ url: '/', renderedAt: 0, deadlineMs: WARM_UP_MS, quarantined: [] });
  if (page.kind === 'page') await createPageWriter(document, [])(page, { renderedAt: 0 }, false);
  // The transport is loaded, and Node's HTTP client compiled, with the first calls.
  for (let call = 0; call < WARM_UP_CALLS; call += 1) await fetchFooter();
}

function setUp({ config, builds, document }: WorkerSetup) {
  setConfig(config);
  setAnswerKeeper(createAnswerKeeper());
  const activity = new Activity(builds.map(({ remote }) => remote));
  recordCulprits(activity, builds);
  setErrorReporter({
    error: (error, context) =>
      send({ type: 'report', level: 'error', message: describe(error), context: asJson(context) }),
    warning: (message, context) => send({ type: 'report', level: 'warning', message, context: asJson(context) }),
  });
  const bundles = new Map<string, ServerBundle>();
  const failed: { remote: string; message: string }[] = [];
  for (const { remote, serverFile } of builds) {
    try {
      const code = readFileSync(serverFile, 'utf8');
      bundles.set(
        remote,
        activity.run(remote, () => evaluateBundle(code, serverFile)),
      );
    } catch (error) {
      failed.push({ remote, message: describe(error) });
    }
  }
  const renderer = createRenderer(builds, bundles, activity);
  const write = createPageWriter(document, builds);
  let inProgress = 0;
  render = async (request) => {
    inProgress += 1;
    try {
      const rendered = await renderer.render(request);
      return rendered.kind === 'page' ? await write(rendered, request, inProgress >= BUSY_RENDERS) : rendered;
    } finally {
      inProgress -= 1;
    }
  };
  send({ type: 'ready', failed });
}

/**
 * What a remote throws outside a render ends this process: what it left behind is unknown. A rejected promise that nobody handles is
 * only reported. Either way the stack names the build's file.
 */
function recordCulprits(activity: Activity, builds: readonly PreparedBuild[]) {
  const remoteIn = (stack = '') => builds.find(({ serverFile }) => stack.includes(serverFile))?.remote;
  const exit = process.exit.bind(process);
  const endBy = (stack: string | undefined, code: number | string | null | undefined): never => {
    const remote = remoteIn(stack);
    if (remote) activity.recordEnd(remote);
    return exit(code);
  };
  process.exit = (code) => endBy(new Error().stack, code);
  process.on('uncaughtException', (error) => {
    const remote = remoteIn(error.stack);
    if (remote) activity.recordEnd(remote);
    const context = { where: 'outside a render', ...(remote && { remote }) };
    send({ type: 'report', level: 'error', message: describe(error), context }, undefined, () => exit(1));
  });
  process.on('unhandledRejection', (reason) => {
    const remote = reason instanceof Error ? remoteIn(reason.stack) : undefined;
    const context = { where: 'outside a render', ...(remote && { remote }) };
    send({ type: 'report', level: 'error', message: describe(reason), context });
  });
  // Node's permission model does not restrict these: a bundle could end other processes.
  for (const name of ['kill', 'abort', 'chdir'] as const)
    process[name] = () => {
      throw new Error(`process.${name} is not available to a remote`);
    };
}

/** What a remote hands over may hold functions, which no message can carry. */
const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
