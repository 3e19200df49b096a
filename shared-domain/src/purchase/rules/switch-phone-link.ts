import { isSwitchOption } from '../../catalogue';
import { PATHS } from '../../contracts/paths';
import type { Realm } from '../../contracts/realm';
import type { PurchaseText } from '../model';
import { supportsExistingSubscription } from './existing-subscription';

export interface SwitchPhoneFacts {
  readonly realm: Realm;
  readonly isLoggedIn: boolean;
  readonly productType: string;
  readonly option: string;
}

/** The link to the agreements on 'Min Side', where the phone to swap is chosen (P6-5, P2-25); null where it is not shown. */
export function switchPhoneLink({
  realm,
  isLoggedIn,
  productType,
  option,
}: SwitchPhoneFacts): { readonly text: PurchaseText; readonly href: string } | null {
  if (realm !== 'B2C' || isLoggedIn || !supportsExistingSubscription(productType) || isSwitchOption(option))
    return null;
  return { text: { key: 'chooseAgreement' }, href: PATHS.agreements };
}
