/** The shell's builds for the browser, immutable and compressed at build time, and the few files at fixed addresses. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ShellAssets } from '../html/shell-assets';
import type { EdgeDependencies } from './dependencies';
import { tabIcon } from './tab-icon';

export async function registerOwnFiles(
  app: FastifyInstance,
  { env, shell }: Pick<EdgeDependencies, 'env'> & { readonly shell: ShellAssets },
) {
  const icon = tabIcon(env.brand.icon, shell.brand.themeColour);
  await app.register(fastifyStatic, {
    root: env.distDir,
    prefix: '/_shop/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: (path) => /^\/?[0-9a-f]{12}\/[\w.-]+\.(js|css|woff2)$/.test(path),
    setHeaders: (response) =>
      void response.header('x-content-type-options', 'nosniff').header('access-control-allow-origin', '*'),
    globIgnore: ['**/server/**'],
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  );
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 302));
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: /handlekurv/\nDisallow: /kasse/\nDisallow: /webshop-next/\nAllow: /\n`),
  );
}
