import fc from 'fast-check';
import { matchesText } from './text-match';

const item = { brand: 'Aurora', model: '5 Pro Åpen' };

test.each([
  ['', true],
  ['aurora', true],
  ['PRO aur', true],
  ['  5   pro ', true],
  ['åpen', true],
  ['aurora 6', false],
  ['aurora pro max', false],
])('[F5.5-13] %j finds it: %s', (query, expected) => {
  expect(matchesText(item, query)).toBe(expected);
});

test('[F5.5-13] the order of the words does not matter', () => {
  fc.assert(fc.property(fc.array(fc.constantFrom('aur', 'pro', '5', 'max', 'ÅPEN'), { maxLength: 4 }), (words) => matchesText(item, words.join(' ')) === matchesText(item, [...words].reverse().join(' '))));
});
