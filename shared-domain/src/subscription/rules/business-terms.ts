import { type Ore, withoutVat } from '../../money';
import type { SubscriptionText } from '../model';

type BuyerRealm = 'B2C' | 'B2B' | 'UKKO';

export interface BusinessTerms {
  /** The note beside every price (P6-14, F6-10). */
  readonly vatNote: SubscriptionText;
  /** Under a plan's price (F6-10). */
  readonly agreement: SubscriptionText;
}

const TERMS: BusinessTerms = {
  vatNote: { key: 'withoutVat' },
  agreement: { key: 'agreementRequired' },
};

/** Notes beside a plan's price for a business (P6-14, F6-10); null for others. */
export const businessTerms = (realm: BuyerRealm): BusinessTerms | null => (realm === 'B2B' ? TERMS : null);

/** An amount incl. mva. as the realm sees it: a business sees it without (P6-14). */
export const amountForRealm = (amount: Ore, realm: BuyerRealm): Ore => (realm === 'B2B' ? withoutVat(amount) : amount);
