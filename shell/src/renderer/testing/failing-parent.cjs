/** A renderer that gives a worker endless work, prints the worker's pid, and ends without stopping it. */
require('./compile-typescript.cjs');
const { RenderWorker } = require('../../server/render/render-worker.ts');
const { fakeWorkers } = require('./worker-processes.ts');

const ignore = () => undefined;
const events = { onHang: ignore, onGone: ignore, onFree: ignore, onReport: ignore };
const worker = new RenderWorker(fakeWorkers.take(), { config: {} }, events);
const render = (url) =>
  worker.render({ key: 'lane', builds: [] }, { kind: 'page', url, renderedAt: 0, deadlineMs: 5_000 });

worker.setUp().then(async () => {
  const { location } = await render('/pid');
  render('/hang').catch(ignore);
  process.stdout.write(location);
  setTimeout(() => process.exit(1), 200);
});
