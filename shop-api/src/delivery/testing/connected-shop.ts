import { recordErrors } from 'shared-domain/testing';
import type { CatalogueFeed } from '../../catalogue';
import { connectFetch, createTestApp, TEST_NOW_MS, type TestApp } from '../../testing';

export interface ConnectedShop {
  readonly shop: TestApp;
  /** Messages that the storefront logged in this test. */
  readonly logged: string[];
  /** Runs work while a table is missing, as if the database had failed. */
  without(table: string, work: () => Promise<readonly unknown[]>): Promise<readonly unknown[]>;
  /** Connects the storefront's clients to another app. */
  connectTo(app: TestApp['app']): void;
}

/** For the tests of a file: a shop over a feed, connected to the storefront's clients. Clock and log are reset before each test. */
export function connectedShop(feed: CatalogueFeed): () => ConnectedShop {
  const logged = recordErrors();
  let shop: TestApp;
  let network: ReturnType<typeof connectFetch>;
  // Creating a database takes seconds on a busy machine.
  beforeAll(async () => {
    shop = await createTestApp({ feed });
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(() => {
    network = connectFetch(shop.app);
    logged.length = 0;
    shop.setNow(TEST_NOW_MS);
  });
  afterEach(() => network.restore());
  return () => ({
    shop,
    logged,
    async without(table, work) {
      await shop.database.script(`ALTER TABLE ${table} RENAME TO away`);
      try {
        return await work();
      } finally {
        await shop.database.script(`ALTER TABLE away RENAME TO ${table}`);
      }
    },
    connectTo(app) {
      network.restore();
      network = connectFetch(app);
    },
  });
}
