import type { PurchaseStep } from '../model';

type ExtrasStep = Exclude<PurchaseStep, 'finance'>;

export interface ExtrasModal {
  readonly title: 'Vi anbefaler';
  readonly heading: string;
  /** The choice of no insurance; null where nothing has to be declined. */
  readonly declineText: 'Nei takk' | null;
  readonly backText: 'Tilbake';
  readonly continueText: 'Neste' | 'Gå til kassen';
  readonly isContinueDisabled: boolean;
}

export interface ExtrasModalFacts {
  readonly step: ExtrasStep;
  readonly isLastStep: boolean;
  /** 'NONE' is 'Nei takk'; null: nothing chosen yet. */
  readonly insuranceCode: string | null;
}

const HEADINGS: Readonly<Record<ExtrasStep, string>> = {
  insurance: 'Ønsker du forsikring?',
  accessories: 'Trenger du noe tilbehør?',
};

/** Texts and state of the modal that holds the insurance and the accessories step (P2-40, P4-25). */
export const extrasModal = ({ step, isLastStep, insuranceCode }: ExtrasModalFacts): ExtrasModal => ({
  title: 'Vi anbefaler',
  heading: HEADINGS[step],
  declineText: step === 'insurance' ? 'Nei takk' : null,
  backText: 'Tilbake',
  continueText: isLastStep ? 'Gå til kassen' : 'Neste',
  isContinueDisabled: step === 'insurance' && insuranceCode === null,
});
