import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchRegistry } from './read-registry';
import { registrySource } from './registry-source';

let server: Server;
let address: string;
let registry: string | undefined;
let hasEtags: boolean;
/** Status of each answer. */
let statuses: number[];
beforeEach(async () => {
  registry = 'first';
  hasEtags = true;
  statuses = [];
  server = createServer((request, response) => {
    const etag = hasEtags && registry ? `"${registry}"` : undefined;
    const status = registry === undefined ? 503 : etag && request.headers['if-none-match'] === etag ? 304 : 200;
    statuses.push(status);
    response.writeHead(status, etag ? { etag } : {}).end(status === 200 ? registry : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry.json`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('an unchanged registry is not sent again', async () => {
  const source = registrySource(address);
  expect(await source.read()).toBe('first');
  const fingerprint = await source.fingerprint();
  expect(await source.fingerprint()).toBe(fingerprint);
  expect(statuses).toEqual([200, 304, 304]);
  registry = 'second';
  expect(await source.fingerprint()).not.toBe(fingerprint);
  expect(await source.read()).toBe('second');
  expect(statuses).toEqual([200, 304, 304, 200, 304]);
});

test('without ETags a change is detected by content', async () => {
  hasEtags = false;
  const source = registrySource(address);
  const fingerprint = await source.fingerprint();
  expect(await source.fingerprint()).toBe(fingerprint);
  registry = 'second';
  expect(await source.fingerprint()).not.toBe(fingerprint);
});

test('reading from a server that is down fails; watching it reports no change', async () => {
  const source = registrySource(address);
  registry = undefined;
  await expect(source.read()).rejects.toThrow(`${address} answered 503`);
  expect(await source.fingerprint()).toBeUndefined();
});

test('a change at a URL is reported once', async () => {
  const seen: string[] = [];
  const source = registrySource(address);
  expect(source.pollMs).toBeLessThanOrEqual(1_000);
  const stop = watchRegistry({ ...source, pollMs: 1 }, async () => void seen.push(await source.read()));
  const answered = async (count: number) => {
    const wanted = statuses.length + count;
    while (statuses.length < wanted) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  await answered(5);
  registry = 'second';
  await answered(5);
  stop();
  expect(seen).toEqual(['first', 'second']);
});
