/** The shell's files for the browser: those of its builds, immutable and compressed at build time, and a few at fixed addresses. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { BUILD_ID } from 'release-protocol/build-id';
import type { ShellContract } from 'release-protocol/sealed-contract';
import type { Brand, BrandMark } from 'shared-domain/brand';
import { LIST_PARAMETERS } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import { BRAND_FILES } from '../../page-state/brand-files';
import type { ShellAssets } from '../html/shell-assets';
import type { EdgeDependencies } from './dependencies';
import { sendProblem } from './problem';

/** A phone needs these to put the shop on its home screen. */
export const webManifest = ({ name, pictures }: Brand, themeColour: string) => ({
  name,
  short_name: name,
  lang: 'nb',
  start_url: PATHS.home,
  display: 'minimal-ui',
  theme_color: themeColour,
  background_color: '#ffffff',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...(pictures ? [{ src: BRAND_FILES.icon, sizes: '512x512', type: 'image/png', purpose: 'any maskable' }] : []),
  ],
});

/** The brand's sign in white on a tile of its colour, as an SVG file. */
export function tabIcon({ viewBox, strokeWidth, paths }: BrandMark, colour: string): string {
  const [, , width, height] = viewBox.split(' ');
  const ink =
    strokeWidth === undefined
      ? 'fill="#fff"'
      : `fill="none" stroke="#fff" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`;
  const drawing = paths.map((path) => `<path d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><rect width="${width}" height="${height}" rx="${Number(width) / 4}" fill="${colour}"/><g ${ink}>${drawing}</g></svg>`;
}

/** One brand, or one kind of accessories: crumbs lead to them, and their pages lead to products. */
const CRUMB_PARAMETERS: readonly string[] = ['merke', 'kategori'];

/** Personal pages, and lists that are only filtered or sorted. */
const NOT_CRAWLED = [
  '/handlekurv/',
  '/bedrift/handlekurv/',
  '/ordre/',
  '/kasse/',
  '/bedrift/kasse/',
  '/checkout/',
  '/minside/',
  '/webshop-next/',
  '/sok/',
  '/bedrift/sok/',
  '/sammenlign/',
  '/bedrift/sammenlign/',
  '/bedrift/utstyrsavtale/',
  ...LIST_PARAMETERS.filter((name) => name !== 'side').flatMap((name) => [
    ...(CRUMB_PARAMETERS.includes(name) ? [] : [`/*?${name}=`]),
    `/*&${name}=`,
  ]),
];

export const robotsText = (shopOrigin: string): string =>
  [
    'User-agent: *',
    ...NOT_CRAWLED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${shopOrigin}/sitemap.xml`,
    '',
  ].join('\n');

/** Files below `/_shop/` that browsers may read. */
const OWN_FILE = new RegExp(String.raw`^\/?${BUILD_ID}\/[\w.-]+\.(js|css|woff2|tgz)$`);

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
    allowedPath: (path) => OWN_FILE.test(path),
    setHeaders: (response) => {
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('access-control-allow-origin', '*');
    },
    globIgnore: ['**/server/**'],
  });
  app.get(PATHS.shellContract, async (_request, reply) => {
    const release = await readFile(join(env.distDir, shell.build, 'release.json'), 'utf8').catch(() => undefined);
    if (release === undefined) return sendProblem(reply, 404, 'This build of the shell has no release.json');
    const { build, provides, mounts, slots, emits, listens } = JSON.parse(release) as ShellContract;
    return reply.header('cache-control', 'no-cache').send({ build, provides, mounts, slots, emits, listens });
  });
  app.get(PATHS.shellTypes, (_request, reply) => {
    if (!existsSync(join(env.distDir, shell.build, 'types.tgz')))
      return sendProblem(reply, 404, 'This build was made for a start: npm run build also packs its types');
    return reply.header('cache-control', 'no-cache').redirect(`/_shop/${shell.build}/types.tgz`, 302);
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  );
  app.get(BRAND_FILES.manifest, (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(webManifest(env.brand, shell.brand.themeColour))),
  );
  for (const name of ['icon', 'share'] as const) {
    const picture = env.brand.pictures && Buffer.from(env.brand.pictures[name], 'base64');
    if (picture)
      app.get(BRAND_FILES[name], (_request, reply) =>
        reply.type('image/png').header('cache-control', 'public, max-age=86400').send(picture),
      );
  }
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 302));
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(env.publicConfig.shopOrigin)),
  );
}
