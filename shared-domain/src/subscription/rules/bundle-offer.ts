export interface BundleOfferFacts {
  readonly isNewSubscription: boolean;
  readonly bindingMonths: number;
}

/** Commitment that a bundle requires (F9.12-1). */
const BINDING_MONTHS = 12;

/** Whether a bundle offer applies (F9.12-1): to a new subscription with 12 months' binding. */
export const isBundleOffered = ({ isNewSubscription, bindingMonths }: BundleOfferFacts): boolean =>
  isNewSubscription && bindingMonths === BINDING_MONTHS;
