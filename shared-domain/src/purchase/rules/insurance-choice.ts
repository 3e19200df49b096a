import type { Insurance } from '../model';

/** The code that means no insurance (P3-31): 'Nei takk'. */
export const NO_INSURANCE = 'NONE';

/**
 * The insurances to choose from; declining is a choice of its own, with a text of the shop (P3-31, P2-40).
 *
 * @param isScreenCovered the screen is insured anyway (P9-21): an insurance of the screen alone would be paid for nothing
 */
export const offeredInsurances = (insurances: readonly Insurance[], isScreenCovered = false): readonly Insurance[] =>
  insurances.filter(
    ({ code, coversScreenOnly = false }) => code !== NO_INSURANCE && !(isScreenCovered && coversScreenOnly),
  );

/** The chosen insurance; null when it was declined, not chosen yet, or is not offered. */
export const chosenInsurance = (insurances: readonly Insurance[], code: string | null): Insurance | null =>
  offeredInsurances(insurances).find((insurance) => insurance.code === code) ?? null;
