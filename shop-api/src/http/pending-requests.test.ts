import fastify from 'fastify';
import { trackPendingRequests } from './pending-requests';

/** A promise that the test resolves. */
function aGate(): { readonly open: () => void; readonly passed: Promise<void> } {
  const opener: { open: () => void } = { open: () => undefined };
  const passed = new Promise<void>((resolve) => {
    opener.open = resolve;
  });
  return { open: () => opener.open(), passed };
}

test('closing waits for pending requests, also after their client has disconnected', async () => {
  const app = fastify({ forceCloseConnections: true });
  const inFlight = trackPendingRequests(app);
  let isDone = false;
  const begun = aGate();
  const finished = aGate();
  app.get('/slow', async () => {
    begun.open();
    await finished.passed;
    isDone = true;
    return 'done';
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new AbortController();
  const asked = fetch(`${address}/slow`, { signal: client.signal }).catch(() => 'gone');
  await begun.passed;
  client.abort();
  await asked;
  let isSettled = false;
  const settled = inFlight.settled(5_000).then(() => {
    isSettled = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([isDone, isSettled]).toEqual([false, false]);
  finished.open();
  await settled;
  expect(isDone).toBe(true);
  await app.close();
});

test('a request that never ends is abandoned after the deadline; without pending requests closing does not wait', async () => {
  const app = fastify({ forceCloseConnections: true });
  const inFlight = trackPendingRequests(app);
  await inFlight.settled(5_000);
  app.get('/stuck', () => new Promise(() => undefined));
  void app.inject('/stuck');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await inFlight.settled(20);
});
