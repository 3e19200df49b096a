/** Ports that no other program on this machine uses, for programs that the tests start. */
import { type AddressInfo, createServer, type Server } from 'node:net';
import { CommandError } from '../build/packages';

const FIRST_BLOCK = 4_000;
/** Port 6000 is the first of those that `fetch` refuses and a block would begin with. */
const LAST_BLOCK = 5_900;
const BLOCK_SIZE = 100;
/** The last port of a block: held as long as the block is in use. */
const LOCK = BLOCK_SIZE - 1;

/** @returns the port, undefined when another program has it */
function listen(server: Server, port: number, host?: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

const close = (server: Server) => new Promise<unknown>((resolve) => server.close(resolve));

/** Without a host a server takes the port of every address. */
async function isFree(port: number) {
  const probe = createServer();
  if ((await listen(probe, port)) === undefined) return false;
  await close(probe);
  return true;
}

/** A port that is free now. Another program may take it: the caller checks that its own server answers on it. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = (await listen(probe, 0, '127.0.0.1')) as number;
  await close(probe);
  return port;
}

/**
 * Takes a block of 100 ports whose first is a multiple of 100. It belongs to the run that holds its last port: `server` listens there,
 * so that two runs on one machine never share a block.
 *
 * @param base this block and no other
 * @returns the first port of the block
 * @throws CommandError when no block, or not the one that was asked for, is free
 */
export async function takePortBlock(server: Server, base?: number): Promise<number> {
  for (let first = base ?? FIRST_BLOCK; first <= (base ?? LAST_BLOCK); first += BLOCK_SIZE) {
    if ((await listen(server, first + LOCK, '127.0.0.1')) === undefined) continue;
    const ports = Array.from({ length: LOCK }, (_, offset) => first + offset);
    const areFree = await Promise.all(ports.map(isFree));
    if (!areFree.includes(false)) return first;
    await close(server);
    if (base !== undefined)
      throw new CommandError(`Port ${ports[areFree.indexOf(false)]} is taken by another program.`);
  }
  if (base !== undefined) throw new CommandError(`Port ${base + LOCK} is taken by another program.`);
  throw new CommandError(`Between ${FIRST_BLOCK} and ${LAST_BLOCK + LOCK} no ${BLOCK_SIZE} ports in a row are free.`);
}
