import { toSwatches } from './colour-swatches';

test.each([
  [[], [], 0],
  [['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'], 0],
  [['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b', 'c', 'd'], 2],
])('[P9-11] %j', (all, colours, moreColours) => {
  expect(toSwatches(all)).toEqual({ colours, moreColours });
});
