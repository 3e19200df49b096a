import type { PurchaseStep, PurchaseText } from 'shared-domain/purchase';
import { isNextDisabled, type NextButton, resolveNextButton } from './buy-button';
import { type Position, positionOf, type MachineInput } from './purchase-position';
import type { PurchaseState } from './purchase-state';
import { previousButtonText } from './step-state';
import { showsStepIndicator } from './steps';

/** The purchase as the page shows it. */
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
export function purchaseView(state: PurchaseState, facts: MachineInput): PurchaseView {
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
  facts: MachineInput & { readonly option: string },
  { step, isLastStep, numberOfSteps }: Position,
): PurchaseView['next'] {
  const button = resolveNextButton({ ...facts, step, isLastStep, stepCount: numberOfSteps });
  return { ...button, isDisabled: isNextDisabled(facts) };
}

type ExtrasStep = Exclude<PurchaseStep, 'finance'>;

export interface ExtrasModal {
  readonly title: PurchaseText;
  readonly heading: PurchaseText;
  /** The choice of no insurance; null where there is nothing to decline. */
  readonly declineText: PurchaseText | null;
  readonly backText: PurchaseText;
  readonly continueText: PurchaseText;
  readonly isContinueDisabled: boolean;
}

const HEADINGS: Readonly<Record<ExtrasStep, PurchaseText>> = {
  insurance: { key: 'insuranceQuestion' },
  accessories: { key: 'accessoriesQuestion' },
};

/** Texts and state of the modal with the insurance and the accessories step (P2-40, P4-25). */
export const extrasModal = ({
  step,
  isLastStep,
  insuranceCode,
}: {
  readonly step: ExtrasStep;
  readonly isLastStep: boolean;
  /** 'NONE' declines the insurance; null: nothing chosen yet. */
  readonly insuranceCode: string | null;
}): ExtrasModal => ({
  title: { key: 'recommendations' },
  heading: HEADINGS[step],
  declineText: step === 'insurance' ? { key: 'declineInsurance' } : null,
  backText: { key: 'back' },
  continueText: { key: isLastStep ? 'goToCheckout' : 'next' },
  isContinueDisabled: step === 'insurance' && insuranceCode === null,
});
