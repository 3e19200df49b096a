/** How long one client may take of a server's connections: one that sends or reads too slowly loses its own. */

/** Options of node:http. */
export const HTTP_LIMITS = {
  /** All headers of a request: an access token may have 16 kB. */
  maxHeaderSize: 32 * 1024,
  /** Until the headers of a request have arrived. */
  headersTimeout: 5_000,
  /** Until the whole request has arrived. */
  requestTimeout: 10_000,
  /** Between requests; above that of usual load balancers (60 s), which would otherwise send into a closing connection. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
} as const;

/** The time after which a socket is closed on which nothing moves, in either direction. */
export const IDLE_SOCKET_MS = 30_000;

/** The same as Fastify's options, and how long a part of it may take to start. */
export const FASTIFY_LIMITS = {
  requestTimeout: HTTP_LIMITS.requestTimeout,
  keepAliveTimeout: HTTP_LIMITS.keepAliveTimeout,
  connectionTimeout: IDLE_SOCKET_MS,
  /** The limit of a start: the default of ten seconds ends a healthy one where the machine is busy. */
  pluginTimeout: 120_000,
  http: {
    maxHeaderSize: HTTP_LIMITS.maxHeaderSize,
    headersTimeout: HTTP_LIMITS.headersTimeout,
    connectionsCheckingInterval: HTTP_LIMITS.connectionsCheckingInterval,
  },
} as const;
