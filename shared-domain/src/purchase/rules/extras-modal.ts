import type { PurchaseStep, PurchaseText } from '../model';

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

export interface ExtrasModalFacts {
  readonly step: ExtrasStep;
  readonly isLastStep: boolean;
  /** 'NONE' declines the insurance; null: nothing chosen yet. */
  readonly insuranceCode: string | null;
}

const HEADINGS: Readonly<Record<ExtrasStep, PurchaseText>> = {
  insurance: { key: 'insuranceQuestion' },
  accessories: { key: 'accessoriesQuestion' },
};

/** Texts and state of the modal with the insurance and the accessories step (P2-40, P4-25). */
export const extrasModal = ({ step, isLastStep, insuranceCode }: ExtrasModalFacts): ExtrasModal => ({
  title: { key: 'recommendations' },
  heading: HEADINGS[step],
  declineText: step === 'insurance' ? { key: 'declineInsurance' } : null,
  backText: { key: 'back' },
  continueText: { key: isLastStep ? 'goToCheckout' : 'next' },
  isContinueDisabled: step === 'insurance' && insuranceCode === null,
});
