import { EventEmitter } from 'node:events';
import { openPostgres } from './postgres-database';

class Client extends EventEmitter {
  readonly released: unknown[] = [];
  readonly query = jest.fn((_statement: unknown) => Promise.resolve({ rows: [] }));
  readonly release = (broken: unknown): void => void this.released.push(broken);
}
const client = new Client();

jest.mock('pg', () => ({
  ...jest.requireActual<object>('pg'),
  Pool: class extends EventEmitter {
    readonly connect = () => Promise.resolve(client);
  },
}));

test('a connection that breaks between two statements of a transaction fails the transaction, not the process', async () => {
  const broken = new Error('terminating connection');
  const work = openPostgres('postgres://nowhere').transaction(async (tx) => {
    client.emit('error', broken);
    client.query.mockRejectedValueOnce(broken);
    await tx.query('SELECT 1');
  });
  await expect(work).rejects.toBe(broken);
  expect(client.released).toEqual([broken]);
  expect(client.listenerCount('error')).toBe(0);
});
