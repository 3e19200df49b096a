import type { Realm } from '../../contracts/realm';
import { type Ore, WITHOUT_VAT_NOTE } from '../../money';
import { amountForRealm } from '../../subscription';

/** An amount incl. mva. as a realm sees it: businesses without mva. (P6-14). The wire's own amount without it wins. NOK in, øre out. */
export const amountInRealm = (realm: Realm, amount: Ore, withoutVat?: Ore): Ore =>
  realm === 'B2B' && withoutVat !== undefined ? withoutVat : amountForRealm(amount, realm);

/** What stands beside prices: businesses are told that they are without mva. (P6-14); '' for others. */
export const vatNote = (realm: Realm): string => (realm === 'B2B' ? WITHOUT_VAT_NOTE : '');
