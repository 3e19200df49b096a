import type { Offering } from '../model';
import { codePart } from './code-part';

/** Plans hidden from visitors under 30, with their later generations (F5.3-1, P9-26). */
const HIDDEN_UNDER_30: ReadonlySet<string> = new Set(['X_BASIC_2025', 'MOBIL_10GB_2025']);
/** Youth plans, hidden from everyone else (F5.3-2, P9-26). */
const HIDDEN_OTHERWISE: ReadonlySet<string> = new Set([
  'MOBIL_X_UNG',
  'X_UNG_2025_2',
  'MOBIL_X_UNG_2025_2',
  '10GB_UNG',
  'MOBIL_10GB_UNG',
]);

/** Whether a code is named, or is a later generation ('_2', '_3') of a named one. */
const isNamed = (codes: ReadonlySet<string>, part: string): boolean =>
  codes.has(part) || codes.has(part.replace(/_\d$/, ''));

export interface OfferingFilter {
  readonly isUnder30: boolean;
  /** 'Only under 30' keeps youth and children's plans only (F5.3-3). */
  readonly onlyUnder30?: boolean;
  /** No plan is flagged isHidden, whatever its age limit or its own flag (F5.3-4). */
  readonly showHidden?: boolean;
}

type Filtered = Pick<Offering, 'offeringCode' | 'isHidden' | 'isUngSubscription' | 'isBarnSubscription'>;

/** The plans, those that are not for the visitor flagged isHidden (F5.3-1, F5.3-2, F5.3-4). A plan whose flag stays is the same object. */
export function flagHidden<Plan extends Filtered>(
  offerings: readonly Plan[],
  { isUnder30, showHidden = false }: Omit<OfferingFilter, 'onlyUnder30'>,
): Plan[] {
  const hiddenCodes = isUnder30 ? HIDDEN_UNDER_30 : HIDDEN_OTHERWISE;
  return offerings.map((plan) => {
    const isHidden = !showHidden && (plan.isHidden || isNamed(hiddenCodes, codePart(plan.offeringCode)));
    return isHidden === plan.isHidden ? plan : { ...plan, isHidden };
  });
}

/** The plans that a visitor may choose among (F5.3-1..4, P9-26). */
export function filterOfferings<Plan extends Filtered>(
  offerings: readonly Plan[],
  { isUnder30, onlyUnder30 = false, showHidden = false }: OfferingFilter,
): Plan[] {
  const shown = flagHidden(offerings, { isUnder30: isUnder30 || onlyUnder30, showHidden }).filter(
    ({ isHidden }) => !isHidden,
  );
  return onlyUnder30
    ? shown.filter(({ isUngSubscription, isBarnSubscription }) => isUngSubscription || isBarnSubscription)
    : shown;
}
