/**
 * Which remote's code a render worker is running. The worker writes it to a file that its parent has opened for it, so that the
 * parent can read it even when the worker hangs or has died. A message could be lost: a process in an endless loop sends nothing.
 */
import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** File descriptor of the file in the worker: after stdin, stdout, stderr and the channel of messages. */
export const ACTIVITY_FD = 4;
/** The shell's own code; a remote is its position among the builds, from 1. */
const SHELL_CODE = 0;
/** Offsets in the file: whose code runs, and whose code ended the process (by the stack of what it threw or called). */
const RUNNING = 0;
const ENDED_BY = 1;

/** The parent's side. */
export class ActivityFile {
  readonly fd: number;

  constructor() {
    const folder = mkdtempSync(join(tmpdir(), 'shop-render-'));
    this.fd = openSync(join(folder, 'activity'), 'w+');
    // An open file can be used after it is deleted, and nothing is left behind however this process ends.
    rmSync(folder, { recursive: true });
  }

  /** @returns position of the build whose code runs or ran last, from 0; undefined: the shell's own */
  get running(): number | undefined {
    return this.#read(RUNNING);
  }

  /** @returns position of the build whose code ended the process, from 0; undefined: it did not end so, or by the shell's own */
  get endedBy(): number | undefined {
    return this.#read(ENDED_BY);
  }

  #read(offset: number): number | undefined {
    const byte = Buffer.alloc(1);
    readSync(this.fd, byte, 0, 1, offset);
    const code = byte[0] ?? SHELL_CODE;
    return code === SHELL_CODE ? undefined : code - 1;
  }

  close() {
    closeSync(this.fd);
  }
}

/** The worker's side. */
export class Activity {
  readonly #codes: ReadonlyMap<string, number>;
  readonly #context = new AsyncLocalStorage<number>();
  readonly #byte = Buffer.alloc(1);
  readonly #fd: number;

  /** @param remotes in the order of the builds */
  constructor(remotes: readonly string[], fd = ACTIVITY_FD) {
    this.#codes = new Map(remotes.map((remote, index) => [remote, index + 1]));
    this.#fd = fd;
    // What a remote's code awaits continues as that remote's code, also when other code runs in between.
    createHook({ before: () => this.#write(this.#context.getStore() ?? SHELL_CODE) }).enable();
  }

  /** Runs a remote's code: everything that it awaits or schedules counts as its own too. */
  run<Result>(remote: string, work: () => Result): Result {
    const code = this.#codes.get(remote) ?? SHELL_CODE;
    this.#write(code);
    try {
      return this.#context.run(code, work);
    } finally {
      this.#write(this.#context.getStore() ?? SHELL_CODE);
    }
  }

  /** What runs from here to the end of this task is the remote's: React renders its slot. */
  enter(remote: string) {
    this.#write(this.#codes.get(remote) ?? SHELL_CODE);
  }

  /** Records, before the process ends, whose code is to blame. */
  recordEnd(remote: string) {
    writeSync(this.#fd, Buffer.of(this.#codes.get(remote) ?? SHELL_CODE), 0, 1, ENDED_BY);
  }

  #write(code: number) {
    if (this.#byte[0] === code) return;
    this.#byte[0] = code;
    writeSync(this.#fd, this.#byte, 0, 1, RUNNING);
  }
}
