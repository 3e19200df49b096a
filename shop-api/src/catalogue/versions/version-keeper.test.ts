import { LISTS } from 'shared-domain/catalogue';
import { REALMS } from 'shared-domain/contracts/realm';
import type { Database } from '../../database';
import { createTestDatabase } from '../../database/testing/create-test-database';
import { applyDelta } from '../import/apply-delta';
import { importFeed } from '../import/import-feed';
import { aFeed } from '../testing';
import { type EngineHost, hostHere } from './engine-host';
import { VersionKeeper } from './version-keeper';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const read = async (keeper: VersionKeeper): Promise<number | undefined> => {
  await importFeed(database, aFeed(), { source: 'feed', nowMs: NOW_MS });
  await keeper.look();
  await keeper.settled();
  return keeper.inUse?.catalogue.version;
};

test('the lists of a version are indexed before it takes the place of another', async () => {
  const host = hostHere();
  const indexed: { readonly list: string; readonly inUse: number | undefined }[] = [];
  const watched: EngineHost = {
    ...host,
    do: (work) => {
      if (work.kind === 'index')
        indexed.push({ list: `${work.realm} ${work.listType}`, inUse: keeper.inUse?.catalogue.version });
      return host.do(work);
    },
  };
  const keeper: VersionKeeper = new VersionKeeper(database, watched, () => NOW_MS);
  const first = await read(keeper);
  await new Promise((resolve) => setTimeout(resolve, 0));
  const all = REALMS.flatMap((realm) => Object.keys(LISTS).map((listType) => `${realm} ${listType}`));
  expect(indexed.map(({ list }) => list)).toEqual(all);
  indexed.length = 0;
  expect(await read(keeper)).not.toBe(first);
  expect(indexed).toEqual(all.map((list) => ({ list, inUse: first })));
});

test('a list that cannot be indexed does not keep a version from being used', async () => {
  const host = hostHere();
  const keeper = new VersionKeeper(
    database,
    { ...host, do: (work) => (work.kind === 'index' ? Promise.reject(new Error('broken')) : host.do(work)) },
    () => NOW_MS,
  );
  const first = await read(keeper);
  expect(await read(keeper)).not.toBe(first);
});

test('deltas that keep coming while a version is read do not keep it from being used', async () => {
  await importFeed(database, aFeed(), { source: 'feed', nowMs: NOW_MS });
  const host = hostHere();
  let sent = 0;
  const keeper = new VersionKeeper(
    database,
    {
      ...host,
      do: async (work) => {
        if (work.kind === 'begin' && sent === 3) throw new Error('It is read again and again');
        if (work.kind !== 'slice') return host.do(work);
        sent += 1;
        const prices = [{ sku: 'NOVA-9-SORT-128', price: 5_000 + sent }];
        await applyDelta(database, { version: sent, prices, stock: [], texts: [] }, NOW_MS);
        return host.do(work);
      },
    },
    () => NOW_MS,
  );
  await keeper.look();
  await keeper.settled();
  const last = keeper.inUse?.catalogue.version;
  // What was changed meanwhile comes with the next version.
  await keeper.look();
  await keeper.settled();
  expect(keeper.inUse?.catalogue.version).toBe((last ?? 0) + 1);
  expect(keeper.inUse?.catalogue.at(NOW_MS).variantBySku.get('NOVA-9-SORT-128')?.priceOre).toBeGreaterThan(500_000);
});
