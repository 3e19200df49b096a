import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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
export const processStart = (pid: number): string => fromProc(pid) ?? fromPs(pid) ?? '-';
