import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { freePort, takePortBlock } from './free-ports';

const servers: Server[] = [];
const newServer = () => {
  const server = createServer();
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) if (server.listening) await once(server.close(), 'close');
});

async function occupy(port: number) {
  const server = newServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
}

test('two runs on one machine get different blocks, each for as long as its server listens', async () => {
  const holder = newServer();
  const [one, other] = [await takePortBlock(holder), await takePortBlock(newServer())];
  expect(other).not.toBe(one);
  await once(holder.close(), 'close');
  expect(await takePortBlock(newServer())).toBe(one);
});

test('a block in which another program has a port is passed over', async () => {
  const holder = newServer();
  const base = await takePortBlock(holder);
  await once(holder.close(), 'close');
  await occupy(base + 10);
  expect(await takePortBlock(newServer())).toBeGreaterThan(base);
});

test('a block that was asked for is refused with the port that is taken, and not held', async () => {
  const base = await takePortBlock(newServer());
  await expect(takePortBlock(newServer(), base)).rejects.toThrow(`Port ${base + 99} is taken`);
  for (const server of servers.splice(0)) if (server.listening) await once(server.close(), 'close');
  await occupy(base + 20);
  const late = newServer();
  await expect(takePortBlock(late, base)).rejects.toThrow(`Port ${base + 20} is taken`);
  expect(late.listening).toBe(false);
});

test('a free port can be listened on', async () => {
  const port = await freePort();
  const server = newServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect((server.address() as AddressInfo).port).toBe(port);
});
