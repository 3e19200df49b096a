import type { SubscriptionText } from '../model';
import type { AccountRow } from './accounts';
import { bareCode } from './code-part';

export type SubscriptionChoice =
  | { readonly kind: 'existing'; readonly phoneNumber: string; readonly canSelect: boolean; readonly canChange: true }
  | { readonly kind: 'new'; readonly text: SubscriptionText };

/**
 * Subscriptions that a customer may attach a device to (P6-10): each own one as it is (P5-6) or changed, or a new one.
 *
 * @param offerings the plans that are sold
 * @param method of financing, e.g. 'lease'
 */
export const subscriptionChoices = (
  rows: readonly Pick<AccountRow, 'phoneNumber' | 'offeringCode'>[],
  offerings: readonly { readonly offeringCode: string }[],
  method: string,
): readonly SubscriptionChoice[] => [
  ...rows.map(
    (row) =>
      ({
        kind: 'existing',
        phoneNumber: row.phoneNumber,
        canSelect: isSelectable(row, offerings, method),
        canChange: true,
      }) as const,
  ),
  { kind: 'new', text: { key: 'buyNewPlan' } },
];

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
