import { addOre, type Ore, timesOre, ZERO } from '../../money';
import type { Offering } from '../model';
import { COMMITMENT_MONTHS } from './binding';
import { amountForRealm } from './business-terms';
import { listPrice, type ListPriceFacts } from './list-price';

/** What a plan commits its buyer to, as the law wants it beside the price. Amounts without mva. for a business. */
export interface PlanTerms {
  /** Months that the buyer is bound; 0: none. */
  readonly bindingMonths: number;
  /** The least that the plan costs in all, with what is paid once. */
  readonly minimumTotal: Ore;
  /** What the first 12 months cost; null for a plan that does not last a year by itself. */
  readonly firstYear: Ore | null;
}

const MONTHS_OF_YEAR = 12;
/** A business plan requires an agreement of 24 months (F6-10). */
const BUSINESS_MONTHS = 24;
/** A trial lasts two months (F9.5-6). */
const TRIAL_MONTHS = 2;

function monthsBound(
  { bindingMonths }: Pick<Offering, 'bindingMonths'>,
  { realm, hasCommitment }: ListPriceFacts,
): number {
  if (bindingMonths !== undefined) return bindingMonths;
  if (realm === 'B2B') return BUSINESS_MONTHS;
  return hasCommitment ? COMMITMENT_MONTHS : 0;
}

/** Binding, minimum total and first year of a plan (F3.3-2, F6-10, F9.5-1, F9.5-6). */
export function planTerms(offering: Offering, facts: ListPriceFacts = {}): PlanTerms {
  const { amount, isPrepaid } = listPrice(offering, facts);
  const shown = (price: Ore): Ore => amountForRealm(price, facts.realm ?? 'B2C');
  if (isPrepaid) return { bindingMonths: 0, minimumTotal: shown(amount), firstYear: null };
  if (offering.isTryBuySubscription)
    return { bindingMonths: 0, minimumTotal: shown(timesOre(amount, TRIAL_MONTHS)), firstYear: null };
  const bindingMonths = monthsBound(offering, facts);
  const once = offering.upfrontOfferingPrice ?? ZERO;
  // The discounts of the first year and of the commitment end with the first 12 months.
  const later = listPrice({ ...offering, firstYearDiscountAmount: ZERO }, { ...facts, hasCommitment: false }).amount;
  const after = (months: number): Ore => {
    const ofFirstYear = Math.min(months, MONTHS_OF_YEAR);
    return shown(addOre(timesOre(amount, ofFirstYear), timesOre(later, months - ofFirstYear), once));
  };
  return {
    bindingMonths,
    minimumTotal:
      offering.minTotalPrice === undefined ? after(Math.max(bindingMonths, 1)) : shown(offering.minTotalPrice),
    firstYear: after(MONTHS_OF_YEAR),
  };
}
