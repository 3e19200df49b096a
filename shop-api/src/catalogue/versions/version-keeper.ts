import { setImmediate as nextTurn } from 'node:timers/promises';
import { LISTS, type ListType } from 'shared-domain/catalogue';
import { type Realm, REALMS } from 'shared-domain/contracts/realm';
import type { Database } from '../../database';
import type { EngineHost } from './engine-host';
import { PackedCatalogue } from './packed-catalogue';
import { type DatabaseState, nextSku, readState, readVersion } from './read-version';

/** Parsed products of the version in use that the event loop keeps. */
const KEPT_PRODUCTS = 2_000;
/** Changes of stock that are applied before other work has its turn. */
const AT_ONCE = 50;

const ALL_LISTS = REALMS.flatMap((realm) =>
  (Object.keys(LISTS) as ListType[]).map((listType) => ({ realm, listType })),
);

/** No page of an equipment agreement searches; who asks for it waits for its index. */
const SEARCHED: readonly Realm[] = ['B2C', 'B2B'];

/** The version in use. It stays in use until the next one is complete. */
export interface InUse {
  readonly catalogue: PackedCatalogue;
  /** Number of the last change of stock of each product. */
  readonly lastChanges: Int32Array;
}

export class VersionKeeper {
  readonly #database: Database;
  readonly #host: EngineHost;
  readonly #clock: () => number;
  #inUse: InUse | null = null;
  #horizon = 0;
  #looking: Promise<void> | null = null;
  #reading: Promise<void> | null = null;
  /** Number of the last change of stock. */
  revision = 0;

  /** @param clock milliseconds since the epoch */
  constructor(database: Database, host: EngineHost, clock: () => number) {
    this.#database = database;
    this.#host = host;
    this.#clock = clock;
  }

  get inUse(): InUse | null {
    return this.#inUse;
  }

  /** Looks for changes of stock and for a new version, which is then being read. Looks at the same time are one. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
    return this.#looking;
  }

  /** Resolves when the version that the last look found is in use. */
  async settled(): Promise<void> {
    await this.#reading;
  }

  /** Resolves when no query is pending. */
  async idle(): Promise<void> {
    await Promise.allSettled([this.#looking, this.#reading]);
  }

  async #look(): Promise<void> {
    if (this.#reading) return;
    const since = this.#horizon;
    let state = await readState(this.#database, since);
    while (state.version === this.#inUse?.catalogue.version) {
      await this.#applyStock(this.#inUse, state);
      const after = nextSku(state);
      if (after === null) {
        this.#horizon = state.horizon;
        return;
      }
      state = { ...(await readState(this.#database, since, after)), horizon: state.horizon };
    }
    this.#reading = this.#read().finally(() => (this.#reading = null));
    // Whoever waits for it gets the error; the next look reads again.
    this.#reading.catch(() => undefined);
  }

  async #read(): Promise<void> {
    const { data, horizon } = await readVersion(this.#database, this.#host);
    await this.#host.do({ kind: 'adopt', data });
    // The kept answers of the version before are used meanwhile. The first version is needed at once: its lists are indexed in the background.
    const indexing = this.#indexLists();
    if (this.#inUse) await indexing;
    const catalogue = new PackedCatalogue(data, KEPT_PRODUCTS);
    this.#inUse = { catalogue, lastChanges: new Int32Array(catalogue.size) };
    this.#horizon = horizon;
  }

  /** One after the other, so that a question in between waits for one list only. A question for a list that failed gets its error. */
  async #indexLists(): Promise<void> {
    for (const list of ALL_LISTS)
      await this.#host.do({ kind: 'index', ...list, nowMs: this.#clock() }).catch(() => undefined);
    for (const realm of SEARCHED)
      await this.#host.do({ kind: 'index-search', realm, nowMs: this.#clock() }).catch(() => undefined);
  }

  async #applyStock({ catalogue, lastChanges }: InUse, { changed }: DatabaseState): Promise<void> {
    for (let start = 0; start < changed.length; start += AT_ONCE) {
      if (start > 0) await nextTurn();
      const ordinals = changed
        .slice(start, start + AT_ONCE)
        .flatMap(([sku, pieces]) => catalogue.setStock(sku, pieces) ?? []);
      if (ordinals.length === 0) continue;
      this.revision += 1;
      for (const ordinal of ordinals) lastChanges[ordinal] = this.revision;
      // A lost thread parses everything again.
      this.#host.do({ kind: 'forget', ordinals }).catch(() => undefined);
    }
  }
}
