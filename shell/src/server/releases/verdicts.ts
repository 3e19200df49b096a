/**
 * Canaries that this shell found worse, on this machine's disk: it does not serve them, after a restart neither. Shells that share the
 * folder follow each other's. The registry is not the shell's to write: the releasing side reads the verdicts and takes the canary out
 * (`npm run registry -- watch`).
 */
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { ServerLog } from '../observability/server-log';
import type { CanaryTrial } from '../registry/composition-options';
import { watchRegistry } from '../registry/read-registry';
import { registrySource } from '../registry/registry-source';
import { writeWholeFile } from '../registry/write-whole-file';
import type { Verdict } from './canary-trials';

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
  /** There is another one, of this shell or of another one with the same folder. */
  readonly onChange: () => void;
}

const isAbout =
  ({ remote, build, since }: CanaryTrial) =>
  (verdict: CanaryTrial): boolean =>
    verdict.remote === remote && verdict.build === build && verdict.since === since;

export class Verdicts {
  readonly #options: VerdictsOptions;
  #all: readonly Verdict[] = [];
  #stopWatching: () => void = () => undefined;

  constructor(options: VerdictsOptions) {
    this.#options = options;
  }

  /** The oldest first. */
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

  isJudged(canary: CanaryTrial): boolean {
    return this.#all.some(isAbout(canary));
  }

  /** From now on the canary is not served, even when the verdict cannot be written. */
  async add(verdict: Verdict): Promise<void> {
    if (this.isJudged(verdict)) return;
    const { file, log, onChange } = this.#options;
    const { remote, build, reason } = verdict;
    log.warning('A canary is worse than the stable build and is taken out', { remote, build, reason });
    this.#all = [...this.#all, verdict];
    onChange();
    await this.#read();
    await writeWholeFile(file, JSON.stringify(this.#all)).catch((error: unknown) =>
      log.error(error, { where: 'verdicts' }),
    );
  }

  /** Adds those of the file. @returns whether there were new ones */
  async #read(): Promise<boolean> {
    const written = await readFile(this.#options.file, 'utf8').catch(() => '[]');
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), written);
    const others = parsed.success ? parsed.output.filter((verdict) => !this.isJudged(verdict)) : [];
    this.#all = [...others, ...this.#all].sort((a, b) => a.at.localeCompare(b.at)).slice(-MAX_KEPT);
    return others.length > 0;
  }
}
