/** Starts the CMS stand-in. Ends on SIGINT and SIGTERM. */
import { readCmsConfig } from './config';
import { createFrameInclude } from './frame-include';
import { createPageDirectory } from './page-directory';
import { createCmsServer } from './server';

const WARM_UP_MS = 1_000;

const config = readCmsConfig(process.env);
const readFrame = createFrameInclude(config.shopOrigin, (message) => console.warn(`Frame not included: ${message}`));
// While the shop is starting, the warm-up asks in vain: not worth a line each time.
let isWarm = false;
const readDirectory = createPageDirectory(config, (message) => {
  if (isWarm) console.warn(`Links not read: ${message}`);
});
const server = createCmsServer(config, readFrame, readDirectory);

server.listen(config.port, config.host, () => {
  console.log(`CMS page (not ours): http://${config.host}:${config.port}/`);
  process.send?.({ listening: config.port });
});

/** The first visitor of an open page shall not wait for the shop API. */
const warmUp = setInterval(async () => {
  if (!(await readDirectory())) return;
  isWarm = true;
  clearInterval(warmUp);
}, WARM_UP_MS);
warmUp.unref();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
