import type { FromWorker } from '../messages';
import { createRelayedFetch } from './relayed-fetch';

let sent: { readonly message: FromWorker; readonly body: string }[];
let relay: ReturnType<typeof createRelayedFetch>;
beforeEach(() => {
  sent = [];
  relay = createRelayedFetch((message, bytes) => sent.push({ message, body: Buffer.from(bytes ?? []).toString() }));
});
const untilSent = async () => {
  while (sent.length === 0) await new Promise(setImmediate);
};
const JSON_HEADERS = { 'content-type': 'application/json' };

test('a call is made by the shell, with its method, headers and body, and its answer is a response', async () => {
  const headers = { ...JSON_HEADERS, 'x-api-key': 'k' };
  const request = new Request('http://api.test/api/search', { method: 'POST', headers, body: '{"q":"nova"}' });
  const answer = relay.relayedFetch(request);
  await untilSent();
  expect(sent).toEqual([
    {
      message: {
        type: 'fetch',
        id: 1,
        method: 'POST',
        url: 'http://api.test/api/search',
        headers,
      },
      body: '{"q":"nova"}',
    },
  ]);
  relay.settle({ type: 'fetched', id: 1, status: 200, headers: JSON_HEADERS }, Buffer.from('{"hits":[]}'));
  await expect((await answer).json()).resolves.toEqual({ hits: [] });
});

test.each([204, 304])('an answer without a body is one: %i', async (status) => {
  const answer = relay.relayedFetch('http://api.test/api/a');
  await untilSent();
  relay.settle({ type: 'fetched', id: 1, status, headers: {} }, Buffer.alloc(0));
  await expect(answer).resolves.toMatchObject({ status });
});

test('a call that the shell does not make fails as one without a network does', async () => {
  const answer = relay.relayedFetch('http://api.test/metrics');
  await untilSent();
  relay.settle({ type: 'fetch-failed', id: 1, message: 'not allowed' }, Buffer.alloc(0));
  await expect(answer).rejects.toThrow(new TypeError('not allowed'));
});

test('a call that is given up is given up by the shell, too, and a late answer is dropped', async () => {
  const controller = new AbortController();
  const answer = relay.relayedFetch('http://api.test/api/slow', { signal: controller.signal });
  await untilSent();
  controller.abort(new Error('too late'));
  await expect(answer).rejects.toThrow('too late');
  expect(sent.at(-1)?.message).toEqual({ type: 'abort-fetch', id: 1 });
  relay.settle({ type: 'fetched', id: 1, status: 200, headers: {} }, Buffer.alloc(0));
});
