/** Whether a person's browser opens a page, and so can render one that comes without content. */
import type { IncomingHttpHeaders } from 'node:http';

/** Crawlers that render pages send a browser's headers; their name says who they are. Cubot makes phones. */
const CRAWLER = /(?<!\bcu)bot\b|crawl|spider|slurp|externalhit|bingpreview|google-inspectiontool|mediapartners/i;

/** A prefetch is no visit: no one may ever look at it. Browsers that do not say what they ask for are taken for programs. */
export const isBrowserVisit = ({
  'sec-fetch-dest': destination,
  'sec-purpose': purpose,
  'user-agent': name = '',
}: IncomingHttpHeaders): boolean => destination === 'document' && purpose === undefined && !CRAWLER.test(name);
