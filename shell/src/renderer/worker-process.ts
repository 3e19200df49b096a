/** A sealed child process: it becomes a render worker when it is given its build. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Duplex } from 'node:stream';
import { type SealOptions, sealedCommand } from './sealed-process';

/** File descriptor of the stream of frames in the worker. */
export const CHANNEL_FD = 3;

export interface WorkerProcessOptions extends SealOptions {
  readonly file: string;
}

export interface WorkerProcess {
  readonly child: ChildProcess;
  /** Frames to and from it. */
  readonly channel: Duplex;
  /** The process that runs the code. */
  readonly pid: () => number | undefined;
}

/** Children of this process: none outlives it, however it ends by itself. */
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

export function startWorkerProcess({ file, ...seal }: WorkerProcessOptions): WorkerProcess {
  const [command, args] = sealedCommand(file, seal);
  const child = spawn(command, args, {
    env: { NODE_ENV: process.env['NODE_ENV'] },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // A group of its own: a signal to all of its group reaches nothing else.
    detached: true,
  });
  running.add(child);
  const end = () => running.delete(child);
  child.once('exit', end).once('error', end);
  const channel = child.stdio[CHANNEL_FD] as Duplex;
  return { child, channel, pid: () => (seal.inNamespaces ? childOf(child.pid) : child.pid) };
}

/** The program that makes the namespaces waits for the process in them. */
function childOf(pid: number | undefined): number | undefined {
  try {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ');
    return child ? Number(child) : undefined;
  } catch {
    return undefined;
  }
}

export function lowerPriority({ pid }: WorkerProcess, niceness: number): void {
  const worker = pid();
  if (worker === undefined) return;
  try {
    setPriority(worker, niceness);
  } catch {
    // It has just ended, or the system does not allow it: priority is a help, not a need.
  }
}
