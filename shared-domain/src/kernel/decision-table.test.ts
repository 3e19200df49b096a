import fc from 'fast-check';
import { firstMatch, otherwise, type Rule } from './decision-table';

const SIGNS = [
  { id: 'negative', when: (amount) => amount < 0, then: 'below' },
  { id: 'small', when: (amount) => amount < 10, then: 'small' },
  { id: 'rest', when: otherwise, then: 'large' },
] as const satisfies readonly Rule<number, string>[];

test.each([
  [-1, 'below'],
  [0, 'small'],
  [9, 'small'],
  [10, 'large'],
])('the first row that matches %d decides: %s', (amount, expected) => {
  expect(firstMatch(SIGNS, amount)).toBe(expected);
});

test('a table in which no row matches is a defect', () => {
  expect(() => firstMatch(SIGNS.slice(0, 2), 10)).toThrow('No row of the decision table matches');
  expect(() => firstMatch([], 1)).toThrow(Error);
});

test('an outcome may be anything, also one that counts as false', () => {
  expect(firstMatch<number, string>([{ id: 'none', when: otherwise, then: '' }], 1)).toBe('');
  expect(firstMatch<number, null>([{ id: 'none', when: otherwise, then: null }], 1)).toBeNull();
});

test('the first match wins, and rows after it are not evaluated', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), (answers) => {
      const asked: number[] = [];
      const table = [...answers, true].map((matches, place): Rule<null, number> => ({
        id: String(place),
        when: () => {
          asked.push(place);
          return matches;
        },
        then: place,
      }));
      const first = [...answers, true].indexOf(true);
      expect(firstMatch(table, null)).toBe(first);
      expect(asked).toEqual(Array.from({ length: first + 1 }, (_, place) => place));
    }),
  );
});
