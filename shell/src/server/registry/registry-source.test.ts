import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchRegistry } from './read-registry';
import { registrySource } from './registry-source';

let server: Server;
let address: string;
let registry: string | undefined;
let hasTags: boolean;
/** Answers by status. */
let answers: number[];
beforeEach(async () => {
  registry = 'first';
  hasTags = true;
  answers = [];
  server = createServer((request, response) => {
    const tag = hasTags && registry ? `"${registry}"` : undefined;
    const status = registry === undefined ? 503 : tag && request.headers['if-none-match'] === tag ? 304 : 200;
    answers.push(status);
    response.writeHead(status, tag ? { etag: tag } : {}).end(status === 200 ? registry : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry.json`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('an unchanged registry is not sent again', async () => {
  const source = registrySource(address);
  expect(await source.read()).toBe('first');
  const mark = await source.mark();
  expect(await source.mark()).toBe(mark);
  expect(answers).toEqual([200, 304, 304]);
  registry = 'second';
  expect(await source.mark()).not.toBe(mark);
  expect(await source.read()).toBe('second');
  expect(answers).toEqual([200, 304, 304, 200, 304]);
});

test('a server without entity tags is followed by content', async () => {
  hasTags = false;
  const source = registrySource(address);
  const mark = await source.mark();
  expect(await source.mark()).toBe(mark);
  registry = 'second';
  expect(await source.mark()).not.toBe(mark);
});

test('a server that is away is an error to read, and no change to watch', async () => {
  const source = registrySource(address);
  registry = undefined;
  await expect(source.read()).rejects.toThrow(`${address} answered 503`);
  expect(await source.mark()).toBeUndefined();
});

test('a change at an address is seen within a second, once', async () => {
  const seen: string[] = [];
  const source = registrySource(address);
  const stop = watchRegistry(source, async () => void seen.push(await source.read()));
  const polls = () => new Promise((resolve) => setTimeout(resolve, 900));
  await polls();
  registry = 'second';
  await polls();
  stop();
  expect(seen).toEqual(['first', 'second']);
});
