import type { Database } from '../../../src/database';
import { createIdentityDatabase } from '../testing';
import { loadSharedKeys } from './database-store';

let database: Database;
beforeAll(async () => {
  database = await createIdentityDatabase();
});
afterAll(() => database.close());

test('processes that start at the same time use the same signing keys, and so does a later one', async () => {
  const keys = await Promise.all([
    loadSharedKeys(database, 0),
    loadSharedKeys(database, 0),
    loadSharedKeys(database, 0),
  ]);
  const [first] = keys;
  expect(first?.jwks.keys[0]).toMatchObject({
    kty: 'RSA',
    use: 'sig',
    alg: 'RS256',
  });
  expect(first?.jwks.keys[0]?.kid).toMatch(/^[0-9a-f]{16}$/);
  expect(first?.cookieKeys[0]).toHaveLength(43);
  for (const each of [...keys, await loadSharedKeys(database, 0)]) expect(each).toEqual(first);
  expect(await database.query('SELECT 1 FROM identity_keys')).toHaveLength(1);
});
