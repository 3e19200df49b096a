import { addOre, type Ore, timesOre, ZERO } from '../../money';
import type { Offering } from '../model';
import { COMMITMENT_MONTHS } from './binding';
import { amountForRealm } from './business-terms';
import { listPrice, type PriceTerms, type PricedOffering } from './list-price';

/** The commitments of a plan's buyer, which the law wants beside the price. */
export interface PlanTerms {
  /** Months that the buyer is bound; 0: none. */
  readonly bindingMonths: number;
  /** The least that the plan costs in all, with what is paid once. */
  readonly minimumTotal: Ore;
  /** The cost of the first 12 months; null for a plan that does not last a year by itself. */
  readonly firstYear: Ore | null;
}

const MONTHS_OF_YEAR = 12;
/** A business plan requires an agreement of 24 months (F6-10). */
const BUSINESS_MONTHS = 24;
/** A device binds its plan for so long at least, whatever the lease (F9.3-2). */
const DEVICE_MONTHS = 12;
/** A trial lasts two months (F9.5-6). */
const TRIAL_MONTHS = 2;

/** The fields that the terms of a plan are computed from. */
export type TermedOffering = PricedOffering &
  Pick<Offering, 'bindingMonths' | 'isTryBuySubscription'> & { readonly minTotalPrice?: Ore | undefined };

export interface PlanSale extends PriceTerms {
  /** Bought with a device that is paid monthly. */
  readonly withDevice?: boolean;
  /** The price per month for the first 12, where that is not its list price: one of several lines, or beside a device. */
  readonly monthly?: Ore;
}

/** The longest binding that applies: the plan's own or that of its realm, that of an offer, that of a device. */
function monthsBound(
  { bindingMonths }: Pick<Offering, 'bindingMonths'>,
  { realm = 'B2C', hasCommitment, withDevice }: PlanSale,
): number {
  return Math.max(
    bindingMonths ?? (realm === 'B2C' ? 0 : BUSINESS_MONTHS),
    hasCommitment ? COMMITMENT_MONTHS : 0,
    withDevice ? DEVICE_MONTHS : 0,
  );
}

/** Binding, minimum total and first year of a plan (F3.3-2, F6-10, F9.2-9, F9.3-2, F9.5-1, F9.5-6), all with mva. */
export function planTermsWithVat(offering: TermedOffering, facts: PlanSale = {}): PlanTerms {
  const { amount: listed, isPrepaid } = listPrice(offering, facts);
  const amount = facts.monthly ?? listed;
  if (isPrepaid) return { bindingMonths: 0, minimumTotal: listed, firstYear: null };
  if (offering.isTryBuySubscription)
    return { bindingMonths: 0, minimumTotal: timesOre(amount, TRIAL_MONTHS), firstYear: null };
  const bindingMonths = monthsBound(offering, facts);
  const once = offering.upfrontOfferingPrice ?? ZERO;
  // The discounts of the first year and of the commitment end with the first 12 months.
  const later = listPrice({ ...offering, firstYearDiscountAmount: ZERO }, { ...facts, hasCommitment: false }).amount;
  const after = (months: number): Ore => {
    const ofFirstYear = Math.min(months, MONTHS_OF_YEAR);
    return addOre(timesOre(amount, ofFirstYear), timesOre(later, months - ofFirstYear), once);
  };
  // The backend's own total is that of the plan alone, at its list price.
  const stated =
    facts.withDevice || facts.hasCommitment || facts.monthly !== undefined ? undefined : offering.minTotalPrice;
  return { bindingMonths, minimumTotal: stated ?? after(Math.max(bindingMonths, 1)), firstYear: after(MONTHS_OF_YEAR) };
}

/** The terms of a plan as the realm sees them: amounts without mva. for a business. */
export function planTerms(offering: TermedOffering, facts: PlanSale = {}): PlanTerms {
  const terms = planTermsWithVat(offering, facts);
  const shown = (amount: Ore): Ore => amountForRealm(amount, facts.realm ?? 'B2C');
  return {
    ...terms,
    minimumTotal: shown(terms.minimumTotal),
    firstYear: terms.firstYear === null ? null : shown(terms.firstYear),
  };
}
