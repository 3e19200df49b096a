import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './database';
import { findSnapshot, makeSnapshot } from './open-database';
import { openPglite } from './pglite-database';
import { loadPgliteOutsideJest as load } from './testing/create-test-database';

const root = mkdtempSync(join(tmpdir(), 'snapshot-'));
const folder = join(root, 'prepared');
const fill = (database: Database): Promise<void> =>
  database.script('CREATE TABLE kept (id integer); INSERT INTO kept VALUES (7);');

/** Creating a cluster takes seconds: all tests share one. */
let isMade: boolean;
beforeAll(async () => {
  isMade = await makeSnapshot({ folder, content: 'a', fill, load });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const rows = async (dataFolder: string): Promise<unknown> => {
  const database = await openPglite(dataFolder, { load, snapshot: findSnapshot(folder) });
  const found = await database.query('SELECT id FROM kept');
  await database.close();
  return found;
};

test('a first start copies the prepared database; its writes do not change the original', async () => {
  expect(isMade).toBe(true);
  expect(await rows(join(root, 'one'))).toEqual([{ id: 7 }]);
  const first = await openPglite(join(root, 'one'), { load });
  await first.script('DELETE FROM kept');
  await first.close();
  expect(await rows(join(root, 'one'))).toEqual([]);
  expect(await rows(join(root, 'two'))).toEqual([{ id: 7 }]);
});

test('the same content is prepared once; a failure leaves what was there', async () => {
  const failing = jest.fn().mockRejectedValue(new Error('no'));
  expect(await makeSnapshot({ folder, content: 'a', fill, load: failing })).toBe(false);
  expect(failing).not.toHaveBeenCalled();
  await expect(makeSnapshot({ folder, content: 'b', fill, load: failing })).rejects.toThrow('no');
  expect(await rows(join(root, 'three'))).toEqual([{ id: 7 }]);
});

test('a snapshot of another PGlite version is not used, nor one that does not exist', () => {
  const label = join(folder, 'made-of.txt');
  const made = readFileSync(label, 'utf8');
  writeFileSync(label, '0.0.1 a');
  expect([findSnapshot(folder), existsSync(folder)]).toEqual([null, true]);
  writeFileSync(label, made);
  expect(findSnapshot(folder)).toBe(join(folder, 'shop'));
  expect(findSnapshot(join(root, 'nowhere'))).toBeNull();
});
