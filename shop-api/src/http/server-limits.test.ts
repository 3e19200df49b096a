import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { FASTIFY_LIMITS, HTTP_LIMITS, IDLE_SOCKET_MS } from 'shared-domain/servers/limits';
import { createTestApp } from '../testing';

const LIMITS = {
  headersTimeout: HTTP_LIMITS.headersTimeout,
  requestTimeout: HTTP_LIMITS.requestTimeout,
  keepAliveTimeout: HTTP_LIMITS.keepAliveTimeout,
  timeout: IDLE_SOCKET_MS,
};

test('the API limits the time of slow clients', async () => {
  const shop = await createTestApp();
  expect(shop.app.server).toMatchObject(LIMITS);
  await shop.close();
});

test('the API reads headers with an access token of 16 kB', async () => {
  const shop = await createTestApp();
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: `Bearer ${'x'.repeat(16_384)}` };
  const { status } = await fetch(`${address}/health/live`, { headers });
  await shop.close();
  expect(status).toBe(200);
});

const soon = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
const servers: readonly (readonly [string, () => Promise<Server>])[] = [
  [
    'node:http',
    async () =>
      createServer({ ...HTTP_LIMITS, ...soon }, (request, response) =>
        request.resume().on('end', () => response.end()),
      ),
  ],
  [
    'Fastify',
    async () => {
      const { headersTimeout, requestTimeout, connectionsCheckingInterval } = soon;
      const options = { ...FASTIFY_LIMITS, requestTimeout, http: { headersTimeout, connectionsCheckingInterval } };
      const app = fastify(options);
      app.post('/', () => 'ok');
      await app.ready();
      return app.server;
    },
  ],
];

describe.each(servers)('a server of %s with these options', (_what, create) => {
  test.each([
    ['headers', 'POST / HTTP/1.1\r\nHost: a\r\nX-Slow:'],
    ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nslow'],
  ])('ends a connection whose %s do not come', async (_part, text) => {
    const server = await create();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    await new Promise((resolve) => socket.on('close', resolve));
    server.close();
    expect(answer).toMatch(/^(HTTP\/1.1 408 .*)?$/s);
  });
});
