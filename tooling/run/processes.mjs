/**
 * Programs of this project as child processes. A server tells its parent over the channel between them when it listens
 * (`process.send({ listening: port })`): another program on the same port can never be taken for it.
 */
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { CommandError, nodeArguments, ROOT } from '../build/packages';
import { howItEnded, lastLines } from './run-program.mjs';

const GRACE_MS = 8_000;
const START_DEADLINE_MS = 120_000;

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts a server. What it writes is held back until it listens: a failure is reported once, in one place.
 *
 * @param {{ name: string, args: string[], env?: Record<string, string | undefined> }} program a Node program
 * @returns {{ child: import('node:child_process').ChildProcess, listening: Promise<void> }} `listening` rejects with a CommandError
 *   that names the program, the reason and its last lines
 */
export function startServer({ name, args, env = {} }, deadlineMs = START_DEADLINE_MS) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...nodeArguments(args)], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let isHeldBack = true;
  const heldBack = [];
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    stream.on('data', (data) => {
      if (isHeldBack) heldBack.push({ data, target });
      else target.write(data);
    });
  const whatItWrote = () => lastLines(Buffer.concat(heldBack.map(({ data }) => data)).toString());

  const listening = new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new CommandError(`${name} did not start within ${deadlineMs / 1000} s.${whatItWrote()}`)),
      deadlineMs,
    );
    child.once('message', () => {
      clearTimeout(timer);
      isHeldBack = false;
      for (const { data, target } of heldBack.splice(0)) target.write(data);
      resolve(undefined);
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
  #children = new Map();
  #expectedToStop = new Set();
  #stopping = false;
  #ends = [];

  /**
   * @param {{ name: string, args: string[], env?: Record<string, string | undefined> }} program
   * @returns {Promise<void>} when it listens
   * @throws CommandError when it does not start
   */
  async start(program) {
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
  pidOf(name) {
    return this.#children.get(name)?.pid;
  }

  /** Kills one process and leaves the others alone. */
  async kill(name) {
    const child = this.#children.get(name);
    if (!child) return;
    this.#expectedToStop.add(name);
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    while (this.#children.has(name)) await sleep(20);
  }

  /** What else is to be ended with the processes, after them; the last one added first. */
  atStop(end) {
    this.#ends.unshift(end);
  }

  /** Ends every process, the last one by force, then this one. */
  async stop(exitCode = 0) {
    if (this.#stopping) return;
    this.#stopping = true;
    for (const child of this.#children.values()) for (const signal of ['SIGCONT', 'SIGTERM']) child.kill(signal);
    const end = Date.now() + GRACE_MS;
    while (this.#children.size > 0 && Date.now() < end) await sleep(50);
    for (const child of this.#children.values()) child.kill('SIGKILL');
    for (const end of this.#ends) await end();
    process.exit(exitCode);
  }

  /** Shows why the programs cannot go on, and ends them. */
  async stopAfter(error) {
    if (!this.#stopping) console.error(error instanceof CommandError ? error.message : error);
    await this.stop(1);
  }

  stopOnSignals() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void this.stop());
  }
}

/** @returns {Promise<boolean>} whether something listens on the port of this machine, under either of localhost's addresses */
export async function isPortTaken(port) {
  const answers = await Promise.all(
    ['127.0.0.1', '::1'].map(
      (host) =>
        new Promise((resolve) => {
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
export async function waitFor(url, deadlineMs = 60_000) {
  const end = Date.now() + deadlineMs;
  while (Date.now() < end) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new CommandError(`${url} did not answer within ${deadlineMs / 1000} s.`);
}

/** @throws CommandError when another program has a port that one of these needs */
export async function refuseTakenPorts(programs) {
  for (const { name, port, metricsPort } of programs)
    for (const needed of [port, metricsPort ?? port]) {
      if (!(await isPortTaken(needed))) continue;
      throw new CommandError(
        `Port ${needed}, needed by ${name}, is taken by another program. Stop it, or choose another port (PORT, API_PORT, IDENTITY_PORT, CMS_PORT, METRICS_PORT).`,
      );
    }
}
