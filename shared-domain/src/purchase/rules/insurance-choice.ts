import type { Insurance } from '../model';

/** The code that means no insurance (P3-31): 'Nei takk'. */
export const NO_INSURANCE = 'NONE';

/** The insurances to choose among; declining is a button of its own, not a card (P3-31, P2-40). */
export const offeredInsurances = (insurances: readonly Insurance[]): readonly Insurance[] =>
  insurances.filter(({ code }) => code !== NO_INSURANCE);

/** The chosen insurance; null for 'Nei takk', for no choice yet, and for one that is not offered (any more). */
export const chosenInsurance = (insurances: readonly Insurance[], code: string | null): Insurance | null =>
  offeredInsurances(insurances).find((insurance) => insurance.code === code) ?? null;
