import type { Realm } from '../../contracts/realm';
import type { Ore } from '../../money';
import { amountForRealm } from '../../subscription';

/**
 * An amount as a realm sees it: businesses without mva. (P6-14).
 *
 * @param amount with mva.
 * @param withoutVat as the server sent it, if it did: wins over the computed amount
 */
export const amountInRealm = (realm: Realm, amount: Ore, withoutVat?: Ore): Ore =>
  realm === 'B2B' && withoutVat !== undefined ? withoutVat : amountForRealm(amount, realm);

/** Whether a realm's prices are shown without mva. (P6-14). */
export const isShownWithoutVat = (realm: Realm): boolean => realm === 'B2B';
