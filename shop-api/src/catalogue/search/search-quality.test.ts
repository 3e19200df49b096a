import type { SuggestionsWire } from 'shared-domain/catalogue/io';
import { measureQuality, type QualityCase } from '../../../bench/measure-quality';
import { createTestApp, TEST_NOW_MS, type TestApp } from '../../testing';
import { readReferenceFeed } from '../testing';
import queries from './testing/queries.json';

const CASES = queries as readonly QualityCase[];

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ feed: readReferenceFeed('2026-12-31', TEST_NOW_MS) });
});
afterAll(() => shop.close());

test('of all queries at least 95 of 100 find what is meant among the first three, and in no class fewer than nine of ten', async () => {
  const shares = await measureQuality(async ({ query, realm = 'B2C' }) => {
    const answer = await shop.app.inject(`/api/search/suggestions?${new URLSearchParams({ q: query, realm })}`);
    return answer.json<SuggestionsWire>();
  }, CASES);
  const all = [...shares.values()];
  const found = all.reduce((sum, { firstThree }) => sum + firstThree, 0);
  const missed = all.flatMap((share) => share.missed);
  expect(CASES.length).toBeGreaterThanOrEqual(60);
  // The queries that miss are named with the failure.
  expect({ isEnough: found / CASES.length >= 0.95, missed }).toEqual({ isEnough: true, missed });
  for (const [name, { cases, firstThree }] of shares)
    expect({ name, isEnough: firstThree / cases >= 0.9 }).toEqual({ name, isEnough: true });
});
