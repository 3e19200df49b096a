import type { SubscriptionText } from '../model';
import { isSold } from './usable-subscription';

export interface OutdatedPlan {
  readonly canSelect: boolean;
  readonly warning: SubscriptionText | null;
}

/**
 * The card of the plan that is being changed (P4-50): a plan that is no longer sold cannot be selected, and a warning says
 * so; without another plan chosen it adds what to do (P8-9).
 *
 * @param hasChosenPlan another plan is chosen already
 */
export function outdatedPlan(
  offeringCode: string,
  offerings: readonly { readonly offeringCode: string }[],
  hasChosenPlan: boolean,
): OutdatedPlan {
  if (isSold(offeringCode, offerings)) return { canSelect: true, warning: null };
  return { canSelect: false, warning: { key: hasChosenPlan ? 'planNoLongerSold' : 'planNoLongerSoldChange' } };
}
