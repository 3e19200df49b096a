import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../database';
import { createTestDatabase } from '../../database/testing/create-test-database';
import { aFeed, aFullFeed, anInsurance, aPlan, aProduct, aShop, aSimpleProduct, aVariant, aWebdeal } from '../testing';
import { type FeedProblem, FeedRefusedError } from './feed-problem';
import { importFeed } from './import-feed';
import { seedReferenceCatalogue } from './seed-reference-catalogue';

const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2026-11-21T12:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() =>
  database.script(
    'DELETE FROM catalogue_import; DELETE FROM product; DELETE FROM plan; DELETE FROM shop; DELETE FROM price_change; DELETE FROM former_path;',
  ),
);

const run = (feed: unknown, nowMs = NOW_MS, source: 'feed' | 'reference' = 'feed') =>
  importFeed(database, feed, { source, nowMs });
const skus = async (): Promise<string[]> =>
  (await database.query<{ sku: string }>('SELECT sku FROM variant ORDER BY sku')).map(({ sku }) => sku);

async function problemsOf(feed: unknown): Promise<readonly FeedProblem[]> {
  const error: unknown = await run(feed).catch((thrown: unknown) => thrown);
  if (!(error instanceof FeedRefusedError)) throw new Error('The feed was not refused');
  return error.problems;
}

test('a feed fills the whole catalogue', async () => {
  expect(await run(aFeed())).toEqual({ products: 7, variants: 9, plans: 4, shops: 2, corrections: [] });
  expect(await database.query("SELECT path, price_ore, stock FROM variant WHERE sku = 'NOVA-9-SORT-256'")).toEqual([
    { path: '/mobiltelefoner/nova/nova-9/sort-256gb/', price_ore: 1_199_000, stock: 4 },
  ]);
});

test('a feed replaces what was there', async () => {
  await run(aFeed());
  await run(
    aFeed({
      products: [aSimpleProduct({ sku: 'ONLY-ONE' })],
      shops: [],
      webdeals: [],
      insurances: [anInsurance({ code: 'OTHER' })],
    }),
  );
  expect(await skus()).toEqual(['ONLY-ONE']);
  expect(await database.query('SELECT kind, code FROM offer')).toEqual([{ kind: 'insurance', code: 'OTHER' }]);
  expect(await database.query('SELECT count(*) AS n FROM shop_stock')).toEqual([{ n: 0 }]);
});

test('every schema error is reported with its path', async () => {
  const broken = {
    feedVersion: 1,
    products: [
      {
        ...aProduct(),
        brandSlug: 'Nova Æ',
        colour: 'x',
        variants: [
          { ...aVariant(), price: -1 },
          { ...aVariant(), stock: 1.5 },
        ],
      },
    ],
    plans: [{ ...aPlan(), monthlyOfferingPrice: undefined }],
    shops: [{ ...aShop(), zip: '12' }],
  };
  expect((await problemsOf(broken)).map(({ path }) => path).sort()).toEqual([
    'plans[0].monthlyOfferingPrice',
    'products[0].brandSlug',
    'products[0].colour',
    'products[0].variants[0].price',
    'products[0].variants[1].stock',
    'shops[0].zip',
  ]);
});

