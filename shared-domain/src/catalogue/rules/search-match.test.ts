import fc from 'fast-check';
import { anyText } from '../../testing/any-text';
import { matchesText, SEARCH_QUERY_MAX_LENGTH, toSearchQuery } from './search-match';

describe('text match', () => {
  const item = { brand: 'Aurora', model: '5 Pro Åpen' };

  test.each([
    ['', true],
    ['aurora', true],
    ['PRO aur', true],
    ['  5   pro ', true],
    ['åpen', true],
    ['apen', true],
    ['aapen', true],
    ['åpen'.normalize('NFD'), true],
    ['aurora 6', false],
    ['aurora pro max', false],
  ])('[F5.5-13] %j finds it: %s', (query, expected) => {
    expect(matchesText(item, query)).toBe(expected);
  });

  test.each([
    ['Garmin', 'fēnix 8', 'fenix'],
    ['Sony', 'WH-1000XM6', 'wh1000xm6'],
    ['Belkin', 'Trådløs lader', 'tradlos'],
  ])('[F5.5-13] %s %s is found by %s', (brand, model, query) => {
    expect(matchesText({ brand, model }, query)).toBe(true);
  });

  test('[F5.5-13] the order of the words does not matter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('aur', 'pro', '5', 'max', 'ÅPEN'), { maxLength: 4 }),
        (words) => matchesText(item, words.join(' ')) === matchesText(item, [...words].reverse().join(' ')),
      ),
    );
  });

  test('[F5.5-13] any parts of brand and model find it, one part that is in neither does not', () => {
    const part = fc
      .tuple(fc.constantFrom(item.brand, ...item.model.split(' ')), fc.nat(10), fc.nat(10))
      .map(([word, from, to]) => word.slice(Math.min(from, to), Math.max(from, to)));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), fc.boolean(), (parts, isLoud) => {
        const query = isLoud ? parts.join(' ').toUpperCase() : parts.join('  ');
        expect(matchesText(item, query)).toBe(true);
        expect(matchesText(item, `${query} qx`)).toBe(false);
      }),
    );
  });

  test('[F5.5-13] a word does not reach from the brand into the model', () => {
    expect(matchesText({ brand: 'Aurora', model: 'Five' }, 'aurorafive')).toBe(false);
    expect(matchesText({ brand: 'Aurora', model: 'Five' }, 'rafi')).toBe(false);
  });
});

describe('search query', () => {
  test.each([
    [null, ''],
    ['', ''],
    [' \t ', ''],
    ['  blått   deksel\n', 'blått deksel'],
    ['a\u0000b', 'a b'],
    ['\ud83d', ''],
    [` ${'x'.repeat(SEARCH_QUERY_MAX_LENGTH)}`, 'x'.repeat(SEARCH_QUERY_MAX_LENGTH)],
    [`${'x'.repeat(SEARCH_QUERY_MAX_LENGTH - 1)} y`, 'x'.repeat(SEARCH_QUERY_MAX_LENGTH - 1)],
    ['x'.repeat(SEARCH_QUERY_MAX_LENGTH - 1) + '📱', 'x'.repeat(SEARCH_QUERY_MAX_LENGTH - 1)],
  ])('[F2.4-3] %j is looked for as %j', (text, query) => {
    expect(toSearchQuery(text)).toBe(query);
  });

  test('[F2.4-3] [F7.7-3] any text becomes a query that an address can carry, and stays what it is the second time', () => {
    fc.assert(
      fc.property(anyText(600), (text) => {
        const query = toSearchQuery(text);
        expect(query.length).toBeLessThanOrEqual(SEARCH_QUERY_MAX_LENGTH);
        expect(decodeURIComponent(encodeURIComponent(query))).toBe(query);
        expect(query).not.toMatch(/\p{Cc}/u);
        expect(toSearchQuery(query)).toBe(query);
      }),
    );
  });
});
