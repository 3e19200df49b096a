import { join } from 'node:path';
import type { ProductListWire, SearchAnswerWire } from 'shared-domain/catalogue/io';
import { packageRoot } from '../config/paths';
import type { Database } from '../database';
import { createTestDatabase } from '../database/testing/create-test-database';
import type { PreparedJson } from '../http/cached-json';
import { type CatalogueReader, createCatalogueReader } from './catalogue-reader';
import type { CatalogueFeed } from './feed/schema';
import { importFeed } from './import/import-feed';
import { aFeed, aProduct, aSimpleProduct, aVariant } from './testing';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const SKU = 'NOVA-9-SORT-128';
const LIST = { kind: 'product-list', realm: 'B2C', listType: 'HANDSET_LIST' } as const;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => run(aFeed()));
afterAll(() => database?.close());
const readers: CatalogueReader[] = [];
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close();
});

const run = (feed: CatalogueFeed) => importFeed(database, feed, { source: 'feed', nowMs: NOW_MS });
const setStock = (sku: string, stock: number) =>
  database.query('UPDATE variant SET stock = $2 WHERE sku = $1', [sku, stock]);
const read = <Answer>({ body }: PreparedJson): Answer => JSON.parse(body ?? '') as Answer;
const feedAtPrice = (price: number, over: Partial<CatalogueFeed> = {}): CatalogueFeed =>
  aFeed({
    products: [1, 2, 3].map((each) =>
      aProduct({
        model: `Nova 1${each}`,
        modelSlug: `nova-1${each}`,
        variants: [aVariant({ sku: `NOVA-1${each}`, price })],
      }),
    ),
    shops: [],
    insurances: [],
    webdeals: [],
    bundles: [],
    reviews: [],
    restocks: [],
    ...over,
  });

function aReader(options: Partial<Parameters<typeof createCatalogueReader>[0]> = {}): CatalogueReader {
  const reader = createCatalogueReader({ database, clock: () => NOW_MS, ...options });
  readers.push(reader);
  return reader;
}

/** With a thread, as in production, but looking more often. */
const threaded = (options: Partial<Parameters<typeof createCatalogueReader>[0]> = {}): CatalogueReader =>
  aReader({
    clock: Date.now,
    thread: {
      file: join(__dirname, 'versions/testing/mortal-thread.ts'),
      execArgv: ['--require', join(packageRoot(), '../tooling/checks/jest/register-typescript.js')],
      lookEveryMs: 20,
    },
    ...options,
  });

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 50_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a version', () => {
  test('is read again when an import comes in between, so that no answer mixes two', async () => {
    let statements = 0;
    const interrupted: Database = {
      ...database,
      query: async (sql, parameters) => {
        const rows = await database.query<never>(sql, parameters);
        statements += 1;
        if (/FROM product p\s+WHERE p\.key >/.test(sql) && statements < 10) await run(feedAtPrice(2_000));
        return rows;
      },
    };
    await run(feedAtPrice(1_000));
    const catalogue = await aReader({ database: interrupted }).read();
    expect(catalogue.products().map(({ variants }) => variants[0].priceOre)).toEqual([200_000, 200_000, 200_000]);
    expect(catalogue.version).toBe(
      (await database.query<{ id: number }>('SELECT max(id) AS id FROM catalogue_import'))[0]?.id,
    );
  });

  test('gives the goods of a cart before it has been read as a whole', async () => {
    const reader = aReader();
    const [row] = await database.query<{ version: number }>('SELECT max(id) AS version FROM catalogue_import');
    const goods = await reader.at(row?.version ?? 0, [SKU]);
    const whole = await reader.read();
    expect(goods.productBySku.get(SKU)).toEqual(whole.productBySku.get(SKU));
    expect(goods.variantBySku.get(SKU)).toEqual(whole.variantBySku.get(SKU));
    expect(goods.plans).toEqual(whole.plans);
    expect(goods.productBySku.get('TERN-WATCH')).toBeUndefined();
  });

  test('of another import prices a cart at once', async () => {
    const reader = aReader();
    const { version } = await reader.read();
    await run(feedAtPrice(3_000));
    const goods = await reader.at(version + 1, ['NOVA-11']);
    expect([goods.version, goods.variantBySku.get('NOVA-11')?.priceOre]).toEqual([version + 1, 300_000]);
  });
});

