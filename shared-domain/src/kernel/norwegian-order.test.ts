import fc from 'fast-check';
import { compareNorwegian } from './norwegian-order';
import { LETTERS, SIGNS } from './texts/alphabet';

const collator = new Intl.Collator('nb');
const orderOf = (one: string, other: string): number => Math.sign(collator.compare(one, other));
const SMALL = LETTERS.join('');

test('[F9.13-2] any two texts are in the order of Intl.Collator', () => {
  // Plain letters more often than others, so that words meet which differ by an accent or a capital only.
  const letter = fc.constantFrom(...'aabeåAEÅ', ...SMALL, ...SMALL.toUpperCase(), ...SIGNS.join(''));
  const word = fc
    .array(letter, { maxLength: 6 })
    .map((letters) => letters.join(''))
    // ICU takes an 'a' with an accent behind an 'a' as 'å' with that accent: in no word.
    .filter((text) => !/a[áàâãāå]/i.test(text));
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect([one, other, compareNorwegian(one, other)]).toEqual([one, other, orderOf(one, other)]);
    }),
    { numRuns: 1_000 },
  );
});

test('[F9.13-2] every sign and letter is before those that Intl.Collator puts behind it', () => {
  const letters = [...SIGNS.join(''), ...SMALL, ...[...SMALL].map((letter) => letter.toUpperCase()), 'aa', 'Aa', 'AA'];
  expect([...letters].sort(compareNorwegian)).toEqual([...letters].sort(collator.compare));
});

test.each([
  ['Zeta', 'Ærlig', 'Ørn', 'Åsen'],
  ['Aurora', 'Kvist', 'Aasen'],
  ['Koboltblå', 'koboltblaa', 'Koboltblaa'],
  ['grønn', 'Grønn', 'grønnere'],
  ['cafe', 'café', 'cafeer'],
  ['64 GB', '640', '64GB', 'a'],
])('[F9.13-2] %s, %s, %s', (...words) => {
  expect([...words].reverse().sort(compareNorwegian)).toEqual(words);
});

test('[F9.13-2] letters of other alphabets come last', () => {
  expect(['Я', 'Å', '中', '…'].sort(compareNorwegian)).toEqual(['…', 'Å', 'Я', '中']);
});
