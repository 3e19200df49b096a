/** The one origin that browsers talk to. */
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { KeptFiles } from '../html/kept-files';
import type { PageServer } from '../html/page-server';
import type { ShellAssets } from '../html/shell-assets';
import type { ToLabels } from '../observability/browser-errors';
import type { Composition } from '../registry/composition';
import type { BuildFigures } from '../releases/build-figures';
import type { ReleasesSources } from '../releases/releases-data';
import { ViewTokens } from '../releases/view-tokens';
import type { SiteChromeServer } from '../site-chrome/site-chrome-server';
import { PasswordTries } from '../team/password-tries';
import { createTeamLogin } from '../team/team-login';
import type { CallMetrics, Upstreams } from '../upstreams/upstreams';
import { registerAnalytics } from './analytics-routes';
import { setAnswerHeaders } from './answer-headers';
import type { EdgeDependencies } from './dependencies';
import { type ErrorReportDependencies, registerErrorReports } from './error-report-routes';
import { registerHealth } from './health';
import { SERVER_LIMITS } from './internal-server';
import { registerNoticeForm } from './notice-form';
import { registerOrderStatusForm } from './order-status-form';
import { registerOwnFiles } from './own-files';
import { registerPages } from './page-routes';
import { registerPageViews } from './page-view-routes';
import { registerPlainForms } from './plain-forms';
import { answerRouterError, enforceProtocol, requestTarget } from './protocol';
import { registerProxies } from './proxies';
import { registerReleases } from './releases-routes';
import { registerRemoteFiles } from './remote-files';
import { registerSessionPages } from './session-pages';
import { registerSiteChrome } from './site-chrome-routes';
import { registerTeamSignIn } from './team-sign-in-routes';
import { registerTesting } from './testing-routes';

export interface EdgeOptions extends EdgeDependencies {
  readonly logger: FastifyBaseLogger;
  readonly composition: Composition;
  readonly pages: PageServer;
  readonly shell: ShellAssets;
  readonly siteChrome: SiteChromeServer;
  readonly files: KeptFiles;
  readonly metrics: ErrorReportDependencies['metrics'] & CallMetrics;
  readonly upstreams: Upstreams;
  readonly toLabels: ToLabels;
  readonly figures: BuildFigures;
  readonly canaryAnalysis: ReleasesSources['canaryAnalysis'];
  readonly peers: ReleasesSources['peers'];
  readonly verdicts: ReleasesSources['verdicts'];
}

export async function createEdge({
  logger,
  composition,
  pages,
  siteChrome,
  files,
  shell,
  metrics,
  toLabels,
  figures,
  canaryAnalysis,
  peers,
  verdicts,
  upstreams,
  env,
  log,
}: EdgeOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...SERVER_LIMITS,
    loggerInstance: logger,
    trustProxy: (_address, hop) => hop < env.trustedProxies,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    frameworkErrors: answerRouterError,
    rewriteUrl: requestTarget,
    routerOptions: { ignoreTrailingSlash: false },
  });
  // Before any route: a scope inherits only what is set by then.
  setAnswerHeaders(app, { env });
  enforceProtocol(app, { log });
  await app.register(cookie);
  await app.register(formbody);

  const views = new ViewTokens({ edgeKey: env.edgeKey, isLimitedByNetwork: !env.hasStandIns, now: Date.now });
  const team = createTeamLogin(env, new PasswordTries());
  registerHealth(app, composition);
  await registerOwnFiles(app, { env, shell });
  await registerErrorReports(app, { log, metrics, toLabels, figures, readPage: views.read });
  await registerPageViews(app, { figures, readPage: views.read });
  registerTeamSignIn(app, { env, log, team });
  registerReleases(app, { env, team, composition, figures, canaryAnalysis, verdicts, peers });
  await registerAnalytics(app, { env });
  await registerRemoteFiles(app, { composition, env, log, metrics });
  await registerProxies(app, { env, log, team, upstreams });
  registerSiteChrome(app, { config: env.publicConfig, siteChrome, files, shell });
  registerSessionPages(app, { env, log, shell });
  registerPlainForms(app, { env, log, upstreams });
  registerNoticeForm(app, { env, log, upstreams });
  registerOrderStatusForm(app, { env, log, upstreams });
  const answerTester = registerTesting(app, { composition, env, log, shell, team });
  registerPages(app, { pages, composition, env, log, answerTester, figures, views, upstreams });
  return app;
}
