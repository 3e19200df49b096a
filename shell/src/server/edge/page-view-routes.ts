/** `POST /_shop/views`: which builds a page showed, and how fast it was. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from 'shared-domain/contracts/client-network';
import { PATHS } from 'shared-domain/contracts/paths';
import { PAGE_VIEW_MAX_BYTES } from '../../page-state/page-view';
import { type BuildFigures, parsePageView } from '../releases/build-figures';
import type { ReadPage } from '../releases/view-tokens';
import { isTester } from '../team/overrides';
import { sendProblem } from './problem';

const WINDOW_MS = 60_000;
/** Reports per minute and client. A page sends two or three, and many visitors may share an IP address. */
export const PAGE_VIEW_LIMIT = 600;

export type CountedFigures = Pick<BuildFigures, 'countView' | 'countFailure' | 'addVitals'>;

/** A beacon: its body is text/plain, and the browser ignores the response. Answers 204, or 400, 413, 415, 429 with a problem document. */
export async function registerPageViews(
  app: FastifyInstance,
  { figures, readPage }: { readonly figures: CountedFigures; readonly readPage: ReadPage },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    await scope.register(rateLimit, { global: false });
    const count = scope.createRateLimit({
      max: PAGE_VIEW_LIMIT,
      timeWindow: WINDOW_MS,
      keyGenerator: ({ ip }) => ip,
    });
    scope.post(
      PATHS.pageViews,
      {
        bodyLimit: PAGE_VIEW_MAX_BYTES,
        onRequest: async (request, reply) => {
          const state = await count(request);
          if (!state.isAllowed && state.isExceeded)
            return sendProblem(reply.header('retry-after', state.ttlInSeconds), 429, 'Too many page views');
        },
      },
      (request, reply) => {
        const report = parsePageView(String(request.body));
        if (!report) return sendProblem(reply, 400, 'This is not a page view');
        if (!isTester(request)) {
          const page = readPage(report.view, clientNetwork(request.ip));
          for (const view of report.views ?? []) figures.countView(view, page);
          if (report.vitals) figures.addVitals(report.vitals, report.vitals);
        }
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}
