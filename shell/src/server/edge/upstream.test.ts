import { createServer, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { allAt, createTestEdge, type TestEdge } from '../testing/test-edge';

const MiB = 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';
const HTML = { accept: 'text/html,application/xhtml+xml' };

/** Set by a test; by default the body is echoed. */
let respond: (path: string, response: ServerResponse, body: Buffer) => void;
let received: { readonly path: string; readonly body: string; readonly headers: NodeJS.Dict<string | string[]> }[];
let api: Server;
let edge: TestEdge;
let port: number;
/** The page, where a test waits for it. */
let deadlineMs: string | undefined;
const sockets: Socket[] = [];

beforeEach(async () => {
  received = [];
  respond = (_path, response, body) => void response.writeHead(200, { 'content-type': JSON_TYPE }).end(body);
  api = createServer({ maxHeaderSize: 32 * 1024 }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      received.push({ path: request.url ?? '', body: String(body), headers: request.headers });
      respond(request.url ?? '', response, body);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const SHOP_API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  edge = await createTestEdge({ ...allAt(SHOP_API_URL), ...(deadlineMs && { RENDER_DEADLINE_MS: deadlineMs }) });
  await edge.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = edge.app.server.address() as AddressInfo);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  api.closeAllConnections();
  await Promise.all([edge.close(), new Promise((resolve) => api.close(resolve))]);
});

/** A connection that has sent this text and nothing more. */
function send(text: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)));
    socket.on('error', () => undefined);
    sockets.push(socket);
  });
}
const headOf = (method: string, path: string, ...headers: readonly string[]) =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
async function answerTo(text: string): Promise<string> {
  const socket = await send(text);
  return new Promise((resolve) => {
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('close', () => resolve(answer));
    setTimeout(() => resolve(answer), 700).unref();
  });
}
/** Ends when the edge closes the connection, as it was asked to. */
async function answerOf(target: string, host: string): Promise<string> {
  const socket = await send(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const data of socket) answer += String(data);
  return answer;
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const url = (path: string) => `http://127.0.0.1:${port}${path}`;
const openConnections = () => new Promise<number>((resolve) => api.getConnections((_error, count) => resolve(count)));
const arrived = (path: string) => received.filter((request) => request.path === path).length;
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(20);
}

test('clients with slow bodies hold no connection to the service', async () => {
  await Promise.all(
    Array.from({ length: 200 }, () =>
      send(`${headOf('POST', '/api/cart/update/', `Content-Type: ${JSON_TYPE}`, 'Content-Length: 100')}{"a":`),
    ),
  );
  await pause(300);
  expect(await openConnections()).toBe(0);
  const answer = await fetch(url('/api/search'));
  expect([answer.status, arrived('/api/cart/update/')]).toEqual([200, 0]);
});

test('clients that read nothing hold no connection to the service', async () => {
  const large = Buffer.alloc(MiB, 'x');
  respond = (path, response, body) => void response.end(path === '/api/search/large' ? large : body);
  // Otherwise the operating system would buffer all of it.
  const hold = (socket: Socket) => void socket.cork();
  edge.app.server.on('connection', hold);
  await Promise.all(Array.from({ length: 80 }, () => send(headOf('GET', '/api/search/large'))));
  await until(() => arrived('/api/search/large') === 80);
  edge.app.server.off('connection', hold);
  expect((await fetch(url('/api/search'))).status).toBe(200);
});

test('an answer that is too large to be buffered is streamed completely', async () => {
  const large = Buffer.alloc(5 * MiB, 'x');
  respond = (_path, response) => void response.end(large);
  const answer = await fetch(url('/api/search/large'));
  expect(Buffer.from(await answer.arrayBuffer()).equals(large)).toBe(true);
});

test.each([
  [JSON_TYPE, '{ "a": "å" }'],
  ['application/x-www-form-urlencoded', 'a=%C3%A5&b=1+2'],
  ['text/plain', 'å'],
])('a body of type %s arrives byte for byte, with its type and its length', async (type, body) => {
  const answer = await fetch(url('/api/cart/echo'), { method: 'POST', headers: { 'content-type': type }, body });
  expect(await answer.text()).toBe(body);
  expect(received[0]).toMatchObject({
    body,
    headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) },
  });
});

