import { type CachedResponse, ResponseCache } from './response-cache';

const response = (storedAt: number, bytes = 1): CachedResponse => ({
  status: 200,
  headers: {},
  body: Buffer.alloc(bytes),
  storedAt,
});
const options = { maxEntries: 2, maxBytes: 10_000, freshMs: 10, staleMs: 100 };

test('a page is fresh, then stale, then gone', () => {
  const cache = new ResponseCache(options);
  cache.set('/', response(1_000));
  expect(cache.get('/', 1_010).kind).toBe('fresh');
  expect(cache.get('/', 1_011).kind).toBe('stale');
  expect(cache.get('/', 1_101).kind).toBe('miss');
  expect(cache.entries).toBe(0);
});

test('above its number of pages it drops the least recently used one', () => {
  const cache = new ResponseCache(options);
  cache.set('/a', response(0));
  cache.set('/b', response(0));
  cache.get('/a', 1);
  cache.set('/c', response(0));
  expect(['/a', '/b', '/c'].map((address) => cache.get(address, 1).kind)).toEqual(['fresh', 'miss', 'fresh']);
});

test('its size is limited too: large pages leave room for fewer, and one above the limit is not stored', () => {
  const cache = new ResponseCache({ ...options, maxEntries: 100 });
  cache.set('/a', response(0, 6_000));
  cache.set('/b', response(0, 6_000));
  expect(['/a', '/b'].map((address) => cache.get(address, 1).kind)).toEqual(['miss', 'fresh']);
  expect(cache.bytes).toBeLessThanOrEqual(10_000);
  cache.set('/c', response(0, 20_000));
  expect(['/b', '/c'].map((address) => cache.get(address, 1).kind)).toEqual(['fresh', 'miss']);
});

test('a new set of builds empties the cache', () => {
  const cache = new ResponseCache(options);
  cache.set('/', response(0));
  cache.keep(() => false);
  expect([cache.get('/', 1).kind, cache.bytes]).toEqual(['miss', 0]);
});
