/** `/health/live` and `/health/ready`, for whatever starts, restarts and balances shells. */
import type { FastifyInstance } from 'fastify';
import type { Composition } from '../registry/composition';

/** A shell that starts waits so long for every remote: after that, a shop without one is better than none. Health checks give up at 90 s (`docker-compose.yml`). */
const MAX_START_MS = 60_000;

/**
 * A shell is ready when every registered remote can render, and remains so: a release of one team never takes shells out.
 *
 * @param clock monotonic milliseconds
 */
export function registerHealth(
  app: FastifyInstance,
  composition: Pick<Composition, 'registry' | 'stable' | 'missing' | 'quarantined'>,
  clock = () => performance.now(),
): void {
  const began = clock();
  let wasReady = false;
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', (_request, reply) => {
    const { registry, stable, missing, quarantined } = composition;
    wasReady ||= registry !== undefined && (missing.length === 0 || clock() - began >= MAX_START_MS);
    if (!wasReady) return reply.code(503).send({ status: 'starting', missing });
    return {
      status: missing.length + quarantined.length > 0 ? 'degraded' : 'ok',
      builds: stable.builds.map(({ remote, build }) => `${remote}@${build}`),
      missing,
      quarantined,
    };
  });
}
