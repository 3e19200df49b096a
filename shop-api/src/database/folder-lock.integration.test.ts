import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderLockedError, lockFolder } from 'shared-domain/servers/data-folder';
import { openPglite } from './pglite-database';
import { loadPgliteOutsideJest } from './testing/create-test-database';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
  lock = join(folder, 'shop.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pidOfTheDead = (): number => spawnSync(process.execPath, ['-e', '']).pid;

/** The name of a running process as its lock writes it. */
function lineOf(pid: number): string {
  const other = mkdtempSync(join(tmpdir(), 'lock-of-'));
  const release = lockFolder(other, 'shop');
  const own = readFileSync(join(other, 'shop.lock'), 'utf8');
  release();
  rmSync(other, { recursive: true });
  return own.replace(String(process.pid), String(pid));
}

test('the lock file has the process id and its start time, and is deleted on release', () => {
  const release = lockFolder(folder, 'shop');
  expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} \\S.*\\n$`));
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder in use is refused, with the process id and what to do', () => {
  const other: ChildProcess = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)']);
  try {
    writeFileSync(lock, `${other.pid}\n`);
    expect(() => lockFolder(folder, 'shop')).toThrow(
      `The data folder ${folder} is used by another process (pid ${other.pid}). Stop it, or set DATA_DIR to another folder.`,
    );
    expect(existsSync(lock)).toBe(true);
  } finally {
    other.kill();
  }
});

test.each([
  ['a dead process', (): string => `${pidOfTheDead()}\n`],
  ['this very pid of an earlier start', (): string => `${process.pid}\n`],
  ['unreadable content', (): string => 'rubbish'],
  // The parent of this process runs, but did not start when this process did.
  ['a process whose id another one has now', (): string => lineOf(process.ppid)],
])('a lock left by %s is taken over', (_who, content) => {
  writeFileSync(lock, content());
  const release = lockFolder(folder, 'shop');
  expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  release();
});

test('the embedded database cannot be opened twice, and keeps what was written', async () => {
  const open = (): ReturnType<typeof openPglite> => openPglite(folder, { load: loadPgliteOutsideJest });
  const first = await open();
  await first.script('CREATE TABLE kept (id integer); INSERT INTO kept VALUES (7);');
  await expect(open()).rejects.toThrow(FolderLockedError);
  await first.close();
  const second = await open();
  expect(await second.query('SELECT id FROM kept')).toEqual([{ id: 7 }]);
  await second.close();
});
