import type { APIRequestContext } from '@playwright/test';
import { descendantsOf } from '../../tooling/bench/shell-usage';
import { HANDSET } from '../setup/products';
import { pidOf, SHOP_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

/** Renders that are asked for at the same time, several times what the workers and their queues take. */
const AT_ONCE = 64;

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly html: string;
}

async function visit(request: APIRequestContext, path: string): Promise<Answer> {
  const response = await request.get(path, { timeout: 60_000 });
  const retryAfter = response.headers()['retry-after'];
  return { path, status: response.status(), retryAfter, html: await response.text() };
}

/** Visits the addresses, a bounded number at once, and in between a page that no cache has. */
async function crawl(request: APIRequestContext, paths: readonly string[]): Promise<readonly Answer[]> {
  const rest = [...paths.entries()];
  const answers: Answer[] = [];
  const crawler = async () => {
    for (let next = rest.pop(); next; next = rest.pop()) {
      const [index, path] = next;
      answers.push(await visit(request, path), await visit(request, `${HANDSET.path}?sc=LOAD_${index}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, crawler));
  return answers;
}

/** Ends the programs that render, in the middle of their work: the shell starts others. */
async function endRendering(): Promise<void> {
  for (const pid of descendantsOf(await pidOf('shell'))) process.kill(Number(pid), 'SIGKILL');
}

/** Why an answer may mislead a search engine; undefined: it is right. */
function faultOf({ path, status, retryAfter, html }: Answer): string | undefined {
  const heading = /<h1[^>]*>/.test(html.replace(/<noscript>.*?<\/noscript>/gs, ''));
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const [address = ''] = path.split('?');
  const isRight =
    status === 200
      ? heading && canonical === SHOP_URL + address
      : status === 503 && Number(retryAfter) > 0 && heading && html.includes('content="noindex"');
  return isRight ? undefined : `${path}: ${status}, canonical ${canonical}, ${heading ? 'with' : 'no'} heading`;
}

test(
  'a crawler that visits all pages while more are asked for than fit, and what renders them ends, gets right pages or 503, and never a page without content',
  { tag: '@gate-desktop' },
  async ({ request }) => {
    const sitemap = await (await request.get('/sitemap-1.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
    expect(paths.length).toBeGreaterThan(100);
    const crawling = crawl(request, [...paths, '/mobiltelefoner/apple/finnes-ikke/', '/finnes-ikke/']);
    // What was being rendered then cannot be rendered at all, which is not the same as one page too many.
    for (let times = 0; times < 3; times += 1) {
      await new Promise((next) => setTimeout(next, 1_500));
      await endRendering().catch(() => undefined);
    }
    const answers = await crawling;
    const known = answers.filter(({ path }) => !path.includes('finnes-ikke'));
    expect(known.map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
    expect(known.some(({ status }) => status === 503)).toBe(true);
    expect(known.some(({ status }) => status === 200)).toBe(true);
    for (const { path, status } of answers.filter((answer) => !known.includes(answer)))
      expect([path, [404, 503].includes(status)]).toEqual([path, true]);
  },
);
