/** `POST /_shop/errors`: errors that browsers report. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from 'shared-domain/contracts/client-network';
import { PATHS } from 'shared-domain/contracts/paths';
import { BROWSER_ERROR_MAX_BYTES } from '../../page-state/browser-error';
import { parseBrowserError, type ToLabels } from '../observability/browser-errors';
import type { ShellMetrics } from '../observability/metrics';
import { foreignError } from '../observability/server-log';
import type { BuildFigures } from '../releases/build-figures';
import type { ReadPage } from '../releases/view-tokens';
import { isTester } from '../team/overrides';
import type { EdgeDependencies } from './dependencies';
import { sendProblem } from './problem';

const WINDOW_MS = 60_000;
/** `where` of a remote that does not come (federation/browser-modules.ts). */
const LOADING_OF_REMOTES = 'remote';

/** Reports a minute, of one client and of all together; each process counts for itself. */
export const ERROR_REPORT_LIMITS = { perClient: 30, overall: 600 } as const;

export interface ErrorReportDependencies extends Pick<EdgeDependencies, 'log'> {
  readonly metrics: Pick<ShellMetrics, 'countBrowserReport' | 'countRefusedReport'>;
  readonly toLabels: ToLabels;
  readonly figures: Pick<BuildFigures, 'countFailure'>;
  readonly readPage: ReadPage;
}

/**
 * Open pages on other origins report too. Bodies are text/plain, which needs no CORS preflight, and the browser ignores the
 * response. Answers 204, or 400, 413, 415, 429 with a problem document.
 */
export async function registerErrorReports(
  app: FastifyInstance,
  { log, metrics, toLabels, figures, readPage }: ErrorReportDependencies,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    await scope.register(rateLimit, { global: false });
    const limits = [
      scope.createRateLimit({
        max: ERROR_REPORT_LIMITS.perClient,
        timeWindow: WINDOW_MS,
        keyGenerator: ({ ip }) => ip,
      }),
      scope.createRateLimit({ max: ERROR_REPORT_LIMITS.overall, timeWindow: WINDOW_MS, keyGenerator: () => 'all' }),
    ];

    /** Before the body is read. */
    const refuseTooMany = async (request: FastifyRequest, reply: FastifyReply) => {
      for (const count of limits) {
        const state = await count(request);
        if (state.isAllowed || !state.isExceeded) continue;
        return sendProblem(reply.header('retry-after', state.ttlInSeconds), 429, 'Too many error reports');
      }
    };

    scope.post(
      PATHS.browserErrors,
      {
        bodyLimit: BROWSER_ERROR_MAX_BYTES,
        onRequest: refuseTooMany,
        onResponse: (_request, { statusCode }, done) => {
          if (statusCode >= 400) metrics.countRefusedReport(statusCode);
          done();
        },
      },
      (request, reply) => {
        const report = parseBrowserError(String(request.body));
        if (!report) return sendProblem(reply, 400, 'This is no error report');
        const { level, message, stack, isFirst = false, view, ...facts } = report;
        metrics.countBrowserReport(level, toLabels(report));
        if (isFirst && level === 'error' && !isTester(request))
          figures.countFailure(
            report.where === LOADING_OF_REMOTES ? 'load' : 'error',
            report,
            readPage(view, clientNetwork(request.ip)),
          );
        if (level === 'warning') log.warning(message, { ...facts, source: 'browser' });
        else log.error(Object.assign(foreignError(stack ?? message), { message }), { ...facts, source: 'browser' });
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}
