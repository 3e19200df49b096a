import { type Ore, toOre } from '../../money';
import type { FinancingOptionId } from '../model';

/** Months of the lease that leads. */
const LEADING_MONTHS = 24;
/** Below this the full price leads: a small sum a month says less than what the product costs. */
const CHEAPEST_BY_MONTH: Ore = toOre(3_000);

export interface LeadingFacts {
  /** With mva.; null: the product is not sold at once. */
  readonly fullPrice: Ore | null;
  /** Months of the leases it is sold by. */
  readonly leaseMonths: readonly number[];
  /** Months of the equipment agreement; absent for everyone else. */
  readonly agreementMonths?: string | undefined;
}

/**
 * The way to pay that a product is shown with until the visitor chooses one, on its card and on its page: the agreement for its customers,
 * else the 24-month lease of a product that costs more, else the full price. It is the default of P4-36.
 */
export function leadingOption({ fullPrice, leaseMonths, agreementMonths }: LeadingFacts): FinancingOptionId {
  if (agreementMonths !== undefined) return `ukko${agreementMonths}`;
  const isCheap = fullPrice !== null && fullPrice < CHEAPEST_BY_MONTH;
  return !isCheap && leaseMonths.includes(LEADING_MONTHS) ? `lease${LEADING_MONTHS}` : 'upfront';
}
