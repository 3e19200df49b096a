import type { SubscriptionText } from '../model';
import type { AccountRow } from './account-row';
import { isSelectable } from './usable-subscription';

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
