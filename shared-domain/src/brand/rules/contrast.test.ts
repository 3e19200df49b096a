import { contrast } from './contrast';

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
