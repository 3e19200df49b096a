import type { Catalogue } from './model';
import { responseCache } from './response-cache';

const aCatalogue = (): Catalogue => ({ version: 1 }) as Catalogue;

test('an answer is made once for each question and catalogue', () => {
  const answers = responseCache();
  const catalogue = aCatalogue();
  let made = 0;
  const make = (): object => ({ n: (made += 1) });
  expect([answers(catalogue, 'list', make).body, answers(catalogue, 'list', make).body]).toEqual([
    '{"n":1}',
    '{"n":1}',
  ]);
  expect(answers(catalogue, 'other', make).body).toBe('{"n":2}');
  expect(answers(aCatalogue(), 'list', make).body).toBe('{"n":3}');
});

test('a failed answer is not cached', () => {
  const answers = responseCache();
  const catalogue = aCatalogue();
  expect(() =>
    answers(catalogue, 'list', () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(answers(catalogue, 'list', () => 1).body).toBe('1');
});
