import fc from 'fast-check';
import type { Step } from 'shared-domain/purchase';
import { threeSteps } from 'shared-domain/purchase/testing';
import { previousButtonText, resolveStepState, stepAfter } from './step-state';

describe('step state', () => {
  const skipping = (...skipped: readonly boolean[]): Step[] =>
    skipped.map((isSkipped) => ({ step: 'insurance', label: { key: 'stepInsurance' }, isSkipped }));

  test.each([
    [0, { selectedStepIndex: 0, nextStepIndex: 1, previousStepIndex: null, isLastStep: false }],
    [1, { selectedStepIndex: 1, nextStepIndex: 2, previousStepIndex: 0, isLastStep: false }],
    [2, { selectedStepIndex: 2, nextStepIndex: null, previousStepIndex: 1, isLastStep: true }],
    [3, { selectedStepIndex: 0, nextStepIndex: 1, previousStepIndex: null, isLastStep: false }],
  ])('[P4-6] the state at step %j of three', (asked, state) => {
    expect(resolveStepState(threeSteps(), asked)).toEqual({
      ...state,
      numberOfSteps: 3,
      skipped: [false, false, false],
    });
  });

  test('[P4-5, P4-6] next and previous pass over skipped steps', () => {
    const steps = skipping(false, true, true, false, true);
    expect(resolveStepState(steps, 0)).toEqual({
      selectedStepIndex: 0,
      nextStepIndex: 3,
      previousStepIndex: null,
      numberOfSteps: 2,
      isLastStep: false,
      skipped: [false, true, true, false, true],
    });
    expect(resolveStepState(steps, 3)).toMatchObject({ nextStepIndex: null, previousStepIndex: 0, isLastStep: true });
    expect(resolveStepState(steps, 2).selectedStepIndex).toBe(0);
  });

  test('[P4-6] a purchase without any step is at 0', () => {
    expect(resolveStepState([], 4)).toEqual({
      selectedStepIndex: 0,
      nextStepIndex: null,
      previousStepIndex: null,
      numberOfSteps: 0,
      isLastStep: true,
      skipped: [],
    });
  });

  test('[P4-5, P4-6] going on from the first step visits every step that is not skipped, once and in order; going back the same way', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), (rest) => {
        const steps = skipping(false, ...rest);
        const visited = [0];
        for (
          let next = resolveStepState(steps, 0).nextStepIndex;
          next !== null;
          next = resolveStepState(steps, next).nextStepIndex
        )
          visited.push(next);
        const back: number[] = [];
        for (
          let at: number | null = visited.at(-1) ?? 0;
          at !== null;
          at = resolveStepState(steps, at).previousStepIndex
        )
          back.push(at);
        const shown = steps.map(({ isSkipped }, index) => (isSkipped ? -1 : index)).filter((index) => index >= 0);
        expect(visited).toEqual(shown);
        expect(back.reverse()).toEqual(shown);
        expect(resolveStepState(steps, 0).numberOfSteps).toBe(shown.length);
      }),
    );
  });
});

describe('step move', () => {
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
});
