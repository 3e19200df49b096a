import { createServer, type Server } from 'node:http';
import { escapeHtml } from 'shared-domain/kernel';
import { resolveSitePart, resolveHeader } from 'shared-domain/navigation';
import { HTTP_LIMITS, IDLE_SOCKET_MS } from 'shared-domain/servers/limits';
import type { CmsConfig } from './config';
import type { ReadExample } from './examples';
import { askedOf, type LivePages } from './live/live-pages';
import { renderOpenPage } from './open-page-html';
import type { OpenPage } from './open-pages';
import type { ReadDocument } from './page-directory';
import type { ReadSiteChrome, SiteChromeParameters } from './site-chrome-include';
import { texts } from './texts/nb';

interface Answer {
  readonly status: number;
  readonly html: string;
  readonly location?: string;
  readonly type?: string;
  readonly policy?: string;
}

const messagePage = (title: string): string =>
  `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1><p><a href="/">${texts.toFrontPage}</a></p></body></html>`;

const DOCUMENT = /^\/shop-content\/([a-z-]+)\.json$/;

/** An area without a page of its own at its address leads to its first one (F2.2-2, F2.3-10). */
const START_PAGES: Readonly<Record<string, string>> = { '/minside/': '/minside/hjem' };

/** Path of a request, with a trailing slash unless it is a file's; '/' for a missing URL. */
const pathOf = (url: string | undefined): string => {
  const path = (url ?? '/').split(/[?#]/, 1)[0] ?? '/';
  return path.endsWith('/') || /\.\w+$/.test(path) ? path : `${path}/`;
};

/** The query of a request. */
const searchOf = (url: string | undefined): URLSearchParams =>
  new URLSearchParams(url?.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Which header a page of the operator's site has: that of its path, with the shop's cart, since the shop's edge shows the page. */
function parametersOf(pathname: string): SiteChromeParameters {
  if (resolveHeader({ pathname }) === 'simplified') return { simplified: 'true', cart: 'drawer' };
  return { domain: resolveSitePart(pathname), cart: 'drawer' };
}

/** The known pages above a path, from the top. */
const trailOf = (path: string, pages: ReadonlyMap<string, OpenPage>): OpenPage['trail'] =>
  [...pages.values()]
    .filter((page) => path.startsWith(page.path))
    .sort((one, other) => one.path.length - other.path.length)
    .map(({ path: href, title }) => ({ href, title }));

const NO_LIVE_PAGES: LivePages = {
  fill: (content) => Promise.resolve(content),
  find: () => Promise.resolve(undefined),
};

/**
 * The CMS imitates two sites: the operator's content system, with the shop's menus, footer and announcements and a page for every link of
 * them (requested by the shop's edge), and a foreign site with an example of each way to show the shop's header and footer.
 */
export function createCmsServer(
  { shopOrigin }: Pick<CmsConfig, 'shopOrigin'>,
  readSiteChrome: ReadSiteChrome,
  pages: ReadonlyMap<string, OpenPage>,
  readExample: ReadExample,
  readDocument: ReadDocument,
  live: LivePages = NO_LIVE_PAGES,
): Server {
  async function pageAt(path: string, search: URLSearchParams): Promise<OpenPage | undefined> {
    const page = pages.get(path);
    if (page) return page.content ? { ...page, content: await live.fill(page.content, search) } : page;
    const content = await live.find(path);
    if (!content) return undefined;
    const { title } = content;
    return { path, title, owner: 'open-pages', sections: [], trail: trailOf(path, pages), related: [], content };
  }

  async function answer(path: string, search: URLSearchParams): Promise<Answer> {
    const example = await readExample(path);
    if (example) return { status: 200, html: example.body, ...example };
    const document = readDocument(DOCUMENT.exec(path)?.[1] ?? '');
    if (document !== undefined) return { status: 200, html: document, type: 'application/json; charset=utf-8' };
    const page = await pageAt(path, search);
    const start = START_PAGES[path];
    if (!page && start !== undefined) return { status: 302, html: messagePage(texts.notFound), location: start };
    if (!page) return { status: 404, html: messagePage(texts.notFound) };
    const chrome = await readSiteChrome(parametersOf(path));
    return { status: 200, html: renderOpenPage(page, { shopOrigin, ...chrome, isAnswer: askedOf(search) !== '' }) };
  }

  const server = createServer(HTTP_LIMITS, (request, response) => {
    const path = pathOf(request.url);
    if (path === '/health/ready/') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ready"}');
      return;
    }
    const send = ({ status, html, type = 'text/html; charset=utf-8', policy, location }: Answer): void => {
      response.writeHead(status, {
        'content-type': type,
        'cache-control': 'no-cache',
        ...(policy && { 'content-security-policy': policy }),
        ...(location !== undefined && { location }),
      });
      response.end(request.method === 'HEAD' ? undefined : html);
    };
    answer(path, searchOf(request.url)).then(send, () => send({ status: 500, html: messagePage(texts.unavailable) }));
  });
  return server.setTimeout(IDLE_SOCKET_MS);
}
