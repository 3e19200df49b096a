/** Pages of the login, the return from it (F2.10-1, F2.10-2) and the logout (F2.3-10). */
import type { FastifyInstance } from 'fastify';
import { LOGIN_FAILED_ID, LOGIN_WAITING_ID } from 'shared-domain/contracts/login-page';
import { PATHS } from 'shared-domain/contracts/paths';
import { escapeHtml } from 'shared-domain/kernel';
import { PAGE_STATE_ID } from '../../page-state/page-state';
import { texts } from '../../texts/nb';
import { htmlHeaders } from '../html/security-headers';
import type { ShellAssets } from '../html/shell-assets';
import { jsonForScript } from '../render/json-for-script';
import type { EdgeDependencies } from './dependencies';

export function registerSessionPages(
  app: FastifyInstance,
  { env, shell }: EdgeDependencies & { readonly shell: ShellAssets },
) {
  const { title, failed, retry, home } = texts.session;
  /** Shown by the script when a login fails. */
  const failure = `<div id="${LOGIN_FAILED_ID}" role="alert" hidden><p>${escapeHtml(failed)}</p>
<p><a href="${PATHS.login}">${escapeHtml(retry)}</a> <a href="/">${escapeHtml(home)}</a></p></div>
`;
  const page = (script: { src: string; integrity: string }, more = '') => `<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<script src="${script.src}" integrity="${script.integrity}" crossorigin defer></script></head>
<body><p id="${LOGIN_WAITING_ID}">${escapeHtml(title)}</p>
${more}<script type="application/json" id="${PAGE_STATE_ID}">${jsonForScript({ config: env.publicConfig })}</script></body>
</html>
`;
  const headers = (frameAncestors: "'none'" | "'self'") => ({
    ...htmlHeaders({ config: env.publicConfig, inlineStyles: [], frameAncestors, dev: env.devServers !== undefined }),
    'cache-control': 'no-store',
  });
  app.get(PATHS.login, (_request, reply) => reply.headers(headers("'none'")).send(page(shell.login, failure)));
  app.get(PATHS.loginReturn, (_request, reply) =>
    reply.headers(headers("'none'")).send(page(shell.loginReturn, failure)),
  );
  app.get(PATHS.logout, (_request, reply) => reply.headers(headers("'none'")).send(page(shell.logout)));
  app.get(PATHS.loginSilent, (_request, reply) => reply.headers(headers("'self'")).send(page(shell.loginSilent)));
}
