/**
 * Programs of this project as child processes. A server tells its parent over the channel between them when it listens
 * (`process.send({ listening: port })`): another program on the same port can never be taken for it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { CommandError, nodeArguments, ROOT } from '../build/packages';

// By itself Node opens its inspector on this signal: who sends it would read this process, and run code in it.
process.on('SIGUSR1', () => undefined);

const GRACE_MS = 8_000;
/** It matters only where a program hangs: one that ends is known at once. */
const START_DEADLINE_MS = 300_000;

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A program of the shop, by the file that Node runs. */
export interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Takes what it writes from when it listens; by default it is shown. */
  readonly onOutput?: (text: string) => void;
}

/** The program of a name. @throws Error when there is none */
export function programNamed<Known extends Program>(programs: readonly Known[], name: string): Known {
  const program = programs.find((each) => each.name === name);
  if (!program) throw new Error(`There is no program ${name}`);
  return program;
}

/** A program that listens on a port, and on another for its metrics. */
export interface ServerProgram extends Program {
  readonly port: number;
  readonly metricsPort?: number;
}

/**
 * Starts a server. What it writes is held back until it listens: a failure is reported once, in one place.
 *
 * @param program a Node program
 * @returns `listening` rejects with a CommandError
 *   that names the program, the reason and its last lines
 */
export function startServer(
  { name, args, env = {}, onOutput }: Program,
  deadlineMs = START_DEADLINE_MS,
): { child: ChildProcess; listening: Promise<void> } {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...nodeArguments(args)], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const show = (data: Buffer, target: NodeJS.WriteStream) =>
    onOutput ? onOutput(data.toString()) : target.write(data);
  let isHeldBack = true;
  const heldBack: { data: Buffer; target: NodeJS.WriteStream }[] = [];
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    stream?.on('data', (data: Buffer) => {
      if (isHeldBack) heldBack.push({ data, target });
      else show(data, target);
    });
  const whatItWrote = () => lastLines(Buffer.concat(heldBack.map(({ data }) => data)).toString());

  const listening = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new CommandError(`${name} did not start within ${deadlineMs / 1000} s.${whatItWrote()}`)),
      deadlineMs,
    );
    child.once('message', () => {
      clearTimeout(timer);
      isHeldBack = false;
      for (const { data, target } of heldBack.splice(0)) show(data, target);
      resolve();
    });
    // `close` comes after the last output.
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      reject(new CommandError(`${name} did not start: it ended with ${howItEnded(code, signal)}.${whatItWrote()}`));
    });
  });
  return { child, listening };
}

/** Servers that live and die together. */
export class ProcessGroup {
  readonly #children = new Map<string, ChildProcess>();
  readonly #expectedToStop = new Set<string>();
  #stopping = false;
  readonly #ends: (() => unknown)[] = [];

  /**
   * @param program
   * @returns when it listens
   * @throws CommandError when it does not start
   */
  async start(program: Program): Promise<void> {
    const { name } = program;
    const { child, listening } = startServer(program);
    this.#children.set(name, child);
    child.once('exit', () => this.#children.delete(name));
    await listening;
    child.once('exit', (code, signal) => {
      if (this.#stopping || this.#expectedToStop.delete(name)) return;
      console.error(`${name} stopped unexpectedly (${howItEnded(code, signal)}); everything is stopped.`);
      void this.stop(1);
    });
  }

  /** @returns process id, or undefined when it does not run */
  pidOf(name: string): number | undefined {
    return this.#children.get(name)?.pid;
  }

  /** Kills one process and leaves the others alone. */
  async kill(name: string): Promise<void> {
    const child = this.#children.get(name);
    if (!child) return;
    this.#expectedToStop.add(name);
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    while (this.#children.has(name)) await sleep(20);
  }

  /** Adds something that is ended after the processes; the last one added is ended first. */
  atStop(end: () => unknown) {
    this.#ends.unshift(end);
  }

  /** Ends every process, the last one by force, then this one. */
  async stop(exitCode = 0) {
    if (this.#stopping) return;
    this.#stopping = true;
    for (const child of this.#children.values())
      for (const signal of ['SIGCONT', 'SIGTERM'] as const) child.kill(signal);
    const end = Date.now() + GRACE_MS;
    while (this.#children.size > 0 && Date.now() < end) await sleep(50);
    for (const child of this.#children.values()) child.kill('SIGKILL');
    for (const end of this.#ends) await end();
    process.exit(exitCode);
  }

  /** Shows why the programs cannot go on, and ends them. */
  async stopAfter(error: unknown) {
    if (!this.#stopping) console.error(error instanceof CommandError ? error.message : error);
    await this.stop(1);
  }

  stopOnSignals() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void this.stop());
  }
}

/** @returns whether something listens on the port of this machine, under either of localhost's addresses */
export async function isPortTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(
    ['127.0.0.1', '::1'].map(
      (host) =>
        new Promise<boolean>((resolve) => {
          const socket = connect({ port, host });
          socket.once('connect', () => {
            socket.destroy();
            resolve(true);
          });
          socket.once('error', () => resolve(false));
        }),
    ),
  );
  return answers.includes(true);
}

/** Waits until an address answers 200. @throws CommandError after the deadline */
export async function waitFor(url: string, deadlineMs = START_DEADLINE_MS) {
  const end = Date.now() + deadlineMs;
  while (Date.now() < end) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new CommandError(`${url} did not answer within ${deadlineMs / 1000} s.`);
}

/** @throws CommandError when another program has a port that one of these needs */
export async function refuseTakenPorts(programs: readonly Pick<ServerProgram, 'name' | 'port' | 'metricsPort'>[]) {
  for (const { name, port, metricsPort } of programs)
    for (const needed of [port, metricsPort ?? port]) {
      if (!(await isPortTaken(needed))) continue;
      throw new CommandError(
        `Port ${needed}, needed by ${name}, is taken by another program. Stop it, or choose another port (PORT, API_PORT, IDENTITY_PORT, CMS_PORT, METRICS_PORT).`,
      );
    }
}

const LAST_LINES = 15;

/** How a child process ended, as its `exit` and `close` events say it: 'exit 1', or the signal that killed it. */
export const howItEnded = (code: number | null, signal: string | null) => signal ?? `exit ${code}`;

/** @returns the last lines of what a program wrote, to follow a sentence that says how it ended */
export function lastLines(output: string, count = LAST_LINES) {
  const written = output.trim();
  return written === '' ? ' It wrote nothing.' : `\n${written.split('\n').slice(-count).join('\n')}`;
}

/**
 * Runs a Node program to its end.
 *
 * @param what the program does, as the subject of a sentence
 * @param options how many of its last lines a failure shows
 * @returns what it wrote
 * @throws CommandError that says how it ended, and why in its last lines of stderr (of stdout when stderr is empty)
 */
export function runProgram(
  what: string,
  args: readonly string[],
  { lines }: { readonly lines?: number } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, nodeArguments(args), { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const written = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (text: string) => (written[name] += text));
    child.on('error', (error) => reject(new CommandError(`${what} could not be started: ${error.message}`)));
    // `close` comes after the last output.
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(written.stdout + written.stderr);
      const cause = lastLines(written.stderr.trim() === '' ? written.stdout : written.stderr, lines);
      reject(new CommandError(`${what} ended with ${howItEnded(code, signal)}.${cause}`));
    });
  });
}
