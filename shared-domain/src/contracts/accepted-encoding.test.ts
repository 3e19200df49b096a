import fc from 'fast-check';
import { acceptedEncoding } from './accepted-encoding';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', undefined],
  ['br; q=0.2, gzip; q=0.8', 'gzip'],
  ['gzip;q=1.0, br;q=0.999', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['identity;q=1, br;q=0.5', undefined],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['br;q=nonsense', undefined],
  ['br;q=2', undefined],
  ['brotli, x-gzip', undefined],
])('of Brotli and gzip, «%s» wants %s', (header, expected) => {
  expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(expected);
});

test('only what is offered is chosen', () => {
  expect(acceptedEncoding('gzip', ['br'])).toBeUndefined();
});

test('whatever the header says, an encoding that it excludes is never chosen', () => {
  const entry = fc.tuple(
    fc.constantFrom('br', 'gzip', '*', 'identity', 'x'),
    fc.constantFrom('', ';q=0', ';q=0.5', ';q=1'),
  );
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ([name]) => name }), (entries) => {
      const chosen = acceptedEncoding(entries.map((parts) => parts.join('')).join(','), ['br', 'gzip']);
      if (chosen) expect(entries).not.toContainEqual([chosen, ';q=0']);
    }),
  );
});
