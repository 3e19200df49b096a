import { connect } from 'node:net';
import { startTestIdentity, type TestIdentity } from './testing';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());

test.each([
  ['headers', 'POST /token HTTP/1.1\r\nHost: a\r\nX-Slow:'],
  ['a body', 'POST /token HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow'],
])('a client whose %s do not come loses its connection', async (_what, text) => {
  const { hostname, port } = new URL(identity.issuer);
  const began = performance.now();
  const socket = connect(Number(port), hostname, () => socket.write(text));
  socket.on('error', () => undefined).resume();
  await new Promise((resolve) => socket.on('close', resolve));
  expect(performance.now() - began).toBeLessThan(15_000);
});
