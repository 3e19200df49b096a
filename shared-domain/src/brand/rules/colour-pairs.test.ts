import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, declaredTokens, unreadablePairs } from './colour-pairs';

const tokens = declaredTokens(readFileSync(join(__dirname, '../../ui/tokens/tokens.css'), 'utf8'));

test('every pair of tokens that meet can be read (WCAG AA)', () => {
  expect(unreadablePairs(tokens)).toEqual([]);
});

test('a colour that is too light is reported with its ratio, wherever a role refers to it', () => {
  const reported = unreadablePairs(new Map([...tokens, ['brand-700', '#a88aea']]));
  expect(reported).toContain('--brand on --ground reaches 2.8:1, 4.5:1 is needed');
  expect(reported).toContain('--on-dark on --brand reaches 2.8:1, 4.5:1 is needed');
});

test('of several declarations the last counts: a brand is laid over the tokens', () => {
  expect(declaredTokens(':root{--brand-700:#000}@layer tokens{:root{--brand-700:#fff}}').get('brand-700')).toBe('#fff');
});

test('a pair that names no token is an error, not a pass', () => {
  expect(() => unreadablePairs(new Map())).toThrow('The token --ink is not declared');
});

test('the measured values of the visual direction hold, so the tokens are the ones that were chosen', () => {
  const ratio = (one: string, other: string): number => contrast(tokens.get(one) ?? '', tokens.get(other) ?? '');
  expect(ratio('ink', 'ground')).toBeCloseTo(17.7, 0);
  expect(ratio('brand-700', 'ground')).toBeCloseTo(10, 0);
  expect(ratio('offer-900', 'offer-300')).toBeCloseTo(7.9, 0);
});

test.each([
  ['#000', '#fff', 21],
  ['#ffffff', '#000000', 21],
  ['#552596', '#552596', 1],
  ['#767676', '#fff', 4.54],
  ['#89817c', '#ffffff', 3.8],
])('%s and %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});

test('a colour in another notation is refused by name', () => {
  expect(() => contrast('rgb(1 2 3)', '#fff')).toThrow('«rgb(1 2 3)» is not a colour');
});
