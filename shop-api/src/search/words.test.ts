import fc from 'fast-check';
import { toSynonyms } from './synonyms';
import { editDistance, toParts, toSound, toStem, toWords } from './words';

test.each([
  ['iPhone 17 Pro', ['iphone', '17', 'pro']],
  ['WH-1000XM6', ['wh', '1000xm6']],
  ['Galaxy S26+', ['galaxy', 's26', 'plus']],
  ['  ', []],
])('%j has the words %j', (text, words) => {
  expect(toWords(text)).toEqual(words);
});

test('a word falls into its digits and letters', () => {
  expect(toParts('1000xm6')).toEqual(['1000', 'xm', '6']);
});

test.each([
  ['hoyttalere', 'hoyttaler'],
  ['abonnementet', 'abonnementer'],
  ['fakturaer', 'faktura'],
])('%s and %s have one stem', (one, other) => {
  expect(toStem(one)).not.toBeNull();
  expect(toStem(one)).toBe(toStem(other));
});

test.each([
  ['ifone', 'iphone'],
  ['dexel', 'deksel'],
  ['galakxy', 'galaxy'],
])('%s sounds like %s', (typed, word) => {
  expect(toSound(typed)).toBe(toSound(word));
});

test.each(['lad', 'lader', 's25ultra'])('%s has no stem that says anything', (word) => {
  expect(toStem(word)).toBeNull();
});

describe('typing errors', () => {
  test.each([
    ['iphone', 'iphone', 0],
    ['ipone', 'iphone', 1],
    ['ihpone', 'iphone', 1],
    ['iphhone', 'iphone', 1],
    ['iphona', 'iphone', 1],
    ['samusgn', 'samsung', 2],
    ['nokia', 'iphone', 3],
  ])('%s and %s: %i', (typed, word, errors) => {
    expect(editDistance(typed, word, 2)).toBe(errors);
  });

  test('what is behind an unfinished word costs nothing', () => {
    expect(editDistance('samsn', 'samsung', 1, true)).toBe(1);
    expect(editDistance('sams', 'samsung', 1, true)).toBe(0);
    expect(editDistance('sams', 'samsung', 1)).toBe(2);
  });

  test('one change costs one at most, and both ways cost the same', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.nat(7), (one, other, place) => {
        expect(editDistance(one, other, 8)).toBe(editDistance(other, one, 8));
        const without = one.slice(0, place) + one.slice(place + 1);
        expect(editDistance(without, one, 8)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test('a word, its other forms and its spelling in two words mean the same', () => {
  const { meaningsOf, isIgnored } = toSynonyms({
    cheap: [],
    ignored: ['på'],
    groups: [{ words: ['nødladere', 'power bank'], means: ['Nødlader'] }],
  });
  expect(meaningsOf('nodladere')).toEqual(['nodlader']);
  expect(meaningsOf('nodlader')).toEqual(['nodlader']);
  expect(meaningsOf('powerbank')).toEqual(['nodlader']);
  expect(meaningsOf('kabel')).toEqual([]);
  expect([isIgnored('pa'), isIgnored('pad')]).toEqual([true, false]);
});
