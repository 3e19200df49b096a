/** Limits of what one client may take of the edge: its connections, its time and its memory. */
import Fastify, { type FastifyInstance } from 'fastify';
import type { ShellMetrics } from '../observability/metrics';
import { type Peers, PEERS_PATH } from '../releases/peers';

/** The edge reads requests of a few hundred bytes: a cart update or a channel query. */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** Fastify's options. A client that sends or reads too slowly loses its connection. */
export const SERVER_LIMITS = {
  bodyLimit: BODY_LIMIT_BYTES,
  /** Until the whole request has arrived. */
  requestTimeout: 10_000,
  /** Between requests; above that of usual load balancers (60 s), which would otherwise send into a closing connection. */
  keepAliveTimeout: 65_000,
  /** A socket on which nothing moves, in either direction, is closed after it. */
  connectionTimeout: 30_000,
  /** A start may take so long: ten seconds, the default, end a healthy one where the machine is busy. */
  pluginTimeout: 120_000,
  /** All headers of a request have room in 32 kB: an access token may have 16. */
  http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 32 * 1024 },
} as const;

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
