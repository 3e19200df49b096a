import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './database';
import { openPglite } from './pglite-database';
import { findSnapshot, makeSnapshot } from './snapshot';
import { loadPgliteOutsideJest as load } from './testing';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'snapshot-'));
  folder = join(root, 'prepared');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const fillWith = (id: number) => (database: Database): Promise<void> => database.script(`CREATE TABLE kept (id integer); INSERT INTO kept VALUES (${id});`);
const rows = async (dataFolder: string): Promise<unknown> => {
  const database = await openPglite(dataFolder, { load, snapshot: findSnapshot(folder) });
  const found = await database.query('SELECT id FROM kept');
  await database.close();
  return found;
};

test('a first start takes the prepared database over; what it writes stays its own', async () => {
  expect(findSnapshot(folder)).toBeNull();
  expect(await makeSnapshot({ folder, content: 'a', fill: fillWith(7), load })).toBe(true);
  expect(await rows(join(root, 'one'))).toEqual([{ id: 7 }]);
  const first = await openPglite(join(root, 'one'), { load });
  await first.script('DELETE FROM kept');
  await first.close();
  expect(await rows(join(root, 'one'))).toEqual([]);
  expect(await rows(join(root, 'two'))).toEqual([{ id: 7 }]);
}, 60_000);

test('the same content is prepared once; a failure leaves what was there; another PGlite takes nothing over', async () => {
  await makeSnapshot({ folder, content: 'a', fill: fillWith(7), load });
  const fill = jest.fn().mockRejectedValue(new Error('no'));
  expect(await makeSnapshot({ folder, content: 'a', fill, load })).toBe(false);
  expect(fill).not.toHaveBeenCalled();
  await expect(makeSnapshot({ folder, content: 'b', fill, load })).rejects.toThrow('no');
  expect(await rows(join(root, 'data'))).toEqual([{ id: 7 }]);
  writeFileSync(join(folder, 'made-of.txt'), '0.0.1 a');
  expect([findSnapshot(folder), existsSync(folder)]).toEqual([null, true]);
}, 60_000);
