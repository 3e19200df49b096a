/** Header and footer for open pages: one answer with everything, fragments for server includes, styles, and the one script; and the question about cookies. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from 'shared-domain/contracts/accepted-encoding';
import { PATHS } from 'shared-domain/contracts/paths';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { CompressedText, type KeptFiles } from '../html/kept-files';
import type { ShellAssets } from '../html/shell-assets';
import { writeConsentPanel } from '../site-chrome/consent-panel';
import type { SiteChrome, SiteChromeServer } from '../site-chrome/site-chrome-server';
import {
  LIFETIME_SECONDS,
  type SiteChromeWish,
  writeAnswer,
  writeFragment,
  writeHead,
  writeScripts,
} from '../site-chrome/write-site-chrome';
import { sendProblem } from './problem';
import { parseSiteChromeWish } from './site-chrome-wish';

const OPEN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
};
const LIFETIME = `public, max-age=${LIFETIME_SECONDS}, stale-while-revalidate=25, stale-if-error=86400`;
const SHORT = 'public, max-age=60, stale-while-revalidate=600';
const FOREVER = 'public, max-age=31536000, immutable';
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Each address has its type and its writer. */
const WRITERS: Readonly<
  Record<
    string,
    { readonly type: string; readonly write: (chrome: SiteChrome, wish: SiteChromeWish, origin: string) => string }
  >
> = {
  '/frame.json': {
    type: JSON_TYPE,
    write: (chrome, wish, origin) => JSON.stringify(writeAnswer(chrome, wish, origin)),
  },
  '/frame/interactive.json': { type: JSON_TYPE, write: ({ interactive }) => JSON.stringify(interactive) },
  '/frame/head.html': { type: HTML, write: writeHead },
  '/frame/header.html': { type: HTML, write: (chrome, wish) => writeFragment('header', chrome, wish) },
  '/frame/footer.html': { type: HTML, write: (chrome, wish) => writeFragment('footer', chrome, wish) },
  '/frame/scripts.html': { type: HTML, write: writeScripts },
};

export interface SiteChromeRoutesOptions {
  readonly config: Pick<PublicConfig, 'shopOrigin'>;
  readonly siteChrome: SiteChromeServer;
  readonly files: Pick<KeptFiles, 'keep' | 'read'>;
  readonly shell: Pick<ShellAssets, 'brand' | 'consentPanel' | 'openPages'>;
}

export function registerSiteChrome(
  app: FastifyInstance,
  { config, siteChrome, files, shell }: SiteChromeRoutesOptions,
): void {
  for (const [path, { type, write }] of Object.entries(WRITERS)) {
    /** As long as header and footer are the same, so are the texts made of them; there are few wishes. */
    const written = new WeakMap<SiteChrome, Map<string, CompressedText>>();
    app.get(path, async (request, reply) => {
      const wish = parseSiteChromeWish(request.query, { needsAppKey: path === '/frame.json' });
      if ('errors' in wish)
        return sendProblem(reply, 400, 'Bad request', { detail: wish.errors[0].detail, errors: wish.errors });
      const chrome = await siteChrome.read(wish.variant);
      const texts = written.get(chrome) ?? new Map<string, CompressedText>();
      written.set(chrome, texts);
      const key = String(wish.cart);
      const text = texts.get(key) ?? new CompressedText(write(chrome, wish, config.shopOrigin));
      texts.set(key, text);
      return sendText(request, reply, text, { type, caching: LIFETIME });
    });
  }

  app.get<{ Params: { readonly file: string } }>('/frame/:file', async (request, reply) => {
    const text = await files.read(request.params.file);
    if (!text) return sendProblem(reply, 404, 'Not found');
    const type = request.params.file.endsWith('.json') ? JSON_TYPE : 'text/css; charset=utf-8';
    return sendText(request, reply, text, { type, caching: FOREVER });
  });

  const scripts = {
    '/frame/shop-frame.js': shell.openPages.file,
    [PATHS.consentScript]: shell.consentPanel.scriptFile,
  };
  for (const [path, file] of Object.entries(scripts)) {
    const script = new CompressedText(readFileSync(file));
    app.get(path, (request, reply) =>
      sendText(request, reply, script, { type: 'text/javascript; charset=utf-8', caching: SHORT }),
    );
  }

  let panel: Promise<CompressedText> | undefined;
  app.get(PATHS.consentPanel, async (request, reply) => {
    panel ??= writeConsentPanel({ shell, files }).then((html) => new CompressedText(html));
    return sendText(request, reply, await panel, { type: HTML, caching: SHORT });
  });
}

interface TextHeaders {
  readonly type: string;
  readonly caching: string;
}

async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: CompressedText,
  { type, caching }: TextHeaders,
): Promise<FastifyReply> {
  reply.headers(OPEN).header('cache-control', caching).header('etag', text.tag);
  if (request.headers['if-none-match'] === text.tag) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  reply.type(type);
  return encoding ? reply.header('content-encoding', encoding).send(await text.in(encoding)) : reply.send(text.plain);
}
