import fc from 'fast-check';
import { parseRecentSearches, withoutRecentSearch, withRecentSearch } from './recent-searches';

test('the last search comes first, each once whatever its case, five in all', () => {
  const searches = ['deksel', 'lader', 'Nova', 'deksel', ' ', 'NOVA ', 'ruter', 'klokke', 'kabel'];
  const kept = searches.reduce<readonly string[]>(withRecentSearch, []);
  expect(kept).toEqual(['kabel', 'klokke', 'ruter', 'NOVA', 'deksel']);
});

test('one can be removed', () => {
  expect(withoutRecentSearch(['deksel', 'lader'], 'DEKSEL')).toEqual(['lader']);
});

test('what was kept is read again', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (queries) => {
      const kept = queries.reduce<readonly string[]>(withRecentSearch, []);
      expect(parseRecentSearches(JSON.stringify(kept))).toEqual(kept);
    }),
  );
});

test.each(['', 'null', '{"a":1}', '[1,null,"  "]', '[', '"deksel"'])(
  'a text that is not ours, %j, is no search',
  (stored) => {
    expect(parseRecentSearches(stored)).toEqual([]);
  },
);