test('every contradiction between the parts is reported with its path', async () => {
  const variants = [
    aVariant(),
    aVariant({ size: { amount: 256, unit: 'GB' } }),
    aVariant({ sku: 'GUL', colour: 'gul' }),
    aVariant({ sku: 'SAME' }),
  ];
  const history = [
    { from: '2026-05-01', price: 1 },
    { from: '2026-04-01', price: 2 },
    { from: '2027-01-01', price: 3 },
  ];
  const feed = aFeed({
    products: [
      aProduct({
        variants,
        pictures: [
          { colour: 'sort', view: 'front', title: 'x' },
          { colour: 'rosa', view: 'front', title: 'x' },
        ],
      }),
      aSimpleProduct({ sku: 'TWIN', modelSlug: 'nova-9', type: 'TABLET', compatibleModels: ['nova-99'] }),
      aSimpleProduct({
        sku: 'NOPAY',
        modelSlug: 'no-pay',
        financing: { leaseMonths: [24], switch: false, upfront: false },
        accessoryPlaceholder: { brand: 'DUMMY_TO_AVOID_ERROR', sku: 'NOPE' },
      }),
      aSimpleProduct({ sku: 'KIND', modelSlug: 'kind', type: 'ACCESSORY', subType: 'NEW' }),
      aSimpleProduct({
        sku: 'PAST',
        modelSlug: 'past',
        variants: [aVariant({ sku: 'PAST', colour: 'hvit', priceHistory: history })],
      }),
    ],
    plans: [aPlan(), aPlan()],
    shops: [aShop(), aShop({ stock: { NOPE: 1 } })],
    insurances: [anInsurance(), anInsurance()],
    webdeals: [
      aWebdeal(),
      aWebdeal({ models: ['nova-99'], offerings: ['FJELL_NONE'], validTo: '2026-10-01T00:00:00Z' }),
    ],
    bundles: [
      ...aFullFeed().bundles,
      {
        code: 'ruter-max',
        heading: 'x',
        title: 'x',
        offeringCode: 'FJELL_X_BASIC_2025_2',
        model: 'same',
        discountId: 'NOVA500',
        realm: 'b2b',
        position: 2,
      },
    ],
    reviews: [{ model: 'nova-99' }, { model: 'nova-9' }, { model: 'nova-9' }],
  });
  expect((await problemsOf(feed)).map(({ path }) => path).sort()).toEqual([
    'bundles[0].discountId',
    'bundles[0].model',
    'bundles[0].offeringCode',
    'bundles[1].code',
    'bundles[1].model',
    'bundles[1].realm',
    'insurances[1].code',
    'plans[1].offeringCode',
    'products[0].colours[1]',
    'products[0].pictures[1].colour',
    'products[0].variants[1].sku',
    'products[0].variants[2].colour',
    'products[0].variants[3]',
    'products[1].compatibleModels[0]',
    'products[1].modelSlug',
    'products[2].accessoryPlaceholder.sku',
    'products[2].financing.upfront',
    'products[3].subType',
    'products[4].variants[0].priceHistory[1].from',
    'products[4].variants[0].priceHistory[2].from',
    'reviews[0].model',
    'reviews[2].model',
    'shops[0].stock.NOVA-9-SORT-256',
    'shops[1].code',
    'shops[1].stock.NOPE',
    'webdeals[1].discountId',
    'webdeals[1].models[0]',
    'webdeals[1].offerings[0]',
    'webdeals[1].validTo',
  ]);
});

test('a refused feed changes nothing', async () => {
  await run(aFeed());
  const before = await skus();
  await problemsOf({ ...aFeed(), plans: [aPlan(), aPlan()] });
  expect(await skus()).toEqual(before);
});

test('a failure during the import changes nothing', async () => {
  await run(aFeed());
  const before = await skus();
  const tooDear = aFeed({
    products: [aSimpleProduct({ sku: 'DEAR', variants: [aVariant({ sku: 'DEAR', colour: 'hvit', price: 1e9 })] })],
    shops: [],
  });
  await expect(run(tooDear)).rejects.toThrow('out of range');
  expect(await skus()).toEqual(before);
});

