/**
 * Rejected canaries, kept in a file so that a restarted shell does not serve them again. Shells that share the folder share the file. A shell
 * cannot write the registry: `npm run registry -- watch`, where releases are made, reads the verdicts and removes the canary there.
 */
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { ServerLog } from '../observability/server-log';
import type { CanaryRun } from '../registry/composition-options';
import { watchRegistry } from '../registry/read-registry';
import { registrySource } from '../registry/registry-source';
import { writeWholeFile } from '../registry/write-whole-file';
import type { Verdict } from './canary-analysis';

const MAX_KEPT = 50;

const schema = v.array(
  v.object({
    remote: v.string(),
    build: v.string(),
    since: v.optional(v.string()),
    at: v.string(),
    reason: v.string(),
  }),
);

export interface VerdictsOptions {
  readonly file: string;
  readonly log: Pick<ServerLog, 'error' | 'warning'>;
  /** Called for each new verdict, from this shell or from one that shares the folder. */
  readonly onChange: () => void;
}

const isAbout =
  ({ remote, build, since }: CanaryRun) =>
  (verdict: CanaryRun): boolean =>
    verdict.remote === remote && verdict.build === build && verdict.since === since;

export class Verdicts {
  readonly #options: VerdictsOptions;
  #all: readonly Verdict[] = [];
  #stopWatching: () => void = () => undefined;

  constructor(options: VerdictsOptions) {
    this.#options = options;
  }

  /** Oldest first. */
  get all(): readonly Verdict[] {
    return this.#all;
  }

  async start(): Promise<void> {
    await this.#read();
    this.#stopWatching = watchRegistry(registrySource(this.#options.file), async () => {
      if (await this.#read()) this.#options.onChange();
    });
  }

  stop(): void {
    this.#stopWatching();
  }

  isRejected(canary: CanaryRun): boolean {
    return this.#all.some(isAbout(canary));
  }

  /** The canary is no longer served, even if the file cannot be written. */
  async add(verdict: Verdict): Promise<void> {
    if (this.isRejected(verdict)) return;
    const { file, log, onChange } = this.#options;
    const { remote, build, reason } = verdict;
    log.warning('A canary was rejected and is no longer served', { remote, build, reason });
    this.#all = [...this.#all, verdict];
    onChange();
    await this.#read();
    await writeWholeFile(file, JSON.stringify(this.#all)).catch((error: unknown) =>
      log.error(error, { where: 'verdicts' }),
    );
  }

  /** Merges the verdicts in the file. @returns whether any were new */
  async #read(): Promise<boolean> {
    const text = await readFile(this.#options.file, 'utf8').catch(() => '[]');
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
    const others = parsed.success ? parsed.output.filter((verdict) => !this.isRejected(verdict)) : [];
    this.#all = [...others, ...this.#all].sort((a, b) => a.at.localeCompare(b.at)).slice(-MAX_KEPT);
    return others.length > 0;
  }
}
