/** Processor time of other processes: on a busy machine a healthy process may answer nothing for seconds, and uses no processor time meanwhile. */
import { readFileSync } from 'node:fs';

/** A process that waits for a lock uses no processor time: it is given up after so many times its limit. */
export const WALL_TIME_FACTOR = 6;
const POLL_MS = 100;
/** Linux counts in hundredths of a second for programs, on every processor. */
const TICK_MS = 10;

/** Milliseconds; undefined when it has ended, and on systems without /proc. */
function cpuMsOf(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program, which may contain anything, is in parentheses; utime and stime are the 14th and 15th field.
    const [utime, stime] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(utime) + Number(stime)) * TICK_MS;
  } catch {
    return undefined;
  }
}

/**
 * Calls back when the process has used so much processor time and as much has passed; where the system does not tell, when as much has passed.
 *
 * @returns ends the wait
 */
export function afterCpuTime(pid: () => number | undefined, limitMs: number, then: () => void): () => void {
  const began = performance.now();
  const before = cpuMsOf(pid());
  const timer = setInterval(() => {
    const had = performance.now() - began;
    const now = cpuMsOf(pid());
    // A process that is only beginning has used none.
    const used = now === undefined ? had : now - (before ?? 0);
    if (had < limitMs || (used < limitMs && had < limitMs * WALL_TIME_FACTOR)) return;
    clearInterval(timer);
    then();
  }, POLL_MS);
  return () => clearInterval(timer);
}
