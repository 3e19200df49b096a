import { staleWhileRevalidate } from './stale-while-revalidate';

/** Timeout of an include, after which a page is sent without header and footer. The shop's edge waits 2 s for the whole page. */
const INCLUDE_TIMEOUT_MS = 1_200;
const FRESH_MS = 30_000;

export type SiteChromePart = 'header' | 'footer';

export type ReadSiteChrome = (part: SiteChromePart) => Promise<string>;

/**
 * Reads the HTML of header and footer from the shop, like a server-side include. Keeps the last good answer, so that pages survive
 * an outage of the shop. Before the first answer, pages get the empty elements, with a plain link to the shop
 * for browsers without script.
 *
 * @param report called once per failed read
 */
export function createSiteChromeInclude(
  shopOrigin: string,
  report: (message: string) => void,
  clock: () => number = () => performance.now(),
): ReadSiteChrome {
  const readPart = (part: SiteChromePart) => {
    const url = `${shopOrigin}/frame/${part}.html`;
    const load = async (): Promise<string> => {
      const answer = await fetch(url, { signal: AbortSignal.timeout(INCLUDE_TIMEOUT_MS) });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return answer.text();
    };
    return staleWhileRevalidate(load, {
      freshMs: FRESH_MS,
      clock,
      report: (error) => report(`${url}: ${error instanceof Error ? error.message : String(error)}`),
    });
  };
  const parts = { header: readPart('header'), footer: readPart('footer') };
  const fallback: Readonly<Record<SiteChromePart, string>> = {
    header: `<shop-header><p><a href="${shopOrigin}/">Til nettbutikken</a></p></shop-header>`,
    footer: '<shop-footer></shop-footer>',
  };
  return async (part) => (await parts[part]()) ?? fallback[part];
}
