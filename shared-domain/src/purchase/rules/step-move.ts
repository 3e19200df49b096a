import type { PurchaseText } from '../model';
import type { StepState } from './step-state';

export type StepMove = 'next' | 'back' | 'close';

const TARGETS: Readonly<Record<StepMove, (state: StepState) => number>> = {
  next: ({ nextStepIndex, selectedStepIndex }) => nextStepIndex ?? selectedStepIndex, // P4-23, P4-28
  back: ({ previousStepIndex }) => previousStepIndex ?? 0, // P4-29
  close: () => 0, // P4-29
};

/** The step that a move leads to (P4-23, P4-28, P4-29). Next stays on the last step, back on the first; closing starts over. */
export const stepAfter = (state: StepState, move: StepMove): number => TARGETS[move](state);

/** The text of the button that leads back; null on the first step, which has none (P4-14). */
export const previousButtonText = ({ selectedStepIndex }: Pick<StepState, 'selectedStepIndex'>): PurchaseText | null =>
  selectedStepIndex === 0 ? null : { key: 'previous' };
