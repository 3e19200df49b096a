import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clipRing, decodeArcs, simplifyLine } from './outline.mjs';

test('arcs are sums of steps, scaled to degrees', () => {
  const transform = { scale: [0.1, 0.1], translate: [10, 60] };
  const [arc] = decodeArcs({ transform, arcs: [[[0, 0], [10, 20], [-10, 0]]] }); // oxfmt-ignore
  assert.deepEqual(arc, [
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
  assert.deepEqual(
    simplifyLine(line, () => 1),
    [line[0], line[2], line[3]],
  );
  assert.deepEqual(
    simplifyLine(line, () => 0.1),
    line,
  );
});

test('a ring that ends where it begins keeps its shape', () => {
  const ring = [[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]]; // oxfmt-ignore
  assert.deepEqual(
    simplifyLine(ring, () => 1),
    ring,
  );
});

test('what is outside the box is cut off', () => {
  const ring = [[-5, 2], [5, 2], [5, 8], [-5, 8]]; // oxfmt-ignore
  const clipped = clipRing(ring, [10, 10]);
  assert.equal(clipped.length, 4);
  assert.deepEqual(new Set(clipped.map(String)), new Set(['0,2', '5,2', '5,8', '0,8']));
});
