import type { Database } from '../../database';
import { createTestDatabase } from '../../database/testing/create-test-database';
import { outboxRows } from '../../outbox';
import { newOrder, type Order } from './order';
import type { Commit } from './order-statements';
import { orderStore } from './order-store';

const NOW = new Date('2026-05-01T12:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const anOrder = (orderRef: string, customerTypeGet: string | null = null): Order => ({
  ...newOrder('B2C', NOW),
  orderRef,
  customerTypeGet,
});

const aCommit = (before: number, order: Order, key: string | null = null): Commit => ({
  orderRef: order.orderRef,
  before,
  order,
  what: 'empty',
  detail: {},
  key: key === null ? null : { key, fingerprint: 'f' },
});

const commit = (...given: Parameters<typeof aCommit>) =>
  orderStore(database, outboxRows([])).commit(aCommit(...given), NOW);

const versionsOf = async (ref: string) => {
  const orders = await database.query<{ version: number }>('SELECT version FROM cart_order WHERE order_ref = $1', [
    ref,
  ]);
  const events = await database.query<{ version: number }>(
    'SELECT version FROM cart_event WHERE order_ref = $1 ORDER BY id',
    [ref],
  );
  return { order: orders.map(({ version }) => version), events: events.map(({ version }) => version) };
};

test('of several updates of one version one is written, the others write nothing', async () => {
  expect(await commit(0, anOrder('a'))).toBe('done');
  const outcomes = await Promise.all([1, 2, 3, 4].map((each) => commit(1, anOrder('a', `${each}`), `a-${each}`)));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(await versionsOf('a')).toEqual({ order: [2], events: [1, 2] });
  expect(await database.query("SELECT key FROM cart_idempotency WHERE key LIKE 'a-%'")).toHaveLength(1);
});

test('of several new orders with one key one is written', async () => {
  const refs = ['b', 'c', 'd'];
  const outcomes = await Promise.all(refs.map((ref) => commit(0, anOrder(ref), 'one-key')));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(await database.query('SELECT order_ref FROM cart_order WHERE order_ref = ANY ($1)', [refs])).toHaveLength(1);
});

test('a key that is a day old is free again, for a refusal too', async () => {
  const refused = { ...aCommit(0, anOrder('none'), 'refused'), orderRef: null, order: null, message: 'Nei' };
  const store = orderStore(database, outboxRows([]));
  expect(await store.commit(refused, NOW)).toBe('done');
  expect(await store.commit(refused, new Date('2026-05-02T11:59:59Z'))).toBe('stale');
  expect(await store.commit(refused, new Date('2026-05-02T12:00:00Z'))).toBe('done');
  expect(await versionsOf('none')).toEqual({ order: [], events: [] });
});

test.each([
  { ref: 'e', change: 'created_at = now()', outcome: 'done', version: 2 },
  { ref: 'h', change: 'version = version + 1', outcome: 'stale', version: 2 },
])('an update waits for a transaction that sets $change: $outcome', async ({ ref, change, outcome, version }) => {
  await commit(0, anOrder(ref));
  let updating: ReturnType<typeof commit> | undefined;
  await database.transaction(async (tx) => {
    await tx.query(`UPDATE cart_order SET ${change} WHERE order_ref = $1`, [ref]);
    updating = commit(1, anOrder(ref), `wait-${ref}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  expect(await updating).toBe(outcome);
  expect((await versionsOf(ref)).order).toEqual([version]);
  const keys = await database.query('SELECT key FROM cart_idempotency WHERE key = $1', [`wait-${ref}`]);
  expect(keys).toHaveLength(outcome === 'done' ? 1 : 0);
});

test('a process of the version before updates the same orders by its function', async () => {
  const before = (version: number) =>
    database.query('SELECT cart_commit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) AS outcome', [
      ...['f', version, 'B2C', null, NOW.toISOString(), '[]', '{}', null, 'empty', '{}', NOW.toISOString()],
      ...[null, null, null, null],
    ]);
  expect(await commit(0, anOrder('f'))).toBe('done');
  expect(await before(1)).toEqual([{ outcome: 'done' }]);
  expect(await commit(1, anOrder('f'))).toBe('stale');
  expect(await commit(2, anOrder('f'))).toBe('done');
  expect(await before(2)).toEqual([{ outcome: 'stale' }]);
  expect(await versionsOf('f')).toEqual({ order: [3], events: [1, 2, 3] });
});

test('a paid order is not written', async () => {
  await commit(0, anOrder('g'));
  await database.query("UPDATE cart_order SET paid_at = $1, paid_answer = '{}' WHERE order_ref = 'g'", [NOW]);
  expect(await commit(1, anOrder('g'), 'g')).toBe('stale');
  expect(await database.query("SELECT key FROM cart_idempotency WHERE key = 'g'")).toEqual([]);
});
