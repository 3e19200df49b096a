import { createServer, type Server } from 'node:http';
import { escapeHtml } from 'shared-domain/kernel';
import { HTTP_LIMITS, IDLE_SOCKET_MS } from '../../src/http/server-limits';
import type { CmsConfig } from './config';
import { renderOpenPage } from './open-page-html';
import { renderPage } from './page';
import type { ReadDirectory } from './page-directory';
import type { ReadSiteChrome } from './site-chrome-include';
import { texts } from './texts/nb';

interface Answer {
  readonly status: number;
  readonly html: string;
}

const messagePage = (title: string): string =>
  `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1><p><a href="/">${texts.toFrontPage}</a></p></body></html>`;

/** Path of a request with a trailing slash; '/' for a missing URL. */
const pathOf = (url: string | undefined): string => {
  const path = (url ?? '/').split(/[?#]/, 1)[0] ?? '/';
  return path.endsWith('/') ? path : `${path}/`;
};

/**
 * The CMS imitates two sites: the operator's content system, with a page for every link of the shop's menus and footer (requested by
 * the shop's edge), and a foreign site, where `/` includes the shop's header and footer by one script tag and `/fra-server/`
 * includes their HTML on the server and sends no script.
 */
export function createCmsServer(
  { shopOrigin }: Pick<CmsConfig, 'shopOrigin'>,
  readSiteChrome: ReadSiteChrome,
  readDirectory: ReadDirectory,
): Server {
  const readParts = async () => {
    const [header, footer] = await Promise.all([readSiteChrome('header'), readSiteChrome('footer')]);
    return { header, footer };
  };

  const foreignPages: Readonly<Record<string, () => string | Promise<string>>> = {
    '/': () =>
      renderPage({
        title: 'Slik bruker du mindre mobildata',
        header: '<shop-header></shop-header>',
        footer: '<shop-footer></shop-footer>',
        scriptUrl: `${shopOrigin}/frame/shop-frame.js`,
        howFramed: 'Denne siden henter rammen i nettleseren, med ett skript og to elementer.',
      }),
    '/fra-server/': async () => {
      const howFramed = 'Denne siden har fått rammen satt inn på serveren, og virker uten skript.';
      return renderPage({ title: 'Er du trygg på nettet?', ...(await readParts()), howFramed });
    },
  };

  async function answer(path: string): Promise<Answer> {
    const foreign = Object.hasOwn(foreignPages, path) ? foreignPages[path] : undefined;
    if (foreign) return { status: 200, html: await foreign() };
    const pages = await readDirectory();
    if (!pages) return { status: 503, html: messagePage(texts.unavailable) };
    const page = pages.get(path);
    if (!page) return { status: 404, html: messagePage(texts.notFound) };
    return { status: 200, html: renderOpenPage(page, { shopOrigin, ...(await readParts()) }) };
  }

  const server = createServer(HTTP_LIMITS, (request, response) => {
    const path = pathOf(request.url);
    if (path === '/health/ready/') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ready"}');
      return;
    }
    const send = ({ status, html }: Answer): void => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      response.end(request.method === 'HEAD' ? undefined : html);
    };
    answer(path).then(send, () => send({ status: 500, html: messagePage(texts.unavailable) }));
  });
  return server.setTimeout(IDLE_SOCKET_MS);
}
