/** Clients of the load program: quick ones that measure, slow ones that hold on to what they get. */
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { sleep } from '../dev/processes';
import type { Answer } from './figures';

/** The used part of the load generator, which is installed on first use with the other tools for measuring. */
interface Firing {
  readonly url: string;
  readonly connections: number;
  readonly duration: number;
  readonly overallRate?: number;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly requests?: readonly object[];
  readonly setupClient?: (client: FiringClient) => void;
}
export interface FiringClient {
  setBody(body: string): void;
  on(event: 'response', listener: () => void): void;
}
interface Fired {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
  readonly timeouts: number;
}

/** The load generator of every bench, also of those of the API. */
export async function autocannon(options: Firing): Promise<Fired> {
  const name = 'autocannon';
  const { default: fire } = (await import(name)) as { readonly default: (options: Firing) => Promise<Fired> };
  return fire(options);
}

const TIMEOUT_MS = 20_000;
/** Between two bytes of a slow client. */
const SLOW_MS = 1_000;

/** @param origin http://host:port @returns a client that measures its requests from `startedAt` on */
export function createClient(origin: string) {
  const agent = new Agent({ keepAlive: true });
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  return {
    /** @returns status (0: none came), isDegraded, ms, endedAtMs (after `startedAt`) */
    get: (path: string, startedAt = performance.now()): Promise<Answer> =>
      new Promise((resolve) => {
        const began = performance.now();
        const done = (status: number, isDegraded = false) => {
          const now = performance.now();
          resolve({ status, isDegraded, ms: now - began, endedAtMs: now - startedAt });
        };
        const asked = request(origin + path, { agent, headers, timeout: TIMEOUT_MS }, (response) => {
          response.on('end', () => done(response.statusCode ?? 0, 'x-shop-degraded' in response.headers));
          response.on('error', () => done(0));
          response.resume();
        });
        asked.on('timeout', () => asked.destroy(new Error('timeout')));
        asked.on('error', () => done(0));
        asked.end();
      }),
    close: () => agent.destroy(),
  };
}

interface Kind {
  readonly first: (host: string) => string;
  /** Null: it reads. */
  readonly next: string | null;
}
const KINDS: readonly Kind[] = [
  {
    first: (host) =>
      `POST /api/cart/update/ HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
    next: ' ',
  },
  { first: (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n`, next: 'X-Slow: 1\r\n' },
  { first: (host) => `GET /mobiltelefoner/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`, next: null },
];

/** Keeps so many slow clients busy, a third of each kind; one that is sent away comes back. @returns stops them */
export function startSlowClients(origin: string, count: number): () => void {
  const { hostname, port, host } = new URL(origin);
  const sockets = new Set<Socket>();
  let isStopped = false;
  const open = (kind: Kind) => {
    if (isStopped) return;
    const socket = connect(Number(port || 80), hostname);
    sockets.add(socket);
    socket.on('connect', () => socket.write(kind.first(host)));
    const timer = setInterval(() => {
      if (kind.next === null) socket.read(16);
      else socket.write(kind.next);
    }, SLOW_MS);
    if (kind.next === null) socket.on('readable', () => undefined);
    else socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      sockets.delete(socket);
      void sleep(SLOW_MS).then(() => open(kind));
    });
  };
  for (let index = 0; index < count; index += 1) {
    const kind = KINDS[index % KINDS.length];
    if (kind) open(kind);
  }
  return () => {
    isStopped = true;
    for (const socket of sockets) socket.destroy();
  };
}
