/** A renderer of the shell's own, where the operator runs none beside it: a child process, started again when it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_AGAIN_MS = 500;

export interface LocalRenderer {
  readonly socket: string;
  readonly stop: () => void;
}

/** @param file of the program @param builds folder that its workers may read */
export function startLocalRenderer(file: string, builds: string): LocalRenderer {
  // The path of a socket may have about a hundred bytes.
  const folder = mkdtempSync(join(tmpdir(), 'shop-renderer-'));
  const socket = join(folder, 'socket');
  let child: ChildProcess;
  let isStopped = false;
  const start = () => {
    if (isStopped) return;
    child = spawn(process.execPath, [file], {
      env: { NODE_ENV: process.env['NODE_ENV'], RENDERER_SOCKET: socket, BUILDS_DIR: builds },
      // Without the channel it ends, however this process did.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('exit', () => setTimeout(start, START_AGAIN_MS).unref());
  };
  const stop = () => {
    isStopped = true;
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  start();
  process.once('exit', stop);
  return { socket, stop };
}
