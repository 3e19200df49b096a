/** Entry of a render worker: a child process that holds one set of builds and renders pages with them. */
import { readFileSync } from 'node:fs';
import { setConfig } from 'shared-domain/runtime/config';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { Activity } from './activity';
import type { FromWorker, ToWorker, WorkerSetup } from './messages';
import { createRenderer, type Renderer } from './renderer';
import { evaluateBundle, type ServerBundle } from './server-modules';

const send = (message: FromWorker) => process.send?.(message);
let renderer: Renderer | undefined;

process.on('message', (message: ToWorker) => {
  if (message.type === 'setup') return setUp(message.setup);
  if (message.type === 'ping') return send({ type: 'pong' });
  if (!renderer) return send({ type: 'failed', id: message.id, message: 'The worker has not been set up' });
  renderer
    .render(message.request)
    .then((answer) => send({ type: 'answer', id: message.id, answer }))
    .catch((error: unknown) => send({ type: 'failed', id: message.id, message: describe(error) }));
});
// A worker without its parent has nothing to do.
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);

function setUp({ config, builds }: WorkerSetup) {
  setConfig(config);
  setErrorReporter({
    error: (error, context) => send({ type: 'report', level: 'error', message: describe(error), context }),
    warning: (message, context) => send({ type: 'report', level: 'warning', message, context }),
  });
  const activity = new Activity(builds.map(({ remote }) => remote));
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
  renderer = createRenderer(builds, bundles, activity);
  send({ type: 'ready', failed });
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
