/** Processor time and memory of the running shell: its edge and its render workers. Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

/** The unit of time in /proc/<pid>/stat, by Linux' own definition. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

const read = (pid: string, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** The shell that listens on this port, its renderer and the workers. @returns process ids, none where there is no /proc */
export function shellProcesses(port: string): string[] {
  try {
    const isShell = (pid: string) =>
      /shell\/dist\/server\/main\.js\0/.test(read(pid, 'cmdline')) &&
      read(pid, 'environ').split('\0').includes(`PORT=${port}`);
    const shell = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isReadable(() => isShell(name)));
    return shell ? [shell, ...descendantsOf(shell)] : [];
  } catch {
    return [];
  }
}

/** Its children first, with theirs: the renderer, then the workers. */
export function descendantsOf(pid: string): string[] {
  try {
    const children = read(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean);
    return children.flatMap((child) => [child, ...descendantsOf(child)]);
  } catch {
    // It has just ended.
    return [];
  }
}

/** Processes of others, and those that end meanwhile, cannot be read. */
function isReadable(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return false;
  }
}

/** @param pids of `shellProcesses` @returns processor time so far and resident memory, of each that still runs */
export const usageOf = (pids: readonly string[]): { readonly cpuMs: number; readonly memoryMb: number }[] =>
  pids.flatMap((pid) => {
    try {
      const fields = read(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
      return [
        {
          cpuMs: ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000,
          memoryMb: (Number(fields[21]) * PAGE_BYTES) / 2 ** 20,
        },
      ];
    } catch {
      // A worker that a new build was tried in has ended.
      return [];
    }
  });
