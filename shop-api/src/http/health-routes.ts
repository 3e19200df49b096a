import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Dependencies } from './dependencies';
import { sendProblem } from './problem';

/**
 * /health/live: the process answers. /health/ready: it can also reach its database and has read a catalogue.
 *
 * @param readCatalogue waits for the first reading
 */
export function registerHealth(
  app: FastifyInstance,
  { database }: Pick<Dependencies, 'database'>,
  readCatalogue: () => Promise<unknown>,
): void {
  app.get('/health/live', { logLevel: 'silent' }, () => ({ status: 'live' }));
  app.get('/health/ready', { logLevel: 'silent' }, async (request, reply) => {
    try {
      const [row] = await database.query<{ imports: number }>('SELECT count(*) AS imports FROM catalogue_import');
      if (!row || row.imports === 0)
        return await sendProblem(reply, { status: 503, detail: 'No catalogue has been imported yet' });
      await readCatalogue();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return sendProblem(reply, {
        status: 503,
        detail: 'The database does not answer, or its catalogue cannot be read',
      });
    }
  });
}

/** Seconds; a cart request takes a few milliseconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** GET /metrics in the Prometheus text format: the process, and durations by route pattern (never by URL) and status. */
export function registerMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a call was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
