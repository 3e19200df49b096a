import type { Offering } from '../model';
import { filterOfferings } from './age-filter';
import { resolvePlanKind } from './plan-kind';

type Youth = Pick<
  Offering,
  | 'offeringCode'
  | 'isHidden'
  | 'isUngSubscription'
  | 'isBarnSubscription'
  | 'type'
  | 'billingType'
  | 'isTryBuySubscription'
>;

/** Its watches are for children: the age is not asked for. */
const KIDS_WATCH_BRAND = 'xplora';

export interface Under30Facts<Plan extends Youth> {
  readonly offerings: readonly Plan[];
  readonly isLoggedIn: boolean;
  readonly productBrand: string;
}

/**
 * The first plan of the youth list (P4-49).
 *
 * @param offerings in the order in which they are shown
 * @returns null when there is no youth list
 */
export const firstYouthPlan = <Plan extends Youth>(offerings: readonly Plan[]): Plan | null =>
  filterOfferings(offerings, { isUnder30: true }).find((plan) => resolvePlanKind(plan) === 'youth') ?? null;

/** Whether the 'Under 30?' toggle is shown (P6-3): to anonymous visitors with a youth list, not beside a children's watch. */
export function showsUnder30Toggle<Plan extends Youth>({
  offerings,
  isLoggedIn,
  productBrand,
}: Under30Facts<Plan>): boolean {
  return !isLoggedIn && productBrand.toLowerCase() !== KIDS_WATCH_BRAND && firstYouthPlan(offerings) !== null;
}
