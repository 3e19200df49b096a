import type { PurchaseText, Step } from 'shared-domain/purchase';

/** The current step of a purchase and its neighbours (P4-6). Indices count the steps of this purchase from 0. */
export interface StepState {
  readonly selectedStepIndex: number;
  /** Null on the last step. */
  readonly nextStepIndex: number | null;
  /** Null on the first step. */
  readonly previousStepIndex: number | null;
  /** Steps that are not skipped. */
  readonly numberOfSteps: number;
  readonly isLastStep: boolean;
  /** Which steps are skipped, in their order. */
  readonly skipped: readonly boolean[];
}

/**
 * The state of the steps; next and previous are the nearest ones that are not skipped (P4-5, P4-6).
 *
 * @param wanted index of the step to show; a step that does not exist, or is skipped, gives the first
 */
export function resolveStepState(steps: readonly Step[], wanted: number): StepState {
  const visible = steps.flatMap(({ isSkipped }, index) => (isSkipped ? [] : [index]));
  const selectedStepIndex = visible.includes(wanted) ? wanted : (visible[0] ?? 0);
  const nextStepIndex = visible.find((index) => index > selectedStepIndex) ?? null;
  return {
    selectedStepIndex,
    nextStepIndex,
    previousStepIndex: visible.findLast((index) => index < selectedStepIndex) ?? null,
    numberOfSteps: visible.length,
    isLastStep: nextStepIndex === null,
    skipped: steps.map(({ isSkipped }) => isSkipped),
  };
}

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
