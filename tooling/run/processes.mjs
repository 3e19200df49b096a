/** Child processes that live and die together. */
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { ROOT } from '../build/packages.mjs';

const GRACE_MS = 8_000;

export class ProcessGroup {
  #children = new Map();
  #expectedToStop = new Set();
  #stopping = false;

  /** @param {{ name: string, args: string[], env?: Record<string, string> }} program a Node program */
  start({ name, args, env = {} }) {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.#children.set(name, child);
    child.on('exit', (code) => {
      this.#children.delete(name);
      if (this.#stopping || this.#expectedToStop.delete(name)) return;
      console.error(`${name} stopped unexpectedly (exit ${code}); everything is stopped.`);
      void this.stop(1);
    });
    return child;
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

  /** Ends every process, the last one by force, then this one. */
  async stop(exitCode = 0) {
    if (this.#stopping) return;
    this.#stopping = true;
    for (const child of this.#children.values()) for (const signal of ['SIGCONT', 'SIGTERM']) child.kill(signal);
    const end = Date.now() + GRACE_MS;
    while (this.#children.size > 0 && Date.now() < end) await sleep(50);
    for (const child of this.#children.values()) child.kill('SIGKILL');
    process.exit(exitCode);
  }

  stopOnSignals() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void this.stop());
  }
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns {Promise<boolean>} whether something listens on the port of this machine */
export function isPortTaken(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Waits until an address answers 200. @throws Error after the deadline */
export async function waitFor(url, deadlineMs = 60_000) {
  const end = Date.now() + deadlineMs;
  while (Date.now() < end) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} did not answer within ${deadlineMs / 1000} s`);
}

/** Ends this process with a plain word when a program's port is in use. */
export async function refuseTakenPorts(programs) {
  for (const { name, port } of programs) {
    if (!(await isPortTaken(port))) continue;
    console.error(
      `Port ${port}, needed by ${name}, is taken by another program. Stop it, or choose another port (PORT, API_PORT, IDENTITY_PORT, CMS_PORT).`,
    );
    process.exit(1);
  }
}
