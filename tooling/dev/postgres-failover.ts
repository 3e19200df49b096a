/** A database as an operator keeps it alive: a primary, a standby that has all that is acknowledged, and an address that leads to one of them. */
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-ports';
import type { Postgres } from './postgres';

export interface Failover {
  /** Of whichever server is in charge. */
  readonly url: string;
  /** The primary crashes, the standby takes its place, and the address leads there. Once. */
  readonly failOver: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startFailover(primary: Postgres): Promise<Failover> {
  const standby = await primary.standby();
  let inCharge = primary;
  const open = new Set<Socket>();
  const address = createServer((client) => {
    const server = connect(inCharge.port, '127.0.0.1');
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => address.listen(port, '127.0.0.1', resolve));
  const { pathname, username } = new URL(primary.url);
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    failOver: async () => {
      await primary.kill();
      standby.run('SELECT pg_promote()');
      inCharge = standby;
      for (const socket of open) socket.destroy();
    },
    stop: async () => {
      address.close();
      for (const socket of open) socket.destroy();
      await standby.stop();
    },
  };
}
