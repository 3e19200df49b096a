import type { Step } from '../model';

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
