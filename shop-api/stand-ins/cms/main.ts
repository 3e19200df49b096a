/** Starts the CMS. Ends on SIGINT and SIGTERM. */
import { join } from 'node:path';
import { readBrand } from 'shared-domain/brand/read-brand';
import { readCmsConfig } from './config';
import { readContent } from './content';
import { createExamples } from './examples';
import { createPageDirectory, type ReadDocument } from './page-directory';
import { createCmsServer } from './server';
import { createSiteChromeInclude } from './site-chrome-include';

const config = readCmsConfig(process.env);
const readSiteChrome = createSiteChromeInclude(config.shopOrigin, (message) =>
  console.warn(`Frame not included: ${message}`),
);
/** The folder of the package: this runs from its `dist/server`. */
const PACKAGE = join(__dirname, '../..');
const readExample = createExamples({
  shopOrigin: config.shopOrigin,
  readSiteChrome,
  folder: join(PACKAGE, 'stand-ins/cms/examples'),
  eleventyFolder: join(PACKAGE, '.build/eleventy'),
  preactFile: join(PACKAGE, '../node_modules/preact/dist/preact.mjs'),
});
const brandName = readBrand(process.env.BRAND_FILE).name;
const { portalOrigin } = config;
const readDocument: ReadDocument = (name) =>
  readContent(name, { portalOrigin, brandName, nowMs: Date.now(), folder: join(PACKAGE, 'stand-ins/cms/content') });
const pages = createPageDirectory(readDocument, portalOrigin);
const server = createCmsServer(config, readSiteChrome, pages, readExample, readDocument);

// By itself Node opens its inspector on this signal: who sends it would read this process, and run code in it.
process.on('SIGUSR1', () => undefined);

server.listen(config.port, config.host, () => {
  console.log(`CMS http://${config.host}:${config.port}/`);
  process.send?.({ listening: config.port });
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