test('the connection of a client is its own: what the service says of its connection is not forwarded', async () => {
  respond = (_path, response) =>
    void response
      .writeHead(200, { connection: 'keep-alive, X-Hop', 'keep-alive': 'timeout=1', 'x-hop': '1' })
      .end('{}');
  const { headers } = await fetch(url('/api/cart/echo'));
  expect([headers.get('keep-alive'), headers.get('x-hop')]).toEqual(['timeout=65', null]);
  const closed = await answerOf('/api/cart/echo', 'shop.example');
  expect(closed).toMatch(/\r\nConnection: close\r\n/i);
});

test('a request without a body arrives without one', async () => {
  await fetch(url('/api/cart/empty'), { method: 'POST' });
  await fetch(url('/api/cart/empty'), { method: 'DELETE' });
  expect(received.map(({ body, headers }) => [body, headers['content-type']])).toEqual([
    ['', undefined],
    ['', undefined],
  ]);
});

test.each([
  ['its length', ['Content-Length: 300000'], ''],
  ['its chunks', ['Transfer-Encoding: chunked'], `${(262_145).toString(16)}\r\n${'x'.repeat(262_145)}\r\n`],
])('a body that is too large by %s is refused by the edge', async (_what, headers, body) => {
  const head = headOf('POST', '/api/cart/update/', `Content-Type: ${JSON_TYPE}`, ...headers);
  expect(await answerTo(head + body)).toMatch(/^HTTP\/1.1 413 .*"title":"Payload Too Large"/s);
  expect(received).toEqual([]);
});

describe('a client that waits for 100 Continue', () => {
  const head = (length: number) =>
    headOf('POST', '/api/cart/echo', `Content-Type: ${JSON_TYPE}`, 'Expect: 100-continue', `Content-Length: ${length}`);

  test('gets it from the edge, and the service never sees the header', async () => {
    const socket = await send(head(2));
    const continued = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(continued).toMatch(/^HTTP\/1.1 100 /);
    socket.write('{}');
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(received[0]?.headers).not.toHaveProperty('expect');
  });

  test('is refused before it sends a body that is too large', async () => {
    expect(await answerTo(head(300_000))).toMatch(/^HTTP\/1.1 413 /);
  });
});

test('an access token of 16 kB is passed on', async () => {
  const authorization = `Bearer ${'x'.repeat(16_384)}`;
  expect((await fetch(url('/api/cart/echo'), { headers: { authorization } })).status).toBe(200);
  expect(received[0]?.headers.authorization).toBe(authorization);
});

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two lengths', `${headOf('POST', '/api/cart/echo', 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
])('a request with %s gets 400', async (_what, text) => {
  expect(await answerTo(text)).toMatch(/^HTTP\/1.1 400 /);
  expect(received).toEqual([]);
});

test.each([
  ['a path', '/api/cart/echo?a=1', 'shop.example'],
  ['an address', 'http://shop.example/api/cart/echo?a=1', 'evil.example'],
  ['more than one slash', '//api/cart/echo?a=1', 'shop.example'],
])('a request whose line names %s is the same to every service', async (_what, target, host) => {
  expect(await answerOf(target, host)).toMatch(/^HTTP\/1.1 200 /);
  expect(received).toMatchObject([{ path: '/api/cart/echo?a=1', headers: { 'x-forwarded-host': 'shop.example' } }]);
});

test.each(['http://shop.example', 'http://shop.example?a=1'])('%s is the front page', async (address) => {
  expect(await answerOf(address, 'shop.example')).toMatch(/^HTTP\/1.1 200 /);
});

