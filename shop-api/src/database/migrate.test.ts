import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './database';
import { migrate } from './migrate';
import { createEmptyTestDatabase } from './testing/create-test-database';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.script('DROP TABLE IF EXISTS one, two, schema_migration');
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  writeFileSync(join(folder, '001.do.one.sql'), 'CREATE TABLE one (id integer); INSERT INTO one VALUES (1);');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('several processes that start at once run each migration once', async () => {
  const runs = await Promise.all([migrate(database, folder), migrate(database, folder), migrate(database, folder)]);
  expect(runs.flat()).toEqual([1]);
  expect(await database.query('SELECT id FROM one')).toEqual([{ id: 1 }]);
});

test('a later start runs only what is new, in the order of the numbers', async () => {
  await migrate(database, folder);
  writeFileSync(join(folder, '010.do.ten.sql'), 'INSERT INTO one SELECT max(id) * 10 FROM one;');
  writeFileSync(join(folder, '002.do.two.sql'), 'INSERT INTO one VALUES (2);');
  expect(await migrate(database, folder)).toEqual([2, 10]);
  expect(await database.query('SELECT id FROM one ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }, { id: 20 }]);
});

test('a migration that fails leaves nothing of this run behind', async () => {
  writeFileSync(join(folder, '002.do.broken.sql'), 'CREATE TABLE two (id integer); SELECT * FROM nowhere;');
  await expect(migrate(database, folder)).rejects.toThrow('nowhere');
  await expect(database.query('SELECT * FROM one')).rejects.toThrow();
});

test('a migration edited after it ran is refused', async () => {
  await migrate(database, folder);
  writeFileSync(join(folder, '001.do.one.sql'), 'CREATE TABLE one (id bigint);');
  await expect(migrate(database, folder)).rejects.toThrow('Migration 1 (one) was edited');
});

test('two migrations of one number are refused', async () => {
  writeFileSync(join(folder, '001.do.other.sql'), 'SELECT 1;');
  await expect(migrate(database, folder)).rejects.toThrow('Two migrations have the version 1');
});
