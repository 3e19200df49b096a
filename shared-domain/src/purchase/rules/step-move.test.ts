import { threeSteps } from '../testing';
import { previousButtonText, stepAfter } from './step-move';
import { resolveStepState } from './step-state';

const at = (index: number) => resolveStepState(threeSteps(), index);

test.each([
  ['[P4-23]', 1, 'next', 2],
  ['[P4-28]', 0, 'next', 1],
  ['[P4-28]', 2, 'next', 2],
  ['[P4-29]', 2, 'back', 1],
  ['[P4-29]', 1, 'back', 0],
  ['[P4-29]', 0, 'back', 0],
  ['[P4-29]', 2, 'close', 0],
] as const)('%s from step %j %s leads to step %j', (_, from, move, to) => {
  expect(stepAfter(at(from), move)).toBe(to);
});

test('[P4-14] back shows from the second step on', () => {
  expect([0, 1, 2].map((index) => previousButtonText(at(index)))).toEqual([
    null,
    { key: 'previous' },
    { key: 'previous' },
  ]);
});
