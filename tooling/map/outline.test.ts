import { clipRing, decodeArcs, simplifyLine } from './outline.mjs';

test('arcs are sums of steps, scaled to degrees', () => {
  const transform = { scale: [0.1, 0.1], translate: [10, 60] };
  const [arc] = decodeArcs({ transform, arcs: [[[0, 0], [10, 20], [-10, 0]]] }); // oxfmt-ignore
  expect(arc).toEqual([
    [10, 60],
    [11, 62],
    [10, 62],
  ]);
});

test('a point near the line between its neighbours is left out, a far one stays', () => {
  const line = [
    [0, 0],
    [5, 0.5],
    [10, 0],
    [10, 8],
  ];
  expect(simplifyLine(line, () => 1)).toEqual([line[0], line[2], line[3]]);
  expect(simplifyLine(line, () => 0.1)).toEqual(line);
});

test('a ring that ends where it begins keeps its shape', () => {
  const ring = [[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]]; // oxfmt-ignore
  expect(simplifyLine(ring, () => 1)).toEqual(ring);
});

test('what is outside the box is cut off', () => {
  const ring = [[-5, 2], [5, 2], [5, 8], [-5, 8]]; // oxfmt-ignore
  const clipped = clipRing(ring, [10, 10]);
  expect(clipped).toHaveLength(4);
  expect(new Set(clipped.map(String))).toEqual(new Set(['0,2', '5,2', '5,8', '0,8']));
});
