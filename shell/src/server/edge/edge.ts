/** The one origin that browsers talk to. */
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import type { ToLabels } from '../error-reports/build-labels';
import type { PageServer } from '../html/page-server';
import type { ShellAssets } from '../html/shell-assets';
import type { Composition } from '../registry/composition';
import type { SiteChromeServer } from '../site-chrome/site-chrome-server';
import { setAnswerHeaders } from './answer-headers';
import type { EdgeDependencies } from './dependencies';
import { type ErrorReportDependencies, registerErrorReports } from './error-report-routes';
import { registerOwnFiles } from './own-files';
import { registerPages } from './page-routes';
import { registerPlainForms } from './plain-forms';
import { sendProblem } from './problem';
import { registerProxies } from './proxies';
import { registerSessionPages } from './session-pages';
import { registerSiteChrome } from './site-chrome-routes';

export interface EdgeOptions extends EdgeDependencies {
  readonly logger: FastifyBaseLogger;
  readonly composition: Composition;
  readonly pages: PageServer;
  readonly shell: ShellAssets;
  readonly siteChrome: SiteChromeServer;
  readonly metrics: ErrorReportDependencies['metrics'];
  readonly toLabels: ToLabels;
}

export async function createEdge({
  logger,
  composition,
  pages,
  siteChrome,
  shell,
  metrics,
  toLabels,
  env,
  log,
}: EdgeOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    trustProxy: (_address, hop) => hop < env.trustedProxies,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
  });
  // Before any route: a scope inherits only what is set by then.
  setAnswerHeaders(app, { env });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) log.error(error, { where: 'edge', path: toLoggablePath(request.url) });
    void sendProblem(reply, status, status === 500 ? 'Internal error' : error.message);
  });
  await app.register(cookie);
  await app.register(formbody);

  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', (_request, reply) =>
    composition.registry
      ? { status: 'ok', builds: composition.builds.map(({ remote, build }) => `${remote}@${build}`) }
      : reply.code(503).send({ status: 'starting' }),
  );
  await registerOwnFiles(app, { env, shell });
  await registerErrorReports(app, { log, metrics, toLabels });
  await registerProxies(app, { composition, env, log });
  registerSiteChrome(app, { siteChrome, shell });
  registerSessionPages(app, { env, log, shell });
  registerPlainForms(app, { env, log });
  registerPages(app, { pages, composition, env, log });
  return app;
}
