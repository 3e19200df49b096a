/** Pages of the login, the return from it (F2.10-1, F2.10-2) and the logout (F2.3-10). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOGIN_FAILED_ID, LOGIN_WAITING_ID } from 'shared-domain/contracts/login-page';
import { PATHS } from 'shared-domain/contracts/paths';
import { escapeHtml } from 'shared-domain/kernel';
import { PAGE_STATE_ID } from '../../page-state/page-state';
import { jsonForScript } from '../../renderer/document/script-json';
import type { ScriptAsset } from '../../renderer/messages';
import { serverTexts as texts } from '../../texts/server';
import { htmlHeaders } from '../html/page-headers';
import { PLAIN_STYLE } from '../html/plain-page';
import type { ShellAssets } from '../html/shell-assets';
import type { EdgeDependencies } from './dependencies';

export function registerSessionPages(
  app: FastifyInstance,
  { env, shell }: EdgeDependencies & { readonly shell: ShellAssets },
) {
  const { shopOrigin } = env.publicConfig;
  const { title, home, needsScript } = texts.session;
  /** Shown by the script when a login or a logout fails. */
  const failure = (
    path: string,
    { failed, retry }: Readonly<Record<'failed' | 'retry', string>>,
  ) => `<div id="${LOGIN_FAILED_ID}" role="alert" hidden><p data-blocked="${escapeHtml(texts.session.storageBlocked)}" data-clock="${escapeHtml(texts.session.wrongClock)}">${escapeHtml(failed)}</p>
<p><a href="${path}">${escapeHtml(retry)}</a> <a href="/">${escapeHtml(home)}</a></p></div>
`;
  const loginFailure = failure(PATHS.login, texts.session);
  const logoutFailure = failure(PATHS.logout, texts.session.logout);
  const page = (script: ScriptAsset, more = '') => `<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} – ${env.publicConfig.brand.name}`)}</title>
<script src="${script.src}" integrity="${script.integrity}" crossorigin defer></script></head>
<body><p id="${LOGIN_WAITING_ID}">${escapeHtml(title)}</p>
<noscript><p>${escapeHtml(needsScript)}</p>
<p><a href="/">${escapeHtml(home)}</a></p></noscript>
${more}<script type="application/json" id="${PAGE_STATE_ID}">${jsonForScript({ config: env.publicConfig })}</script></body>
</html>
`;
  const headers = (frameAncestors: "'none'" | "'self'", inlineStyles: readonly string[] = []) => ({
    ...htmlHeaders({ config: env.publicConfig, inlineStyles, frameAncestors, dev: env.devServers !== undefined }),
    'cache-control': 'no-store',
  });

  /** A page that acts when it is opened: only the visitor and the shop's own pages may open it. */
  const acting = (path: string, html: string, question: Question) => (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'sec-fetch-site, sec-fetch-dest, referer');
    const { 'sec-fetch-dest': destination = 'document' } = request.headers;
    if (destination !== 'document')
      return reply
        .code(403)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(texts.session.notAPage);
    if (isOwnNavigation(request, shopOrigin)) return reply.headers(headers("'none'")).send(html);
    return reply.headers(headers("'none'", [PLAIN_STYLE])).send(askingPage(path, question, returnPathOf(request)));
  };

  app.get(PATHS.login, acting(PATHS.login, page(shell.login, loginFailure), texts.session.confirmLogin));
  app.get(PATHS.logout, acting(PATHS.logout, page(shell.logout, logoutFailure), texts.session.confirmLogout));
  app.get(PATHS.loginReturn, (_request, reply) =>
    reply.headers(headers("'none'")).send(page(shell.loginReturn, loginFailure)),
  );
  app.get(PATHS.loginSilent, (_request, reply) => reply.headers(headers("'self'")).send(page(shell.loginSilent)));
}

/** Browsers that do not send Sec-Fetch-Site name the page that a link or a form of the shop is on. */
function isOwnNavigation({ headers }: Pick<FastifyRequest, 'headers'>, shopOrigin: string): boolean {
  const { 'sec-fetch-site': site, referer = '' } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return URL.canParse(referer) && new URL(referer).origin === shopOrigin;
}

function returnPathOf({ query }: Pick<FastifyRequest, 'query'>): string | undefined {
  const { til } = query as { readonly til?: unknown };
  return typeof til === 'string' ? til : undefined;
}

type Question = Readonly<Record<'title' | 'text' | 'button', string>>;

/** Its button leads to the same address, now from a page of the shop. */
const askingPage = (path: string, { title, text, button }: Question, returnPath: string | undefined) => `<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${PLAIN_STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<form method="get" action="${path}">${returnPath === undefined ? '' : `<input type="hidden" name="til" value="${escapeHtml(returnPath)}">`}<p><button>${escapeHtml(button)}</button></p></form>
<p><a href="/">${escapeHtml(texts.session.stay)}</a></p></main></body>
</html>
`;
