import { COMMITMENT_MONTHS } from './binding';

export interface BundleOfferFacts {
  readonly isNewSubscription: boolean;
  readonly bindingMonths: number;
}

/** Whether a bundle offer applies (F9.12-1): to a new subscription with 12 months' binding. */
export const isBundleOffered = ({ isNewSubscription, bindingMonths }: BundleOfferFacts): boolean =>
  isNewSubscription && bindingMonths === COMMITMENT_MONTHS;
