import type { PurchaseText } from '../model';
import { type ExtrasModal, extrasModal } from '../rules/extras-modal';
import { type NextButton, resolveNextButton } from '../rules/next-button';
import { isNextDisabled } from '../rules/next-disabled';
import { showsStepIndicator } from '../rules/step-indicator';
import { previousButtonText } from '../rules/step-move';
import { type Position, positionOf, type PurchaseFacts } from './purchase-facts';
import type { PurchaseState } from './purchase-state';

/** What a page shows of a purchase. */
export interface PurchaseView extends Position {
  /** Null: there is no way to pay. */
  readonly next: (NextButton & { readonly isDisabled: boolean }) | null;
  /** Null on the first step (P4-14). */
  readonly previousText: PurchaseText | null;
  readonly showsSteps: boolean;
  readonly dialog: 'plans' | 'extras' | null;
  /** Texts and state of the extras dialog; null on the first step. */
  readonly extras: ExtrasModal | null;
  readonly isPending: boolean;
  readonly refusal: string | null;
}

/** The page of a purchase in a state (P2-40, P2-41, P4-6..18, P4-25). */
export function purchaseView(state: PurchaseState, facts: PurchaseFacts): PurchaseView {
  const position = positionOf(state, facts);
  const { step, isLastStep, steps } = position;
  const { option } = facts;
  const isExtras = step !== 'finance';
  return {
    ...position,
    next: option === null ? null : nextOf({ ...facts, option }, position),
    previousText: previousButtonText(position),
    showsSteps: showsStepIndicator({ ...facts, steps }),
    dialog: state.isPlanDialogOpen ? 'plans' : isExtras ? 'extras' : null,
    extras: isExtras ? extrasModal({ step, isLastStep, insuranceCode: state.insuranceCode }) : null,
    isPending: state.pending !== null,
    refusal: state.refusal,
  };
}

function nextOf(
  facts: PurchaseFacts & { readonly option: string },
  { step, isLastStep, numberOfSteps }: Position,
): PurchaseView['next'] {
  const button = resolveNextButton({ ...facts, step, isLastStep, stepCount: numberOfSteps });
  return { ...button, isDisabled: isNextDisabled(facts) };
}
