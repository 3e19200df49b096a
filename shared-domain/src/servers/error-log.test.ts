/** Lines of a real pino, sent to a server that takes envelopes as Sentry does. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { createErrorLog } from './error-log';

const received: { readonly path: string; readonly event: Readonly<Record<string, unknown>> }[] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const [, , event = '{}'] = body.split('\n');
    received.push({ path: request.url ?? '', event: JSON.parse(event) as Readonly<Record<string, unknown>> });
    response.end('{}');
  });
});
let dsn = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  dsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
});
afterAll(() => void server.close());

test('an error goes with its type, stack, remote and build; warnings stay in the log', async () => {
  const errors = createErrorLog({ dsn, program: 'shell', environment: 'test' });
  const log = pino({ name: 'shell' }, errors);
  log.warn('not sent');
  log.error({ err: new TypeError('no price'), remote: 'mfe-pdp', build: '1.0.0-ab' }, 'a render failed');
  await errors.close();
  expect(received).toHaveLength(1);
  const [{ path, event } = { path: '', event: {} }] = received;
  expect(path).toMatch(/^\/api\/7\/envelope\//);
  expect(event).toMatchObject({
    level: 'error',
    message: 'a render failed',
    environment: 'test',
    server_name: 'shell',
    tags: { remote: 'mfe-pdp', build: '1.0.0-ab' },
    exception: { values: [{ type: 'TypeError', value: 'no price' }] },
  });
  expect(JSON.stringify(event)).toContain('error-log.test');
});

test('a service that does not answer costs nothing but the report; what is no address stops the start', async () => {
  const errors = createErrorLog({ dsn: 'http://key@127.0.0.1:9/7', program: 'shell', environment: 'test' });
  pino({}, errors).fatal('gone');
  await errors.close(500);
  expect(() => createErrorLog({ dsn: 'nowhere', program: 'shell', environment: 'test' })).toThrow(/SENTRY_DSN/);
});
