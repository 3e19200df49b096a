import type { Realm } from 'shared-domain/contracts/realm';
import { getConfig } from 'shared-domain/runtime/config';

/** Where 'Gå til kassen' leads (F2.9-2, F2.9-3): by the realm of the order, not of the page around it. */
export function checkoutHref(realm: Realm): string {
  const { checkoutPaths } = getConfig();
  return realm === 'B2C' ? checkoutPaths.B2C : checkoutPaths.B2B;
}
