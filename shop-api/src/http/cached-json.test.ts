import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { compressJson, sendPreparedJson } from './cached-json';

const SMALL = { text: 'Å' };
const LARGE = { text: 'Ærlig talt. '.repeat(10_000) };

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  const [small, large] = [await compressJson(SMALL), await compressJson(LARGE)];
  app.get('/small', (request, reply) => sendPreparedJson(request, reply, small));
  app.get('/large', (request, reply) => sendPreparedJson(request, reply, large));
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
])('a client that reads %s gets the kept bytes', async (encoding, decompress) => {
  const { headers, rawPayload } = await get('/large', { 'accept-encoding': encoding });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(JSON.parse(decompress(rawPayload).toString())).toEqual(LARGE);
});

test('a client that reads neither gets the text, also of an answer that is only kept compressed', async () => {
  const answer = await get('/large');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers.vary).toBe('accept-encoding');
  expect(answer.json()).toEqual(LARGE);
});

test('a small answer is sent as it is', async () => {
  const answer = await get('/small', { 'accept-encoding': 'br' });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toEqual(SMALL);
});

test('each encoding has its own tag, and each tag is a 304', async () => {
  const encodings: Record<string, string>[] = [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }];
  const tags = await Promise.all(encodings.map(async (headers) => String((await get('/large', headers)).headers.etag)));
  expect(new Set(tags).size).toBe(3);
  for (const tag of [...tags, `W/${tags[0] ?? ''}`, '*']) {
    const answer = await get('/large', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  }
  expect((await get('/large', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});
