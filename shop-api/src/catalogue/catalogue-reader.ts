import { REALMS } from 'shared-domain/contracts/realm';
import type { Database } from '../database';
import { compressJson, type PreparedJson } from '../http/cached-json';
import type { Dependencies } from '../http/dependencies';
import type { Catalogue } from './model';
import { NO_SEARCH_CONTENT, type SearchContent } from './search/search-categories';
import type { Work } from './versions/catalogue-engine';
import { type EngineHost, hostHere, hostInThread, ThreadLostError } from './versions/engine-host';
import { type CatalogueGoods, goodsReader } from './versions/goods-of';
import { KeptAnswers } from './versions/kept-answers';
import { VersionKeeper } from './versions/version-keeper';
import type { ThreadQuestion } from './view-models/built-in-thread';

export interface CatalogueReader {
  /** The catalogue at this moment, to look up products. An import by any process shows within seconds, and so do changes of stock. */
  read(): Promise<Catalogue>;
  /** The goods of some skus in a version (the last import's id) that the caller has just read; never waits for a whole version. */
  at(version: number, skus: readonly string[]): Promise<CatalogueGoods>;
  /** The bytes of an answer that goes through the whole catalogue (`view-models/built-in-thread.ts`), kept while nothing changes. */
  answer(question: ThreadQuestion): Promise<PreparedJson>;
  /** An answer that goes through the whole catalogue and is not kept. */
  value(question: ThreadQuestion): Promise<unknown>;
  /**
   * The bytes of an answer that is made from a few products, kept while these are the same.
   *
   * @param build its result is null: there is no answer
   */
  kept<Value extends object | null>(
    key: string,
    build: (catalogue: Catalogue, nowMs: number) => Value,
  ): Promise<PreparedJson | (Value & null)>;
  /** What is searched, and shown with goods, beside the catalogue has changed. */
  setContent(content: SearchContent): void;
  /** Ends the thread. */
  close(): Promise<void>;
}

export interface CatalogueReaderOptions {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /**
   * The program of the catalogue's thread. Then the database is looked at every two seconds, and the version in use answers while
   * the next one is read. Without it every reading looks, waits, and does all work itself: for tests.
   */
  readonly thread?:
    | { readonly file: string; readonly execArgv?: readonly string[]; readonly lookEveryMs?: number }
    | undefined;
  /** The content that a search covers beside the catalogue's products and plans; default: none. */
  readonly content?: SearchContent;
  readonly onError?: (error: unknown) => void;
}

const LOOK_EVERY_MS = 2_000;
/** With the time between two looks and that of a build: stock in an answer is at most ten seconds old. */
const STALE_MS = 8_000;
const REFRESH_AFTER_MS = 4_000;

export function createCatalogueReader({
  database,
  clock,
  thread,
  content: firstContent = NO_SEARCH_CONTENT,
  onError = () => undefined,
}: CatalogueReaderOptions): CatalogueReader {
  let content = firstContent;
  let contentRevision = 0;
  const host: EngineHost = thread
    ? hostInThread({
        ...thread,
        content: () => content,
        onLost: onError,
        onRestart: (): readonly Work[] => (keeper.inUse ? [{ kind: 'adopt', data: keeper.inUse.catalogue.data }] : []),
      })
    : hostHere(content);
  const keeper = new VersionKeeper(database, host, clock);
  const goodsOf = goodsReader(database);
  const answers = new KeptAnswers({
    keeper,
    clock,
    contentRevision: () => contentRevision,
    staleMs: thread ? STALE_MS : 0,
    refreshAfterMs: REFRESH_AFTER_MS,
    onError,
  });
  const looking = thread && followDatabase(keeper, thread.lookEveryMs ?? LOOK_EVERY_MS, onError);

  const inUse = async () => {
    if (!thread || !keeper.inUse) {
      await keeper.look();
      await keeper.settled();
    }
    if (!keeper.inUse) throw new Error('No version of the catalogue could be read');
    return keeper.inUse.catalogue;
  };

  return {
    read: async () => (await inUse()).at(clock()),

    async at(version, skus) {
      const current = keeper.inUse?.catalogue;
      return current && current.version >= version ? current.at(clock()) : goodsOf(version, skus, clock());
    },

    async answer(question) {
      await inUse();
      const answer = await answers.of(JSON.stringify(question), async () => ({
        answer: await host.do({ kind: 'answer', question, nowMs: clock() }),
        uses: null,
      }));
      if (!answer) throw new Error('The thread answers every question');
      return answer;
    },

    async value(question) {
      await inUse();
      return host.do({ kind: 'value', question, nowMs: clock() });
    },

    async kept<Value extends object | null>(key: string, build: (catalogue: Catalogue, nowMs: number) => Value) {
      const catalogue = await inUse();
      const answer = await answers.of(key, async () => {
        const uses = new Set<number>();
        const nowMs = clock();
        const value = build(
          catalogue.at(nowMs, (ordinal) => uses.add(ordinal)),
          nowMs,
        );
        return value === null ? null : { answer: await compressJson(value), uses };
      });
      return answer as PreparedJson | (Value & null);
    },

    setContent(changed) {
      content = changed;
      contentRevision += 1;
      host.do({ kind: 'content', content }).catch(() => undefined);
      if (keeper.inUse)
        for (const realm of REALMS) host.do({ kind: 'index-search', realm, nowMs: clock() }).catch(() => undefined);
    },

    async close() {
      looking?.stop();
      await host.close();
      await keeper.idle();
    },
  };
}

/** Looks at the database again and again, beginning now. Reports the first of several failures in a row. */
function followDatabase(keeper: VersionKeeper, everyMs: number, onError: (error: unknown) => void): { stop(): void } {
  let hasFailed = false;
  const look = (): void => {
    keeper
      .look()
      .then(() => keeper.settled())
      .then(
        () => (hasFailed = false),
        (error: unknown) => {
          // A lost thread has been reported.
          if (!hasFailed && !(error instanceof ThreadLostError)) onError(error);
          hasFailed = true;
        },
      );
  };
  const timer = setInterval(look, everyMs).unref();
  look();
  return { stop: () => clearInterval(timer) };
}

/** Dependencies of a feature that reads the catalogue. */
export interface CatalogueDependencies extends Dependencies {
  readonly catalogue: CatalogueReader;
}
