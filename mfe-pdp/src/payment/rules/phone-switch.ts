import { isSwitchOption } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';
import type { PurchaseText } from 'shared-domain/purchase';

const WITHOUT: ReadonlySet<string> = new Set(['TABLET', 'MODEM']);

/** Whether a product may be attached to the buyer's existing subscription (P6-11). @param productType P3-1 */
export const supportsExistingSubscription = (productType: string): boolean => !WITHOUT.has(productType);

/** The link to the agreements on 'Min Side', where the phone to swap is chosen (P6-5, P2-25); null where it is not shown. */
export function switchPhoneLink({
  realm,
  isLoggedIn,
  productType,
  option,
}: {
  readonly realm: Realm;
  readonly isLoggedIn: boolean;
  readonly productType: string;
  readonly option: string;
}): { readonly text: PurchaseText; readonly href: string } | null {
  if (realm !== 'B2C' || isLoggedIn || !supportsExistingSubscription(productType) || isSwitchOption(option))
    return null;
  return { text: { key: 'chooseAgreement' }, href: PATHS.agreements };
}
