import Fastify, { type FastifyInstance } from 'fastify';
import type { ShellMetrics } from '../observability/metrics';
import { type Peers, PEERS_PATH } from '../releases/peers';

/**
 * `GET /metrics`, and `GET /releases.json` for the peers of this shell, on a separate port: the edge's port is public, and these figures are only
 * for the operator.
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