describe('a service that hangs', () => {
  beforeAll(() => {
    deadlineMs = '300';
  });
  afterAll(() => {
    deadlineMs = undefined;
  });
  beforeEach(() => {
    respond = () => undefined;
  });

  test('times out within the time limit of a page, with a page in Norwegian', async () => {
    const answer = await fetch(url('/kasse/personlige-opplysninger/'), { headers: HTML });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([504, '3']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('Vi får ikke vist siden akkurat nå');
  });

  test('has more time for a picture, which may have to be generated', async () => {
    respond = (_request, response) => void setTimeout(() => response.end('made'), 1_200);
    const picture = await fetch(url('/api/pictures/nova/sort-pair-320.avif'));
    expect([picture.status, await picture.text()]).toEqual([200, 'made']);
  });

  test('gives a problem document for data', async () => {
    const answer = await fetch(url('/api/search'));
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
      504,
      'application/problem+json; charset=utf-8',
      '1',
    ]);
  });
});

test('a service gets a limited number of requests: the rest are refused at once', async () => {
  const held: ServerResponse[] = [];
  respond = (_path, response) => void held.push(response);
  const statuses: number[] = [];
  const asked = Array.from({ length: 300 }, async () => statuses.push((await fetch(url('/api/search'))).status));
  await until(() => statuses.length === 300 - 256 && held.length > 0);
  expect(new Set(statuses)).toEqual(new Set([503]));
  respond = (_path, response) => void response.end();
  for (const response of held) response.end();
  await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(256);
});

test('the page for a form that could not be forwarded does not reload by itself', async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  const answer = await fetch(url('/minside/mobil/avtaler/bytt/'), { method: 'POST', headers: HTML, body: 'a=1' });
  const html = await answer.text();
  expect([answer.status, html.includes('http-equiv="refresh"'), html.includes('<a href="/">')]).toEqual([
    503,
    false,
    true,
  ]);
});

test.each([
  ['502 of a proxy', 502, 'text/html', 'Vi får ikke vist siden akkurat nå'],
  ['503 without a type', 503, '', 'Vi får ikke vist siden akkurat nå'],
  ['plain 404', 404, 'text/plain', 'Vi finner ikke siden'],
])('a person never sees the %s as it is', async (_what, status, type, title) => {
  respond = (_path, response) =>
    void response.writeHead(status, type ? { 'content-type': type } : {}).end('<h1>Bad Gateway</h1>');
  const page = await fetch(url('/kasse/bestilling/'), { headers: HTML });
  const html = await page.text();
  expect([page.status, html.includes(`<h1>${title}</h1>`), html.includes('Bad Gateway')]).toEqual([
    status,
    true,
    false,
  ]);
});

test('a page of a service that says itself what is wrong is sent as it is', async () => {
  respond = (_path, response) =>
    void response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Ingen bestilling</h1>');
  const page = await fetch(url('/kasse/bestilling/'), { headers: HTML });
  expect([page.status, await page.text()]).toEqual([404, '<h1>Ingen bestilling</h1>']);
});

const PROBLEM = { 'content-type': 'application/problem+json' };
const refusing = (status: number) => {
  respond = (_path, response) => void response.writeHead(status, PROBLEM).end('{"title":"Not found"}');
};

test.each([
  [404, '/forhandler/finnes-ikke/', 'Vi finner ikke siden'],
  [403, '/forhandler/butikk/', 'Vi kunne ikke ta imot dette'],
  [500, '/kasse/bestilling/', 'Vi får ikke vist siden akkurat nå'],
])('a person gets a page for the %i that %s answers a program', async (status, path, title) => {
  refusing(status);
  const page = await fetch(url(path), { headers: HTML });
  const html = await page.text();
  expect([page.status, page.headers.get('content-type'), html.includes(`<h1>${title}</h1>`)]).toEqual([
    status,
    'text/html; charset=utf-8',
    true,
  ]);
  expect(html).toContain('<a href="/">');
  const data = await fetch(url(path), { headers: { accept: 'application/json' } });
  expect([data.status, await data.json()]).toEqual([status, { title: 'Not found' }]);
});

