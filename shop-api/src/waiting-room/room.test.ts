import { estimateWait } from './room';

const unknown = { admitted: 0, minutes: 0 };

test('nothing is promised while nothing is known', () => {
  expect(estimateWait(40, unknown, null)).toBeNull();
  expect(estimateWait(40, { admitted: 2, minutes: 4 }, null)).toBeNull();
});

test('the measured pace gives a range around the place divided by the pace', () => {
  expect(estimateWait(39, { admitted: 50, minutes: 10 }, null)).toEqual({ from: 6, to: 12 });
});

test('the line is never said to be faster than the rate that is set', () => {
  expect(estimateWait(39, { admitted: 500, minutes: 10 }, 5)).toEqual(estimateWait(39, unknown, 5));
});

test('whoever is next waits at most a minute', () => {
  expect(estimateWait(0, { admitted: 100, minutes: 1 }, null)).toEqual({ from: 0, to: 1 });
});
