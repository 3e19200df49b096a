import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepExpired } from '../cart/orders/order-store';
import { paths } from '../config/paths';
import { migrate } from './migrate';
import { createEmptyTestDatabase } from './testing/create-test-database';

/** The last migration of the version before. */
const BEFORE = '060';

test('a database of an earlier version keeps its orders, and what has expired long ago is deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const database = await createEmptyTestDatabase();
  try {
    for (const file of readdirSync(paths.migrations()).filter((name) => name.slice(0, 3) <= BEFORE))
      cpSync(join(paths.migrations(), file), join(folder, file));
    await migrate(database, folder);
    for (const [ref, expiry] of [
      ['old', '2026-01-01'],
      ['new', '2026-06-01'],
    ]) {
      await database.query(
        "INSERT INTO cart_order (order_ref, realm, created_at, expires_at) VALUES ($1, 'B2C', $2, $2)",
        [ref, expiry],
      );
      await database.query(
        "INSERT INTO cart_event (order_ref, version, at, what, detail) VALUES ($1, 1, $2, 'add-goods', '{}')",
        [ref, expiry],
      );
    }
    expect(await migrate(database, paths.migrations())).toContain(70);
    await sweepExpired(database, new Date('2026-06-02T00:00:00Z'));
    expect(await database.query('SELECT order_ref FROM cart_order')).toEqual([{ order_ref: 'new' }]);
    expect(await database.query('SELECT order_ref FROM cart_event')).toEqual([{ order_ref: 'new' }]);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
});
