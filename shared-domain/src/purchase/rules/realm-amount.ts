import type { Realm } from '../../contracts/realm';
import type { Ore } from '../../money';
import { amountForRealm, businessTerms } from '../../subscription';

/**
 * An amount as a realm sees it: businesses without mva. (P6-14).
 *
 * @param amount with mva.
 * @param withoutVat as the server sent it, if it did: wins over the computed amount
 */
export const amountInRealm = (realm: Realm, amount: Ore, withoutVat?: Ore): Ore =>
  realm === 'B2B' && withoutVat !== undefined ? withoutVat : amountForRealm(amount, realm);

/** The note beside prices that they are without mva., for businesses (P6-14); '' for others. */
export const vatNote = (realm: Realm): string => businessTerms(realm)?.vatNote ?? '';
