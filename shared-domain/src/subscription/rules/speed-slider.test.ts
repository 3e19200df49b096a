import fc from 'fast-check';
import { snapToSlot } from './speed-slider';

const LOWER = (1 / 6 + 0.5) / 2;
const UPPER = (0.5 + 5 / 6) / 2;

test.each([
  [0, 0],
  [1 / 6, 0],
  [LOWER - 1e-9, 0],
  [LOWER, 1],
  [0.5, 1],
  [UPPER, 1],
  [UPPER + 1e-9, 2],
  [5 / 6, 2],
  [1, 2],
])('[F9.11-4] let go at %d the slider takes slot %d', (position, index) => {
  expect(snapToSlot(position).index).toBe(index);
});

test('[F9.11-4] it snaps to the nearest of the three centres, and stays there', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (position) => {
      const snapped = snapToSlot(position);
      const distances = [1 / 6, 0.5, 5 / 6].map((centre) => Math.abs(centre - position));
      expect(Math.abs(snapped.position - position)).toBeCloseTo(Math.min(...distances), 9);
      expect(snapToSlot(snapped.position)).toEqual(snapped);
    }),
  );
});
