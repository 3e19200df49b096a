import { spawnSync } from 'node:child_process';
import { chmodSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** In /proc/<pid>/stat, counted from behind the name, which may hold spaces and brackets. */
const START_FIELD = 19;

function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_FIELD];
    // Ticks are counted from the boot, so the boot is part of the time.
    return ticks && `${ticks}@${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): string | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return status === 0 ? stdout.trim().replaceAll(/\s+/g, '-') || undefined : undefined;
}

/** When a process started, as a word to compare; '-' where the system does not tell. A process with a reused id has another time. */
const processStart = (pid: number): string => fromProc(pid) ?? fromPs(pid) ?? '-';

/** Another running process uses the data folder. The message is meant for the terminal. */
export class FolderLockedError extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is used by another process (pid ${pid}). Stop it, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderLockedError';
  }
}

/** Locks that this process holds. A lock file that names our own pid but is not among them is left over: in a container
 * the pid of every start is the same. */
const held = new Set<string>();

const isErrno = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrno(error, 'EPERM');
  }
}

/** The content of a lock; undefined: there is none. */
function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const pidOf = (lock: string): number => Number.parseInt(lock, 10);

/** Whether the process of a lock still runs. One that started at another time only has its id. */
function isHeld(lock: string): boolean {
  const pid = pidOf(lock);
  if (pid === process.pid || !isAlive(pid)) return false;
  const [, then = '-'] = lock.trim().split(' ');
  const now = processStart(pid);
  return then === '-' || now === '-' || then === now;
}

/** Links a complete file into place: the lock is never seen empty, and only one process can place it. */
function place(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${processStart(process.pid)}\n`, { mode: 0o600 });
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Removes the lock of a dead process. If another process has taken it over in the meantime, its lock is put back. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readLock(aside) !== stale) linkSync(aside, file);
  } catch (error) {
    if (!isErrno(error, 'ENOENT') && !isErrno(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Takes `<folder>/<name>.lock` for this process. PGlite itself does not detect a second process in its folder.
 *
 * @returns a function that releases it
 * @throws FolderLockedError while a living process holds it
 */
export function lockFolder(folder: string, name: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = resolve(join(folder, `${name}.lock`));
  for (let tries = 0; tries < 10; tries += 1) {
    if (!held.has(file) && place(file)) {
      held.add(file);
      const release = (): void => {
        if (held.delete(file)) rmSync(file, { force: true });
        process.removeListener('exit', release);
      };
      process.once('exit', release);
      return release;
    }
    const lock = readLock(file);
    if (lock === undefined) continue;
    if (held.has(file) || isHeld(lock)) throw new FolderLockedError(resolve(folder), pidOf(lock));
    removeStale(file, lock);
  }
  throw new Error(`The lock ${file} could not be taken`);
}

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Makes a folder, if it is missing, and takes it and all that is in it from everyone but its owner. Links are not followed. */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  // The folder first: what is inside is out of reach from then on.
  chmodSync(folder, FOLDER_MODE);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), FOLDER_MODE);
    else if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), FILE_MODE);
  }
}
