/** A process that gives a worker endless work, prints the worker's pid, and ends without stopping it. */
require('./compile-typescript.cjs');
const { join } = require('node:path');
const { RenderWorker } = require('../render-worker.ts');
const { startWorkerProcess } = require('../worker-process.ts');

const ignore = () => undefined;
const worker = new RenderWorker(
  startWorkerProcess({ file: join(__dirname, 'fake-worker.cjs'), readable: [__dirname] }),
  { config: {}, builds: [] },
  { onHang: ignore, onGone: ignore, onFree: ignore, onReport: ignore },
);
const render = (url) => worker.render({ url, renderedAt: 0, quarantined: [], deadlineMs: 5_000 });

worker.setUp().then(async () => {
  const { location } = await render('/pid');
  render('/hang').catch(ignore);
  process.stdout.write(location);
  setTimeout(() => process.exit(1), 200);
});
