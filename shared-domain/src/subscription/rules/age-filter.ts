import type { Offering } from '../model';
import { codePart } from './code-part';

/** F5.3-1, P9-26: too old a plan for those under 30. The named codes exactly. */
const HIDDEN_UNDER_30: ReadonlySet<string> = new Set(['X_BASIC_2025', 'MOBIL_10GB_2025']);
/** F5.3-2, P9-26: youth plans. */
const HIDDEN_OTHERWISE: ReadonlySet<string> = new Set(['MOBIL_X_UNG', 'X_UNG_2025_2', 'MOBIL_X_UNG_2025_2', '10GB_UNG', 'MOBIL_10GB_UNG']);

export interface OfferingFilter {
  readonly isUnder30: boolean;
  /** 'Only under 30' keeps youth and children's plans only (F5.3-3). */
  readonly onlyUnder30?: boolean;
  /** Shows plans that are flagged isHidden (F5.3-4). */
  readonly showHidden?: boolean;
}

/** The plans that a visitor may choose among (F5.3-1..4). */
export function filterOfferings<Plan extends Pick<Offering, 'offeringCode' | 'isHidden' | 'isUngSubscription' | 'isBarnSubscription'>>(
  offerings: readonly Plan[],
  { isUnder30, onlyUnder30 = false, showHidden = false }: OfferingFilter,
): Plan[] {
  const hidden = isUnder30 ? HIDDEN_UNDER_30 : HIDDEN_OTHERWISE;
  return offerings.filter((plan) => {
    if (plan.isHidden && !showHidden) return false;
    if (onlyUnder30) return plan.isUngSubscription || plan.isBarnSubscription;
    return !hidden.has(codePart(plan.offeringCode));
  });
}
