import type { SubscriptionText } from '../model';
import { bareCode } from './code-part';

type Coded = { readonly offeringCode: string };

/** Whether a plan is still sold: it is in the list, whatever its suffix (P4-50). */
export const isSold = (offeringCode: string, offerings: readonly Coded[]): boolean =>
  offerings.some((each) => bareCode(each.offeringCode) === bareCode(offeringCode));

/**
 * Whether an existing subscription may be selected (P5-6): its plan is sold, or the method is not lease.
 *
 * @param method of financing, e.g. 'lease', 'switch'
 */
export const isSelectable = ({ offeringCode }: Coded, offerings: readonly Coded[], method: string): boolean =>
  method !== 'lease' || isSold(offeringCode, offerings);

/** The message to a customer without a subscription that may be selected (P8-8); null when there is one. */
export function noUsableSubscriptionText(
  subscriptions: readonly Coded[],
  offerings: readonly Coded[],
  method: string,
): SubscriptionText | null {
  if (subscriptions.some((each) => isSelectable(each, offerings, method))) return null;
  return { key: 'noUsablePlan' };
}
