/** Starts the CMS. Ends on SIGINT and SIGTERM. */
import { join } from 'node:path';
import { readCmsConfig } from './config';
import { createExamples } from './examples';
import { createPageDirectory } from './page-directory';
import { createCmsServer } from './server';
import { createSiteChromeInclude } from './site-chrome-include';

const WARM_UP_MS = 1_000;

const config = readCmsConfig(process.env);
const readSiteChrome = createSiteChromeInclude(config.shopOrigin, (message) =>
  console.warn(`Frame not included: ${message}`),
);
// While the shop is starting, reads fail; these failures are not logged.
let isWarm = false;
const readDirectory = createPageDirectory(config, (message) => {
  if (isWarm) console.warn(`Links not read: ${message}`);
});
/** The folder of the package: this runs from its `dist/server`. */
const PACKAGE = join(__dirname, '../..');
const readExample = createExamples({
  shopOrigin: config.shopOrigin,
  readSiteChrome,
  folder: join(PACKAGE, 'stand-ins/cms/examples'),
  eleventyFolder: join(PACKAGE, '.build/eleventy'),
  preactFile: join(PACKAGE, '../node_modules/preact/dist/preact.mjs'),
});
const server = createCmsServer(config, readSiteChrome, readDirectory, readExample);

// By itself Node opens its inspector on this signal: who sends it would read this process, and run code in it.
process.on('SIGUSR1', () => undefined);

server.listen(config.port, config.host, () => {
  console.log(`CMS http://${config.host}:${config.port}/`);
  process.send?.({ listening: config.port });
});

/** Reads the links before the first visitor, who would otherwise wait for the shop API. */
async function readLinks(): Promise<void> {
  if (!(await readDirectory())) return;
  isWarm = true;
  clearInterval(warmUp);
}
const warmUp = setInterval(() => void readLinks(), WARM_UP_MS);
warmUp.unref();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
