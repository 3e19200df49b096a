import type { SuggestionsWire } from 'shared-domain/catalogue/io';
import { measureQuality, type QualityCase } from '../../../bench/measure-quality';
import { createTestApp, TEST_NOW_MS, type TestApp } from '../../testing';
import { readReferenceFeed } from '../testing';
import heldOut from './testing/held-out-queries.json';
import queries from './testing/queries.json';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ feed: readReferenceFeed('2026-12-31', TEST_NOW_MS) });
});
afterAll(() => shop.close());

/** A smaller class says nothing by itself. */
const LEAST_OF_CLASS = 5;

test.each([
  ['the queries that the search was made by', queries as readonly QualityCase[], 120],
  ['the queries that were held out', heldOut as readonly QualityCase[], 40],
])(
  'of %s at least 95 of 100 find what is meant among the first three, in no class fewer than 85',
  async (_, asked, least) => {
    const shares = await measureQuality(async ({ query, realm = 'B2C' }) => {
      const answer = await shop.app.inject(`/api/search/suggestions?${new URLSearchParams({ q: query, realm })}`);
      return answer.json<SuggestionsWire>();
    }, asked);
    const all = [...shares.values()];
    const found = all.reduce((sum, { firstThree }) => sum + firstThree, 0);
    const missed = all.flatMap((share) => share.missed);
    expect(asked.length).toBeGreaterThanOrEqual(least);
    // The queries that miss are named with the failure.
    expect({ isEnough: found / asked.length >= 0.95, missed }).toEqual({ isEnough: true, missed });
    for (const [name, { cases, firstThree }] of shares)
      if (cases >= LEAST_OF_CLASS)
        expect({ name, isEnough: firstThree / cases >= 0.85 }).toEqual({ name, isEnough: true });
  },
);
