import type { FastifyInstance } from 'fastify';
import { importFeed } from '../../catalogue/import/import-feed';
import type { CatalogueFeed } from '../../catalogue/feed-schema';
import { aFeed } from '../../catalogue/testing';
import type { Database } from '../../database';
import { createTestDatabase } from '../../database/testing';
import { createApp } from '../app';
import { readConfig } from '../env';

/** When tests happen: after the fixture catalogue's release dates. */
export const TEST_NOW_MS = Date.parse('2026-11-21T12:00:00Z');

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Moves the app's clock. */
  setNow(nowMs: number): void;
  close(): Promise<void>;
}

/** The whole API in memory over the fixture catalogue, asked by `app.inject`. */
export async function createTestApp({ feed = aFeed(), env = {} }: { feed?: CatalogueFeed; env?: Record<string, string> } = {}): Promise<TestApp> {
  let nowMs = TEST_NOW_MS;
  const database = await createTestDatabase();
  await importFeed(database, feed, { source: 'reference', nowMs });
  const app = await createApp({ config: readConfig({ LOG_LEVEL: 'silent', ...env }), database, clock: () => nowMs, logger: false });
  return {
    app,
    database,
    setNow: (at) => {
      nowMs = at;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
