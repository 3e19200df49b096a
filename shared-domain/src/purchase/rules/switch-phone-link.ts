import { isSwitchOption } from '../../catalogue';
import { PATHS } from '../../contracts/paths';
import type { Realm } from '../../contracts/realm';
import { supportsExistingSubscription } from './existing-subscription';

export interface SwitchPhoneFacts {
  readonly realm: Realm;
  readonly isLoggedIn: boolean;
  readonly productType: string;
  readonly option: string;
}

/** The link to the agreements of 'Min Side', where the phone to swap is picked (P6-5, P2-25); null for who does not see it. */
export function switchPhoneLink({
  realm,
  isLoggedIn,
  productType,
  option,
}: SwitchPhoneFacts): { readonly text: string; readonly href: string } | null {
  if (realm !== 'B2C' || isLoggedIn || !supportsExistingSubscription(productType) || isSwitchOption(option))
    return null;
  return { text: 'Velg avtale på Min Side', href: PATHS.agreements };
}