describe('an answer of few products', () => {
  const kept = (reader: CatalogueReader, skus: readonly string[], times: { built: number }) =>
    reader.kept('an answer', (catalogue) => {
      times.built += 1;
      return skus.map((sku) => catalogue.variantBySku.get(sku)?.stock);
    });

  test('is built once, and again when the stock of one of them changes', async () => {
    const reader = aReader();
    const times = { built: 0 };
    const first = await kept(reader, [SKU], times);
    expect(await kept(reader, [SKU], times)).toBe(first);
    await setStock('TERN-WATCH', 99);
    expect(await kept(reader, [SKU], times)).toBe(first);
    await setStock(SKU, 77);
    expect(read(await kept(reader, [SKU], times))).toEqual([77]);
    expect(times.built).toBe(2);
  });

  test('is not kept when there is none', async () => {
    const reader = aReader();
    const none = () => reader.kept('nothing', () => null);
    expect([await none(), await none()]).toEqual([null, null]);
  });

  test('is built again when a moment of the catalogue has passed', async () => {
    let nowMs = Date.parse('2026-11-30T23:59:00Z');
    await run(
      feedAtPrice(1_000, {
        products: [aSimpleProduct({ sku: 'SOON', modelSlug: 'soon', releaseDate: '2026-12-01T06:00:00Z' })],
      }),
    );
    const reader = aReader({ clock: () => nowMs });
    let built = 0;
    const answer = () => reader.kept('timed', () => [(built += 1)]);
    await answer();
    nowMs += 30_000;
    await answer();
    expect(built).toBe(1);
    nowMs = Date.parse('2026-12-01T05:59:59Z');
    await answer();
    nowMs = Date.parse('2026-12-01T06:00:00Z');
    await answer();
    expect(built).toBe(3);
  });
});

describe('with a thread', () => {
  test('an import and changes of stock show soon, while the version before goes on answering', async () => {
    const reader = threaded();
    const pricesOf = async () =>
      read<ProductListWire>(await reader.answer(LIST)).items.map(({ upfrontPrice }) => upfrontPrice?.total);
    expect(await pricesOf()).toContain(9_990);
    await run(feedAtPrice(4_000));
    const seen = new Set<string>();
    await until(async () => {
      seen.add(JSON.stringify(await pricesOf()));
      return (await pricesOf()).every((price) => price === 4_000);
    });
    // Each answer is of one version.
    expect([...seen].filter((prices) => prices.includes('4000') && prices.includes('9990'))).toEqual([]);
    await setStock('NOVA-12', 3);
    await until(async () => (await reader.read()).variantBySku.get('NOVA-12')?.stock === 3);
  });

  test('changes of stock show in kept answers within ten seconds', async () => {
    let nowMs = Date.now();
    const reader = threaded({ clock: () => nowMs });
    const stockOf = async () =>
      read<ProductListWire>(await reader.answer(LIST)).items.flatMap(({ variants }) =>
        variants.salesStatuses.map(({ quantityInStock }) => quantityInStock),
      );
    await stockOf();
    await setStock(SKU, 4_321);
    await until(async () => (await reader.read()).variantBySku.get(SKU)?.stock === 4_321);
    expect(await stockOf()).not.toContain(4_321);
    nowMs += 8_000;
    expect(await stockOf()).toContain(4_321);
  });

  test('that ends: the catalogue goes on answering, the fault is reported once, and a new thread takes over', async () => {
    const errors: unknown[] = [];
    const reader = threaded({ onError: (error) => errors.push(error) });
    const before = await reader.answer(LIST);
    const crash = reader.answer({ kind: 'search', realm: 'B2C', query: 'crash' });
    expect(await reader.answer(LIST)).toBe(before);
    expect((await reader.read()).variantBySku.get(SKU)?.sku).toBe(SKU);
    // It is tried a second time, in the next thread.
    await expect(crash).rejects.toMatchObject({ problem: { status: 503 } });
    const found = await reader.answer({ kind: 'search', realm: 'B2C', query: 'watch' });
    expect(read<SearchAnswerWire>(found).products.map(({ model }) => model)).toContain('Watch 3');
    expect(errors).toEqual([expect.objectContaining({ message: 'The thread ended with code 1' })]);
  });

  test('is ended with the reader, also while it reads', async () => {
    const reader = threaded();
    await reader.close();
    await expect(reader.value({ kind: 'unknown-path', realm: 'B2C', pathname: '/' })).rejects.toThrow();
  });
});
