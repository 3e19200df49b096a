import * as v from 'valibot';
import { staleWhileRevalidate } from './stale-while-revalidate';

/** Timeout of an include, after which a page is sent without header and footer. The shop's edge waits 2 s for the whole page. */
const INCLUDE_TIMEOUT_MS = 1_200;
/** The lifetime that the shop names in its answer. */
const FRESH_MS = 5_000;

const answerSchema = v.object({ head: v.string(), header: v.string(), footer: v.string(), scripts: v.string() });

/** HTML of the shop for the places of a page. */
export type SiteChromeParts = v.InferOutput<typeof answerSchema>;

/** Which header a page wants; parameters of `/frame.json`. */
export type SiteChromeParameters = Readonly<Partial<Record<'domain' | 'simplified' | 'cart', string>>>;

export type ReadSiteChrome = (parameters: SiteChromeParameters) => Promise<SiteChromeParts>;

/**
 * Reads header and footer from the shop, like a server-side include. Keeps the last good answer, so that pages survive an outage of the
 * shop. Before the first answer, pages get the elements with a plain link to the shop.
 *
 * @param report called once per failed read
 */
export function createSiteChromeInclude(
  shopOrigin: string,
  report: (message: string) => void,
  clock: () => number = () => performance.now(),
): ReadSiteChrome {
  const readers = new Map<string, () => Promise<SiteChromeParts | undefined>>();
  const readerOf = (query: string) => {
    const url = `${shopOrigin}/frame.json?${query}`;
    const load = async (): Promise<SiteChromeParts> => {
      const answer = await fetch(url, { signal: AbortSignal.timeout(INCLUDE_TIMEOUT_MS) });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return v.parse(answerSchema, await answer.json());
    };
    return staleWhileRevalidate(load, {
      freshMs: FRESH_MS,
      clock,
      report: (error) => report(`${url}: ${error instanceof Error ? error.message : String(error)}`),
    });
  };
  const fallback: SiteChromeParts = {
    head: '',
    header: `<shop-header><a href="${shopOrigin}/">Til nettbutikken</a></shop-header>`,
    footer: '<shop-footer></shop-footer>',
    scripts: `<script async src="${shopOrigin}/frame/shop-frame.js"></script>`,
  };
  return async (parameters) => {
    const query = new URLSearchParams({ appKey: 'open-pages', ...parameters }).toString();
    const read = readers.get(query) ?? readerOf(query);
    readers.set(query, read);
    return (await read()) ?? fallback;
  };
}

const INCLUDE = /<!--#include virtual="(\/frame\/[^"]+)" -->/g;
const TIMEOUT_MS = 1_200;

/** Does what a web server with SSI does to the includes of the shop. One that fails leaves nothing, as there. */
export async function includeBySsi(html: string, shopOrigin: string): Promise<string> {
  const addresses = [...new Set([...html.matchAll(INCLUDE)].map(([, address = '']) => address))];
  const texts = new Map(
    await Promise.all(addresses.map(async (address) => [address, await read(shopOrigin + address)] as const)),
  );
  return html.replace(INCLUDE, (_, address: string) => texts.get(address) ?? '');
}

async function read(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}
