import Fastify, { type FastifyInstance } from 'fastify';
import type { ShellMetrics } from './metrics';

/**
 * `GET /metrics`, on a port of its own: the shell's other port is the public one, and figures about releases and faults are the
 * operator's only.
 */
export function createMetricsServer(metrics: Pick<ShellMetrics, 'text' | 'contentType'>): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  return app;
}
