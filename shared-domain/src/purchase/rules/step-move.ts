import type { PurchaseText } from '../model';
import type { StepState } from './step-state';

export type StepMove = 'next' | 'back' | 'close';

const TARGETS: Readonly<Record<StepMove, (state: StepState) => number>> = {
  next: ({ nextStepIndex, selectedStepIndex }) => nextStepIndex ?? selectedStepIndex,
  back: ({ previousStepIndex }) => previousStepIndex ?? 0,
  close: () => 0,
};

/** The step after a move (P4-23, P4-28, P4-29): on the last step next stays, on the first back stays; closing returns to the first. */
export const stepAfter = (state: StepState, move: StepMove): number => TARGETS[move](state);

/** The text of the back button; null on the first step, which has none (P4-14). */
export const previousButtonText = ({ selectedStepIndex }: Pick<StepState, 'selectedStepIndex'>): PurchaseText | null =>
  selectedStepIndex === 0 ? null : { key: 'previous' };
