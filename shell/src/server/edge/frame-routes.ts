/** The frame for pages that are not ours: data, HTML for server includes, styles and the one script. */
import type { FastifyInstance } from 'fastify';
import { readFrameScript } from '../frame/frame-script';
import type { FrameServer } from '../frame/frame-server';
import type { ShellAssets } from '../html/shell-assets';

const OPEN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
const SHORT = 'public, max-age=60, stale-while-revalidate=600';

export function registerFrame(
  app: FastifyInstance,
  { frames, shell }: { readonly frames: FrameServer; readonly shell: ShellAssets },
) {
  app.get('/frame.json', async (request, reply) => {
    const { appKey } = request.query as { appKey?: string };
    if (appKey !== 'open-pages') {
      const detail = 'appKey must be open-pages';
      return reply
        .code(400)
        .type('application/problem+json')
        .send({
          type: 'about:blank',
          title: 'Bad request',
          status: 400,
          detail,
          errors: [{ pointer: '/appKey', detail }],
        });
    }
    return reply
      .headers(OPEN)
      .header('cache-control', SHORT)
      .send((await frames.frame()).data);
  });
  for (const name of ['header', 'footer'] as const) {
    app.get(`/frame/${name}.html`, async (_request, reply) =>
      reply
        .headers(OPEN)
        .header('cache-control', SHORT)
        .type('text/html; charset=utf-8')
        .send((await frames.frame()).html[name]),
    );
  }
  app.get('/frame/frame.css', async (_request, reply) =>
    reply
      .headers(OPEN)
      .header('cache-control', SHORT)
      .type('text/css; charset=utf-8')
      .send((await frames.frame()).css),
  );
  const script = readFrameScript(shell);
  app.get('/frame/shop-frame.js', (request, reply) => {
    const readsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    reply
      .headers(OPEN)
      .header('cache-control', SHORT)
      .header('vary', 'accept-encoding')
      .type('text/javascript; charset=utf-8');
    return readsBrotli ? reply.header('content-encoding', 'br').send(script.brotli) : reply.send(script.plain);
  });
}
