import { type CachedPage, HtmlCache } from './html-cache';

const page = (storedAt: number): CachedPage => ({ status: 200, headers: {}, body: Buffer.from('x'), storedAt });
const options = { maxEntries: 2, freshMs: 10, staleMs: 100 };

test('a page is fresh, then stale, then gone', () => {
  const cache = new HtmlCache(options);
  cache.set('/', page(1_000));
  expect(cache.get('/', 1_010).kind).toBe('fresh');
  expect(cache.get('/', 1_011).kind).toBe('stale');
  expect(cache.get('/', 1_101).kind).toBe('miss');
  expect(cache.size).toBe(0);
});

test('the page that was used longest ago gives way', () => {
  const cache = new HtmlCache(options);
  cache.set('/a', page(0));
  cache.set('/b', page(0));
  cache.get('/a', 1);
  cache.set('/c', page(0));
  expect(['/a', '/b', '/c'].map((key) => cache.get(key, 1).kind)).toEqual(['fresh', 'miss', 'fresh']);
});

test('a new set of builds forgets every page', () => {
  const cache = new HtmlCache(options);
  cache.set('/', page(0));
  cache.clear();
  expect(cache.get('/', 1).kind).toBe('miss');
});
