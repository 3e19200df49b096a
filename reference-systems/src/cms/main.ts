/** Starts the CMS. Ends on SIGINT and SIGTERM. */
import { join } from 'node:path';
import { readBrand } from 'shared-domain/brand/read-brand';
import { packageFolder } from '../folders';
import { runProgram } from '../run-program';
import { readCmsConfig } from './config';
import { readContent } from './content';
import { createExamples } from './examples';
import { readFaults } from './live/faults';
import { createLivePages } from './live/live-pages';
import { createShopCalls } from './live/shop-calls';
import { readPageContents } from './page-content';
import { createPageDirectory, type ReadDocument } from './page-directory';
import { createCmsServer } from './server';
import { createSiteChromeInclude } from './site-chrome-include';

const config = readCmsConfig(process.env);
const readSiteChrome = createSiteChromeInclude(config.shopOrigin, (message) =>
  console.warn(`Frame not included: ${message}`),
);
const PACKAGE = packageFolder();
const readExample = createExamples({
  shopOrigin: config.shopOrigin,
  readSiteChrome,
  folder: join(PACKAGE, 'src/cms/examples'),
  eleventyFolder: join(PACKAGE, '.build/eleventy'),
  preactFile: join(PACKAGE, '../node_modules/preact/dist/preact.mjs'),
});
const brandName = readBrand(process.env.BRAND_FILE).name;
const { portalOrigin } = config;
const folder = join(PACKAGE, 'src/cms/content');
const factsOf = (nowMs: number) => ({ portalOrigin, brandName, nowMs, folder });
const readDocument: ReadDocument = (name) => readContent(name, factsOf(Date.now()));
const contents = readPageContents(factsOf(Date.now()));
const pages = createPageDirectory(readDocument, portalOrigin, contents);
const calls = createShopCalls(config, (message) => console.warn(`The shop did not answer: ${message}`));
const live = createLivePages(calls, contents, Date.now, () => readFaults(readDocument('announcements')));
const server = createCmsServer(config, readSiteChrome, pages, readExample, readDocument, live);

runProgram({ ...config, name: 'cms', portSetting: 'CMS_PORT', server });
