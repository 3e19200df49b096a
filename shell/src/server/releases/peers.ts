/** The other shells of the same shop. All add up their counts of a canary, and a verdict of one applies to all. */
import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import * as v from 'valibot';
import type { ServerLog } from '../observability/server-log';
import type { CanaryAnalysis, Verdict } from './canary-analysis';

export const PEERS_PATH = '/releases.json';
const INTERVAL_MS = 2_000;
const TIMEOUT_MS = 1_500;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const outcomes = v.object({ views: count, failed: count });
const canaryRun = { remote: v.string(), build: v.string(), since: v.optional(v.string()) };
const schema = v.object({
  /** Id of the process. */
  shell: v.string(),
  canaries: v.array(
    v.object({ ...canaryRun, stableBuild: v.string(), counts: v.object({ canary: outcomes, stable: outcomes }) }),
  ),
  verdicts: v.array(v.object({ ...canaryRun, at: v.string(), reason: v.string() })),
});

export interface PeersOptions {
  /** Origins of the metrics ports. A host name may resolve to several shells, including this one. */
  readonly addresses: readonly string[];
  readonly canaryAnalysis: Pick<CanaryAnalysis, 'ownReports' | 'setPeerReports'>;
  readonly verdicts: { readonly all: readonly Verdict[]; add(verdict: Verdict): Promise<void> };
  readonly log: Pick<ServerLog, 'warning'>;
}

export class Peers {
  readonly #options: PeersOptions;
  readonly #instanceId: string = randomUUID();
  #unreachable: ReadonlySet<string> = new Set();
  /** Addresses that have answered at least once. */
  readonly #addresses = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: PeersOptions) {
    this.#options = options;
  }

  /** The peers fetch this from the metrics port. */
  get report() {
    const { canaryAnalysis, verdicts } = this.#options;
    return { shell: this.#instanceId, canaries: canaryAnalysis.ownReports, verdicts: verdicts.all };
  }

  /** Addresses that did not answer the last request. Their last counts are still included. */
  get unreachable(): readonly string[] {
    return [...this.#unreachable];
  }

  /** How many other shells have answered at least once. */
  get peerCount(): number {
    return this.#addresses.size;
  }

  start(): void {
    if (this.#options.addresses.length === 0) return;
    const poll = async () => {
      await this.readAll();
      this.#timer?.refresh();
    };
    this.#timer = setTimeout(() => void poll(), INTERVAL_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async readAll(): Promise<void> {
    const addresses = await Promise.all(this.#options.addresses.map(resolveAddresses));
    const unreachable = new Set<string>();
    await Promise.all(
      addresses.flat().map(async (address) => {
        if (!(await this.#read(address))) unreachable.add(address);
      }),
    );
    for (const address of unreachable)
      if (!this.#unreachable.has(address)) this.#options.log.warning('A peer shell does not answer', { address });
    this.#unreachable = unreachable;
  }

  async #read(address: string): Promise<boolean> {
    const json: unknown = await fetch(address + PEERS_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined);
    const parsed = v.safeParse(schema, json);
    if (!parsed.success) return false;
    const { shell, canaries, verdicts } = parsed.output;
    if (shell === this.#instanceId) return true;
    this.#addresses.add(address);
    this.#options.canaryAnalysis.setPeerReports(address, canaries);
    for (const verdict of verdicts) await this.#options.verdicts.add(verdict);
    return true;
  }
}

/** One address for each IP address of the host name; the name itself when the lookup fails. */
async function resolveAddresses(address: string): Promise<readonly string[]> {
  const { protocol, hostname, port } = new URL(address);
  const found = await lookup(hostname, { all: true, family: 4 }).catch(() => []);
  if (found.length === 0) return [address];
  return found.map(({ address: ip }) => `${protocol}//${ip}${port && `:${port}`}`);
}