test('an API answers with data whoever asks, and a page that a service has for its error is kept', async () => {
  refusing(404);
  expect(await (await fetch(url('/api/search/finnes-ikke'), { headers: HTML })).json()).toEqual({ title: 'Not found' });
  respond = (_path, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Borte</h1>');
  expect(await (await fetch(url('/kasse/finnes-ikke/'), { headers: HTML })).text()).toBe('<h1>Borte</h1>');
});

test('a request that the service refuses is not retried', async () => {
  respond = (_path, response) => void response.writeHead(503, { 'retry-after': '1' }).end();
  expect((await fetch(url('/api/search'))).status).toBe(503);
  expect(received).toHaveLength(1);
});

test('an answer that breaks off gives 503, not half a body', async () => {
  respond = (_path, response) => {
    response.writeHead(200, { 'content-length': '100', 'content-type': JSON_TYPE }).write('{"a":');
    setTimeout(() => response.destroy(), 50);
  };
  const answer = await fetch(url('/api/search'));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'application/problem+json; charset=utf-8']);
});

describe('an error', () => {
  test.each([
    ['/%zz', {}, 400, 'Bad Request'],
    [
      '/handlekurv/legg-til/',
      { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
      400,
      'Bad Request',
    ],
    [
      '/handlekurv/legg-til/',
      { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } },
      415,
      'Unsupported Media Type',
    ],
  ])('for %s has a status and no internal details', async (path, options, status, title) => {
    const answer = await fetch(url(path), options);
    expect(await answer.json()).toEqual({ type: 'about:blank', title, status });
  });
});

test('HEAD gives the same headers as GET', async () => {
  respond = (_path, response) =>
    void response.writeHead(200, { 'content-length': '5', 'content-type': JSON_TYPE }).end('"abc"');
  const answer = await fetch(url('/api/search'), { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '5', '']);
});

test.each([204, 304])('an answer without a body stays one: %d', async (status) => {
  respond = (_path, response) => void response.writeHead(status, { etag: '"a"' }).end();
  const answer = await fetch(url('/api/search'));
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([status, '"a"', '']);
});

test('slow clients are timed out', () => {
  expect(edge.app.server).toMatchObject({
    headersTimeout: 5_000,
    requestTimeout: 10_000,
    keepAliveTimeout: 65_000,
    timeout: 30_000,
  });
});

test('a service with an untrusted certificate is refused', async () => {
  const impostor = createTlsServer({ key: KEY, cert: CERTIFICATE }, (_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', resolve));
  const own = await createTestEdge({ SHOP_API_URL: `https://127.0.0.1:${(impostor.address() as AddressInfo).port}` });
  const { statusCode } = await own.app.inject('/api/search');
  await own.close();
  impostor.closeAllConnections();
  await new Promise((resolve) => impostor.close(resolve));
  expect(statusCode).toBe(503);
});

/** Self-signed, for this test only. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSomzg2C4bKqMlBfV
m88wRpx7CIwjdEUz99TbLPH2YoyhRANCAATr6Lzcz2EBQiSPQeeyMQmeRunJosbM
uWGteFAlFv6wAcBo19ISOXaY0ffzkbWQV5+2AZjLS/g09nPl9cN+7vFG
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIUEFRIo7gKQb/TzsbLEs1QFO30mxkwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjEzNDU0OVoYDzIxMjYxMDI5
MTM0NTQ5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATr6Lzcz2EBQiSPQeeyMQmeRunJosbMuWGteFAlFv6wAcBo19ISOXaY
0ffzkbWQV5+2AZjLS/g09nPl9cN+7vFGo2QwYjAdBgNVHQ4EFgQURWjHVkN/1hLU
BzdPVWNlO1wjkOgwHwYDVR0jBBgwFoAURWjHVkN/1hLUBzdPVWNlO1wjkOgwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
IQD5yOEC0qZjp9OHZI3WUJGSE5sI8cJUQoEZStIXn/SIJgIgAU8J/ROzNNCbEAC3
tnGZP4axZvX1vAHqYnyY4L8DoHI=
-----END CERTIFICATE-----`;
