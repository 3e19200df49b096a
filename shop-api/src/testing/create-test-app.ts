import type { FastifyInstance } from 'fastify';
import { readContent } from '../../../reference-systems/src/cms/content';
import { type AppOptions, createApp } from '../app';
import type { CatalogueFeed } from '../catalogue';
import { importFeed } from '../catalogue/import/import-feed';
import { aFeed } from '../catalogue/testing';
import { readConfig } from '../config/env';
import type { Database } from '../database';
import { createTestDatabase } from '../database/testing/create-test-database';
import type { FetchDocument } from '../site-content';

/** Time of the tests: after the fixture catalogue's release dates. */
export const TEST_NOW_MS = Date.parse('2026-11-21T12:00:00Z');

/** The system that may call the order API of the tests. */
export const ORDER_CLIENT = { name: 'operator', secret: 'secret-of-the-operator-program' };

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Moves the app's clock. */
  setNow(nowMs: number): void;
  /** Replaces the catalogue, by default with the fixture, as of TEST_NOW_MS. */
  importCatalogue(feed?: CatalogueFeed): Promise<void>;
  /** Another app on the same database with other settings, and by default the reference CMS' content. Close it after use. */
  startAnother(env: Record<string, string>, fetchDocument?: AppOptions['fetchDocument']): Promise<FastifyInstance>;
  close(): Promise<void>;
}

const referenceDocument: FetchDocument = async (name) => ({
  document: JSON.parse(
    readContent(name, { portalOrigin: 'http://127.0.0.1:3030', brandName: 'Fjell', nowMs: TEST_NOW_MS }) ?? '',
  ) as unknown,
  tag: null,
});

/** The whole API over the fixture catalogue, without a port: call it by `app.inject`. */
export async function createTestApp({
  feed = aFeed(),
  env = {},
}: { feed?: CatalogueFeed; env?: Record<string, string> } = {}): Promise<TestApp> {
  let nowMs = TEST_NOW_MS;
  const database = await createTestDatabase();
  const importCatalogue = async (contents: CatalogueFeed = aFeed()): Promise<void> =>
    void (await importFeed(database, contents, { source: 'reference', nowMs: TEST_NOW_MS }));
  const start = (
    settings: Record<string, string>,
    fetching: AppOptions['fetchDocument'] = () => referenceDocument,
  ): Promise<FastifyInstance> =>
    createApp({
      config: readConfig({
        LOG_LEVEL: 'silent',
        STAND_INS: 'on',
        CMS_URL: 'http://cms.test',
        ORDER_API_CLIENTS: JSON.stringify({ [ORDER_CLIENT.name]: ORDER_CLIENT.secret }),
        ...settings,
      }),
      database,
      clock: () => nowMs,
      logger: false,
      fetchDocument: fetching,
    });
  try {
    await importCatalogue(feed);
    const app = await start(env);
    return {
      app,
      database,
      setNow: (at) => {
        nowMs = at;
      },
      importCatalogue,
      startAnother: (settings, fetching) => start({ ...env, ...settings }, fetching),
      close: async () => {
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    // An open embedded database would keep the test process running.
    await database.close();
    throw error;
  }
}
