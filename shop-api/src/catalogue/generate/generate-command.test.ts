import fc from 'fast-check';
import { createTestDatabase } from '../../database/testing/create-test-database';
import { importFeed } from '../import/import-feed';
import { validateFeed } from '../import/validate-feed';
import { type FeedSize, generateFeed } from './generate-command';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const TODAY = '2026-11-21';
const aSize = (change: Partial<FeedSize> = {}): FeedSize => ({
  products: 60,
  plans: 6,
  shops: 3,
  seed: 1,
  nowMs: NOW_MS,
  ...change,
});

test('a feed of any size and seed is valid and has the requested size', () => {
  const count = fc.integer({ min: 0, max: 80 });
  fc.assert(
    fc.property(count, count, fc.integer({ min: 0, max: 10 }), fc.nat(), (products, plans, shops, seed) => {
      const feed = generateFeed(aSize({ products, plans, shops, seed }));
      expect(validateFeed(JSON.parse(JSON.stringify(feed)), Date.parse(TODAY))).toMatchObject({
        products: { length: products },
        plans: { length: plans },
        shops: { length: shops },
      });
    }),
    { numRuns: 25 },
  );
});

test('the same seed gives the same feed, another seed a different one', () => {
  expect(generateFeed(aSize())).toEqual(generateFeed(aSize()));
  expect(generateFeed(aSize({ seed: 2 }))).not.toEqual(generateFeed(aSize()));
});

test('a generated feed can be imported', async () => {
  const database = await createTestDatabase();
  try {
    const report = await importFeed(database, generateFeed(aSize()), { source: 'feed', nowMs: NOW_MS });
    expect(report).toMatchObject({ products: 60, plans: 6, shops: 3 });
    expect(await database.query('SELECT count(*) AS n FROM variant')).toEqual([{ n: report.variants }]);
  } finally {
    await database.close();
  }
});
