import { LRUCache } from 'lru-cache';
import type { PreparedJson } from '../../http/cached-json';
import { ThreadLostError } from './engine-host';
import type { VersionKeeper } from './version-keeper';

/** The most bytes of all kept answers together, compressed. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** The origin of an answer: everything that it was built from. */
interface Origin {
  readonly version: number;
  readonly time: string;
  readonly content: number;
  /** Number of the last change of stock at the time. */
  readonly revision: number;
}

export interface BuiltAnswer {
  readonly answer: PreparedJson;
  /** Ordinals of the products in it; null: any. */
  readonly uses: ReadonlySet<number> | null;
}

interface Kept extends Origin, BuiltAnswer {
  /** When it was last known to be current. */
  currentAtMs: number;
}

export interface KeptAnswersOptions {
  readonly keeper: VersionKeeper;
  readonly clock: () => number;
  /** Changes with what answers have from elsewhere than the catalogue. */
  readonly contentRevision: () => number;
  /** An answer that was current within this time is given while its successor is built; 0: never. */
  readonly staleMs: number;
  /** The successor is built when only stock has changed for so long; for another version or moment at once. */
  readonly refreshAfterMs: number;
  readonly onError: (error: unknown) => void;
}

const sizeOf = ({ answer: { body, compressed } }: Kept): number =>
  1_000 + (body?.length ?? 0) + (compressed ? compressed.br.byteLength + compressed.gzip.byteLength : 0);

/** Answers, serialised and compressed once for each state of the catalogue. */
export class KeptAnswers {
  readonly #options: KeptAnswersOptions;
  readonly #kept = new LRUCache<string, Kept>({ maxSize: KEPT_BYTES, sizeCalculation: sizeOf });
  readonly #building = new Map<string, Promise<PreparedJson | null>>();

  constructor(options: KeptAnswersOptions) {
    this.#options = options;
  }

  /**
   * The answer for a key.
   *
   * @param build makes it from the version in use; null: there is no such answer, and nothing is kept
   */
  async of(key: string, build: () => Promise<BuiltAnswer | null>): Promise<PreparedJson | null> {
    const { clock, staleMs, refreshAfterMs, onError } = this.#options;
    const kept = this.#kept.get(key);
    if (!kept) return this.#build(key, build);
    const nowMs = clock();
    const origin = this.#origin(nowMs);
    const isOfNow = kept.version === origin.version && kept.time === origin.time && kept.content === origin.content;
    if (isOfNow && this.#hasCurrentStock(kept)) {
      kept.currentAtMs = nowMs;
      return kept.answer;
    }
    const age = Math.abs(nowMs - kept.currentAtMs);
    if (age < staleMs) {
      if (!isOfNow || age >= refreshAfterMs) this.#build(key, build).catch(onError);
      return kept.answer;
    }
    return this.#build(key, build).catch((error: unknown) => {
      if (error instanceof ThreadLostError) return kept.answer;
      throw error;
    });
  }

  #hasCurrentStock({ uses, revision }: Kept): boolean {
    const { keeper } = this.#options;
    if (uses === null || !keeper.inUse) return revision === keeper.revision;
    for (const ordinal of uses) if ((keeper.inUse.lastChanges[ordinal] ?? 0) > revision) return false;
    return true;
  }

  #origin(nowMs: number): Origin {
    const { keeper, contentRevision } = this.#options;
    const catalogue = keeper.inUse?.catalogue;
    return {
      version: catalogue?.version ?? -1,
      time: catalogue?.timeState(nowMs) ?? '',
      content: contentRevision(),
      revision: keeper.revision,
    };
  }

  /** Requests that come together share one. */
  #build(key: string, build: () => Promise<BuiltAnswer | null>): Promise<PreparedJson | null> {
    const known = this.#building.get(key);
    if (known) return known;
    const currentAtMs = this.#options.clock();
    const origin = this.#origin(currentAtMs);
    const building = build()
      .then((built) => {
        if (built) this.#kept.set(key, { ...origin, ...built, currentAtMs });
        return built?.answer ?? null;
      })
      .finally(() => this.#building.delete(key));
    this.#building.set(key, building);
    return building;
  }
}
