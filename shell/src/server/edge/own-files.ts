/** The shell's builds for the browser, immutable and compressed at build time, and the few files at fixed addresses. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { EdgeDependencies } from './dependencies';

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#552596"/><path d="M5 23 13 10l5 8 3-4 6 9z" fill="#fff"/></svg>`;

export async function registerOwnFiles(app: FastifyInstance, { env }: EdgeDependencies) {
  await app.register(fastifyStatic, {
    root: env.distDir,
    prefix: '/_shop/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: (path) => /^\/?[0-9a-f]{12}\/[\w.-]+\.(js|css|woff2)$/.test(path),
    setHeaders: (response) => void response.header('x-content-type-options', 'nosniff').header('access-control-allow-origin', '*'),
    globIgnore: ['**/server/**'],
  });
  app.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(ICON));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 302));
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send(`User-agent: *\nDisallow: /handlekurv/\nDisallow: /kasse/\nDisallow: /webshop-next/\nAllow: /\n`),
  );
}
