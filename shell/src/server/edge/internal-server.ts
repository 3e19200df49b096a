import Fastify, { type FastifyInstance } from 'fastify';
import type { ShellMetrics } from '../observability/metrics';
import { type Peers, PEERS_PATH } from '../releases/peers';

/**
 * `GET /metrics`, and what the other shells of the shop read (`GET /releases.json`), on a port of its own: figures
 * about releases and faults are only for the operator, and the edge's port is public.
 */
export function createInternalServer(
  metrics: Pick<ShellMetrics, 'text' | 'contentType'>,
  peers: Pick<Peers, 'report'>,
): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  app.get(PEERS_PATH, () => peers.report);
  return app;
}