describe('recorded prices', () => {
  type Variant = Parameters<typeof aVariant>[0];
  const priced = (price: number, more: Variant = {}) =>
    aFeed({
      products: [aSimpleProduct({ sku: 'PPP', variants: [aVariant({ sku: 'PPP', colour: 'hvit', price, ...more })] })],
      shops: [],
    });
  const since = (from: string, price = 500) => ({ priceHistory: [{ from, price }] });
  const recorded = async () =>
    (
      await database.query<{ at: string; price_ore: number }>(
        `SELECT to_char(valid_from AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS at, price_ore FROM price_change WHERE sku = 'PPP' ORDER BY valid_from`,
      )
    ).map(({ at, price_ore }) => `${at} ${price_ore / 100}`);

  test('have one entry for each change, with its time, the earlier ones from the first feed', async () => {
    await run(priced(400, since('2026-01-01')), NOW_MS);
    await run(priced(400), NOW_MS + DAY_MS);
    await run(priced(350), NOW_MS + 2 * DAY_MS);
    await run(priced(450), NOW_MS + 2 * DAY_MS + 60_000);
    expect(await recorded()).toEqual([
      '2026-01-01 00:00 500',
      '2026-11-21 12:00 400',
      '2026-11-23 12:00 350',
      '2026-11-23 12:01 450',
    ]);
  });

  test('are not rewritten by the history of a later feed, whose other price before is reported', async () => {
    await run(priced(400, since('2026-01-01')));
    const report = await run(priced(400, since('2026-01-01', 900)), NOW_MS + DAY_MS);
    expect(await recorded()).toEqual(['2026-01-01 00:00 500', '2026-11-21 12:00 400']);
    expect(report.corrections).toEqual([
      {
        path: 'products[0].variants[0].priceHistory',
        message: 'says 900,- as the price before of PPP; pages show 500,-',
      },
    ]);
  });

  test('decide the price before: one that is said is corrected and reported', async () => {
    const honest = await run(priced(400, { ...since('2026-01-01'), beforePrice: 500 }));
    expect(honest.corrections).toEqual([]);
    const other = await run(priced(400, { beforePrice: 600 }));
    expect(other.corrections).toEqual([
      {
        path: 'products[0].variants[0].beforePrice',
        message: 'says 600,- as the price before of PPP; pages show 500,-',
      },
    ]);
  });

  test('of less than 30 days give no price before', async () => {
    const { corrections } = await run(priced(400, { ...since('2026-10-23'), beforePrice: 500 }));
    expect(corrections.map(({ message }) => message)).toEqual([
      'says 500,- as the price before of PPP; pages show none',
    ]);
  });
});

describe('the reference catalogue', () => {
  let folder: string;
  const write = (name: string, content: unknown): void => {
    mkdirSync(join(folder, 'parts'), { recursive: true });
    writeFileSync(join(folder, 'parts', name), typeof content === 'string' ? content : JSON.stringify(content));
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
    const { products, plans, shops } = aFeed();
    write('products.json', { products });
    write('plans.json', { plans, shops });
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const seed = () => seedReferenceCatalogue(database, folder, NOW_MS);

  test('fills an empty database once, also when several processes start at once', async () => {
    const reports = await Promise.all([seed(), seed(), seed()]);
    expect(reports.map((report) => report?.variants ?? null).sort()).toEqual([9, null, null]);
    expect(await database.query('SELECT source FROM catalogue_import')).toEqual([{ source: 'reference' }]);
  });

  test('is imported again when its files changed; otherwise stock sold meanwhile stays as it is', async () => {
    await seed();
    await database.query("UPDATE variant SET stock = 1 WHERE sku = 'TERN-WATCH'");
    expect(await seed()).toBeNull();
    expect(await database.query("SELECT stock FROM variant WHERE sku = 'TERN-WATCH'")).toEqual([{ stock: 1 }]);
    write('more.json', { products: [aSimpleProduct({ sku: 'MORE', modelSlug: 'more' })] });
    expect((await seed())?.variants).toBe(10);
  });

  test('is imported again when an announced date has passed, so that there are always upcoming releases', async () => {
    write('soon.json', {
      products: [{ ...aSimpleProduct({ sku: 'SOON', modelSlug: 'soon' }), releaseDate: { minutesFromNow: 90 } }],
    });
    const releaseDate = async () =>
      (await database.query("SELECT document ->> 'releaseDate' AS at FROM product WHERE key = 'nova/soon'"))[0];
    const seedAt = (nowMs: number) => seedReferenceCatalogue(database, folder, nowMs);
    await seedAt(NOW_MS);
    expect(await releaseDate()).toEqual({ at: '2026-11-21T13:30:00.000Z' });
    expect(await seedAt(NOW_MS + 60 * 60_000)).toBeNull();
    expect((await seedAt(NOW_MS + 120 * 60_000))?.variants).toBe(10);
    expect(await releaseDate()).toEqual({ at: '2026-11-21T15:30:00.000Z' });
  });

  test("leaves an operator's own catalogue alone", async () => {
    await run(aFeed({ products: [], shops: [] }));
    expect(await seed()).toBeNull();
    expect(await skus()).toEqual([]);
  });

  test('names a file that is not JSON', () => {
    write('broken.json', '{');
    expect(seed).toThrow('parts/broken.json is not JSON');
  });
});
