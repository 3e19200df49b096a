import type { Insurance } from '../model';

/** The code that means no insurance (P3-31): 'Nei takk'. */
export const NO_INSURANCE = 'NONE';

/** The insurances to choose from; declining is a choice of its own, with a text of the shop (P3-31, P2-40). */
export const offeredInsurances = (insurances: readonly Insurance[]): readonly Insurance[] =>
  insurances.filter(({ code }) => code !== NO_INSURANCE);

/** The chosen insurance; null when it was declined, not chosen yet, or is not offered. */
export const chosenInsurance = (insurances: readonly Insurance[], code: string | null): Insurance | null =>
  offeredInsurances(insurances).find((insurance) => insurance.code === code) ?? null;
