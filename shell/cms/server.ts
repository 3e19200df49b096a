import { createServer, type Server } from 'node:http';
import type { CmsConfig } from './config';
import type { ReadFrame } from './frame-include';
import { renderPage } from './page';

type Render = () => string | Promise<string>;

/**
 * A CMS of somebody else: `/` mounts the shop's frame by one script tag, `/fra-server/` includes the frame's HTML on its server
 * and sends no script of its own.
 */
export function createCmsServer({ shopOrigin }: Pick<CmsConfig, 'shopOrigin'>, readFrame: ReadFrame): Server {
  const pages: Readonly<Record<string, Render>> = {
    '/': () =>
      renderPage({
        title: 'Slik bruker du mindre mobildata',
        header: '<shop-header></shop-header>',
        footer: '<shop-footer></shop-footer>',
        scriptUrl: `${shopOrigin}/frame/shop-frame.js`,
        howFramed: 'Denne siden henter rammen i nettleseren, med ett skript og to elementer.',
      }),
    '/fra-server/': async () => {
      const [header, footer] = await Promise.all([readFrame('header'), readFrame('footer')]);
      const howFramed = 'Denne siden har fått rammen satt inn på serveren, og virker uten skript.';
      return renderPage({ title: 'Er du trygg på nettet?', header, footer, howFramed });
    },
  };

  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://cms.invalid');
    if (pathname === '/health/ready') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ready"}');
      return;
    }
    const render = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
    const send = (status: number, html: string): void => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      response.end(request.method === 'HEAD' ? undefined : html);
    };
    if (!render) {
      send(404, '<!doctype html><html lang="nb"><title>Ikke funnet</title><h1>Siden finnes ikke</h1><p><a href="/">Til forsiden</a></p></html>');
      return;
    }
    void Promise.resolve(render()).then((html) => send(200, html));
  });
}
