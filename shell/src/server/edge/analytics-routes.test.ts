import Fastify from 'fastify';
import type { ShellEnv } from '../settings/env';
import { registerAnalytics } from './analytics-routes';

async function anEdge(collectsAnalytics = true) {
  const app = Fastify();
  await registerAnalytics(app, { env: { collectsAnalytics } as ShellEnv });
  const send = (payload: string) =>
    app.inject({ method: 'POST', url: '/_shop/analytics', payload, headers: { 'content-type': 'text/plain' } });
  const read = (accept: string) => app.inject({ url: '/_shop/analytics', headers: { accept } });
  return { send, read };
}

test('events are kept in their order, the last 200, and shown as JSON and as a page without script', async () => {
  const { send, read } = await anEdge();
  for (let number = 0; number <= 200; number += 1)
    expect((await send(JSON.stringify({ event: `e${number}`, name: '<b>' }))).statusCode).toBe(204);
  const events = (await read('application/json')).json<{ event: string }[]>();
  expect(events).toHaveLength(200);
  expect([events[0]?.event, events.at(-1)?.event]).toEqual(['e1', 'e200']);
  const page = await read('text/html');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('&lt;b&gt;');
});

test.each(['', 'no json', '[]', '{"event": 1}', 'null'])('%j is no event', async (payload) => {
  const { send, read } = await anEdge();
  expect((await send(payload || ' ')).statusCode).toBe(400);
  expect((await read('application/json')).json()).toEqual([]);
});

test('an operator’s shop has no collector', async () => {
  const { send, read } = await anEdge(false);
  expect((await send('{"event":"firstLoad"}')).statusCode).toBe(404);
  expect((await read('text/html')).statusCode).toBe(404);
});
