import type { FastifyInstance } from 'fastify';
import { requireClient } from '../http/client-credentials';
import { parseRequest, ProblemError } from '../http/problem';
import type { CatalogueDependencies } from './catalogue-reader';
import { catalogueDeltaSchema } from './feed/delta';
import { applyDelta } from './import/apply-delta';
import { FeedRefusedError } from './import/feed-problem';

const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

/** 'prices[3].sku' as a JSON pointer. */
const pointerOf = (path: string): string => `/${path.replace(/\[(\d+)\]/g, '/$1').replaceAll('.', '/')}`;

/** Changes of prices, stock and texts, from server to server. Without clients there is no such call. */
export function registerDeltas(
  app: FastifyInstance,
  { config, database, clock }: Pick<CatalogueDependencies, 'config' | 'database' | 'clock'>,
): void {
  const { catalogueClients: clients } = config;
  if (!clients) return;
  app.post(
    '/catalogue/deltas',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      // A stranger's body is not read.
      onRequest: async (request, reply) => void requireClient(request, reply, clients),
    },
    async (request, reply) => {
      const delta = parseRequest(catalogueDeltaSchema, request.body, 'body');
      void reply.header('cache-control', 'no-store');
      try {
        const report = await applyDelta(database, delta, clock());
        const { version, changed, superseded, corrections } = report;
        request.log.info({ version, changed, superseded, corrections }, 'a delta of the catalogue was applied');
        return report;
      } catch (error) {
        if (!(error instanceof FeedRefusedError)) throw error;
        throw new ProblemError({
          status: 422,
          detail: 'The delta does not fit the catalogue; nothing was changed',
          errors: error.problems.map(({ path, message }) => ({ pointer: pointerOf(path), detail: message })),
        });
      }
    },
  );
}
