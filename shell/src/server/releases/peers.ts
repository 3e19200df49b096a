/** The other shells of the same shop: their counts of a canary are added to this one's, and what one of them takes out, all do. */
import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import * as v from 'valibot';
import type { ServerLog } from '../observability/server-log';
import type { CanaryTrials, Verdict } from './canary-trials';

export const PEERS_PATH = '/releases.json';
const INTERVAL_MS = 2_000;
const TIMEOUT_MS = 1_500;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const outcomes = v.object({ views: count, failed: count });
const trial = { remote: v.string(), build: v.string(), since: v.optional(v.string()) };
const schema = v.object({
  /** Of one process. */
  shell: v.string(),
  trials: v.array(
    v.object({ ...trial, stableBuild: v.string(), counts: v.object({ canary: outcomes, stable: outcomes }) }),
  ),
  verdicts: v.array(v.object({ ...trial, at: v.string(), reason: v.string() })),
});

export interface PeersOptions {
  /** Origins of the metrics ports of the other shells; one name may stand for several, this one among them. */
  readonly addresses: readonly string[];
  readonly trials: Pick<CanaryTrials, 'reports' | 'receive'>;
  readonly verdicts: { readonly all: readonly Verdict[]; add(verdict: Verdict): Promise<void> };
  readonly log: Pick<ServerLog, 'warning'>;
}

export class Peers {
  readonly #options: PeersOptions;
  readonly #shell: string = randomUUID();
  /** Addresses that did not answer last time. */
  #silent: ReadonlySet<string> = new Set();
  readonly #heard = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: PeersOptions) {
    this.#options = options;
  }

  /** What this shell tells the others. */
  get report() {
    const { trials, verdicts } = this.#options;
    return { shell: this.#shell, trials: trials.reports, verdicts: verdicts.all };
  }

  /** Of those that did not answer last time, what they had counted before stays. */
  get silent(): readonly string[] {
    return [...this.#silent];
  }

  /** So many other shells have been heard of. */
  get known(): number {
    return this.#heard.size;
  }

  start(): void {
    if (this.#options.addresses.length === 0) return;
    const read = async () => {
      await this.readAll();
      this.#timer?.refresh();
    };
    this.#timer = setTimeout(() => void read(), INTERVAL_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async readAll(): Promise<void> {
    const asked = await Promise.all(this.#options.addresses.map(machinesOf));
    const silent = new Set<string>();
    await Promise.all(
      asked.flat().map(async (address) => {
        if (!(await this.#read(address))) silent.add(address);
      }),
    );
    for (const address of silent)
      if (!this.#silent.has(address)) this.#options.log.warning('Another shell does not say its figures', { address });
    this.#silent = silent;
  }

  async #read(address: string): Promise<boolean> {
    const json: unknown = await fetch(address + PEERS_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined);
    const parsed = v.safeParse(schema, json);
    if (!parsed.success) return false;
    const { shell, trials, verdicts } = parsed.output;
    if (shell === this.#shell) return true;
    this.#heard.add(address);
    this.#options.trials.receive(address, trials);
    for (const verdict of verdicts) await this.#options.verdicts.add(verdict);
    return true;
  }
}

/** The addresses that a name stands for; the name itself when it cannot be looked up. */
async function machinesOf(address: string): Promise<readonly string[]> {
  const { protocol, hostname, port } = new URL(address);
  const found = await lookup(hostname, { all: true, family: 4 }).catch(() => []);
  if (found.length === 0) return [address];
  return found.map(({ address: machine }) => `${protocol}//${machine}${port && `:${port}`}`);
}
