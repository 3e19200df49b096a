import Fastify, { type FastifyInstance } from 'fastify';
import { type Peers, PEERS_PATH } from '../releases/peers';
import type { ShellMetrics } from './metrics';

/**
 * `GET /metrics`, and what the other shells of the shop read (`GET /releases.json`), on a port of its own: the shell's other port is the
 * public one, and figures about releases and faults are the operator's only.
 */
export function createMetricsServer(
  metrics: Pick<ShellMetrics, 'text' | 'contentType'>,
  peers: Pick<Peers, 'report'>,
): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  app.get(PEERS_PATH, () => peers.report);
  return app;
}
