/** Clients of the load program: quick ones that measure, slow ones that hold on to what they get. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { sleep } from '../dev/processes';

const TIMEOUT_MS = 20_000;
/** Between two bytes of a slow client. */
const SLOW_MS = 1_000;

/** @param {string} origin http://host:port @returns a client that measures its requests from `startedAt` on */
export function createClient(origin) {
  const agent = new Agent({ keepAlive: true });
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  return {
    /** @returns status (0: none came), isDegraded, ms, endedAtMs (after `startedAt`) */
    get: (path, startedAt = performance.now()) =>
      new Promise((resolve) => {
        const began = performance.now();
        const done = (status, isDegraded = false) => {
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

const KINDS = {
  body: {
    first: (host) =>
      `POST /api/cart/update/ HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
    next: ' ',
  },
  headers: { first: (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n`, next: 'X-Slow: 1\r\n' },
  reader: { first: (host) => `GET /mobiltelefoner/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`, next: null },
};

/** Keeps so many slow clients busy, a third of each kind; one that is sent away comes back. @returns stops them */
export function startSlowClients(origin, count) {
  const { hostname, port, host } = new URL(origin);
  const kinds = Object.values(KINDS);
  const sockets = new Set();
  let isStopped = false;
  const open = (kind) => {
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
  for (let index = 0; index < count; index += 1) open(kinds[index % kinds.length]);
  return () => {
    isStopped = true;
    for (const socket of sockets) socket.destroy();
  };
}
