import type { Database } from './database';
import { createEmptyTestDatabase } from './testing/create-test-database';

let database: Database;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
  await database.script('CREATE TABLE note (id integer PRIMARY KEY, body jsonb, tags text[])');
});
afterAll(() => database.close());
beforeEach(() => database.query('DELETE FROM note'));

const ids = async (): Promise<number[]> =>
  (await database.query<{ id: number }>('SELECT id FROM note ORDER BY id')).map((row) => row.id);

test('counts and numerics arrive as numbers, dates as text, on either driver', async () => {
  const rows = await database.query(
    `SELECT count(*) AS n, 9007199254740991::int8 AS big, 1.5::numeric AS x, '2026-01-31'::date AS day FROM note`,
  );
  expect(rows).toEqual([{ n: 0, big: 9007199254740991, x: 1.5, day: '2026-01-31' }]);
});

test('objects, arrays of objects and text arrays go in and come back as they were', async () => {
  await database.query('INSERT INTO note VALUES ($1, $2, $3)', [1, { a: [1, { b: 'ø' }] }, ['x', 'y, "z"']]);
  await database.query('INSERT INTO note VALUES ($1, $2, $3)', [2, [{ a: 1 }], []]);
  await database.query('INSERT INTO note VALUES ($1, $2, $3)', [3, JSON.stringify(['p', 'q']), undefined]);
  expect(await database.query('SELECT * FROM note ORDER BY id')).toEqual([
    { id: 1, body: { a: [1, { b: 'ø' }] }, tags: ['x', 'y, "z"'] },
    { id: 2, body: [{ a: 1 }], tags: [] },
    { id: 3, body: ['p', 'q'], tags: null },
  ]);
});

test('a transaction that throws leaves nothing behind', async () => {
  const work = database.transaction(async (tx) => {
    await tx.query('INSERT INTO note (id) VALUES (1)');
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await ids()).toEqual([]);
});

test('a transaction inside a transaction rolls back alone', async () => {
  await database.transaction(async (tx) => {
    await tx.query('INSERT INTO note (id) VALUES (1)');
    await tx.transaction((inner) => inner.query('INSERT INTO note (id) VALUES (2)'));
    await tx
      .transaction(async (inner) => {
        await inner.query('INSERT INTO note (id) VALUES (3)');
        throw new Error('only this');
      })
      .catch(() => undefined);
  });
  expect(await ids()).toEqual([1, 2]);
});

test('two transactions at once are both applied', async () => {
  await database.query('INSERT INTO note (id, body) VALUES (1, $1)', [{ n: 0 }]);
  const increment = (): Promise<void> =>
    database.transaction(async (tx) => {
      const [row] = await tx.query<{ body: { n: number } }>('SELECT body FROM note WHERE id = 1 FOR UPDATE');
      await tx.query('UPDATE note SET body = $1 WHERE id = 1', [{ n: (row?.body.n ?? 0) + 1 }]);
    });
  await Promise.all([increment(), increment(), increment()]);
  expect(await database.query('SELECT body FROM note')).toEqual([{ body: { n: 3 } }]);
});

test('a query outside a transaction is not part of it', async () => {
  await database.script('CREATE TABLE beside (n integer)');
  const asked: Promise<unknown>[] = [];
  const failing = database.transaction(async (tx) => {
    await tx.query('INSERT INTO beside VALUES (1)');
    asked.push(database.query('INSERT INTO beside VALUES (2)'));
    await tx.query('INSERT INTO beside VALUES (3)');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await Promise.all(asked);
  expect(await database.query('SELECT n FROM beside')).toEqual([{ n: 2 }]);
});

test('a failed statement rejects and leaves the connection usable, also when it is repeated', async () => {
  for (let round = 0; round < 2; round += 1) {
    await expect(database.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    expect(await database.query('SELECT 6 / $1::int AS answer', [3])).toEqual([{ answer: 2 }]);
  }
  await expect(database.query('SELECT nothing FROM nowhere WHERE 1 = $1', [1])).rejects.toMatchObject({
    code: '42P01',
  });
  expect(await database.query('SELECT $1::text AS back', ["it's; DROP TABLE beside"])).toEqual([
    { back: "it's; DROP TABLE beside" },
  ]);
});
