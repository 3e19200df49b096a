/** Header and footer for open pages: data, HTML for server includes, styles and the one script. */
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from 'shared-domain/contracts/accepted-encoding';
import type { ShellAssets } from '../html/shell-assets';
import { readOpenPagesScript } from '../site-chrome/open-pages-script';
import type { SiteChromeServer } from '../site-chrome/site-chrome-server';
import { sendProblem } from './problem';

const OPEN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
const SHORT = 'public, max-age=60, stale-while-revalidate=600';

export function registerSiteChrome(
  app: FastifyInstance,
  {
    siteChrome,
    shell,
  }: { readonly siteChrome: SiteChromeServer; readonly shell: Pick<ShellAssets, 'openPages' | 'build'> },
) {
  app.get('/frame.json', async (request, reply) => {
    const { appKey } = request.query as { appKey?: string };
    if (appKey !== 'open-pages') {
      const detail = 'appKey must be open-pages';
      return sendProblem(reply, 400, 'Bad request', { detail, errors: [{ pointer: '/appKey', detail }] });
    }
    return reply
      .headers(OPEN)
      .header('cache-control', SHORT)
      .send((await siteChrome.read()).data);
  });
  for (const name of ['header', 'footer'] as const) {
    app.get(`/frame/${name}.html`, async (_request, reply) =>
      reply
        .headers(OPEN)
        .header('cache-control', SHORT)
        .type('text/html; charset=utf-8')
        .send((await siteChrome.read()).html[name]),
    );
  }
  app.get('/frame/frame.css', async (_request, reply) =>
    reply
      .headers(OPEN)
      .header('cache-control', SHORT)
      .type('text/css; charset=utf-8')
      .send((await siteChrome.read()).css),
  );
  const script = readOpenPagesScript(shell);
  app.get('/frame/shop-frame.js', (request, reply) => {
    const readsBrotli = acceptedEncoding(request.headers['accept-encoding'], ['br']) === 'br';
    reply
      .headers(OPEN)
      .header('cache-control', SHORT)
      .header('vary', 'accept-encoding')
      .type('text/javascript; charset=utf-8');
    return readsBrotli ? reply.header('content-encoding', 'br').send(script.brotli) : reply.send(script.plain);
  });
}
