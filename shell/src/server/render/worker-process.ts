/** A sealed child process: it becomes a render worker when it is given its builds. */
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { ActivityFile } from './activity';
import { sealedProcess } from './sealed-process';

export interface WorkerProcessOptions {
  readonly file: string;
  /** Folders that the process may read. */
  readonly readable: readonly string[];
  /** Further flags of Node: tests compile with a native addon. */
  readonly nodeFlags?: readonly string[];
}

export interface WorkerProcess {
  readonly child: ChildProcess;
  readonly activity: ActivityFile;
}

/** Where workers get their processes from. */
export interface WorkerProcesses {
  take(): WorkerProcess;
}

/** Children of this process: none outlives it, however it ends by itself. */
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));
// By itself Node opens its inspector on this signal, which a worker may send: it would read this process, and run code in it.
process.on('SIGUSR1', () => undefined);

export function startWorkerProcess({ file, readable, nodeFlags = [] }: WorkerProcessOptions): WorkerProcess {
  const activity = new ActivityFile();
  const { env, execArgv } = sealedProcess(readable);
  const child = fork(file, {
    env,
    execArgv: [...execArgv, ...nodeFlags],
    // Documents are bytes: as JSON they would be written and read as numbers.
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc', activity.fd],
  });
  running.add(child);
  const end = () => {
    if (running.delete(child)) activity.close();
  };
  // After the listeners of the worker, which read the activity once more.
  child.once('exit', () => setImmediate(end));
  child.once('error', () => setImmediate(end));
  return { child, activity };
}

export function lowerPriority({ pid, exitCode, signalCode }: ChildProcess, niceness: number): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It has just ended, or the system does not allow it: priority is a help, not a need.
  }
}
