import { type Ore, WITHOUT_VAT_NOTE, withoutVat } from '../../money';

type BuyerRealm = 'B2C' | 'B2B' | 'UKKO';

export interface BusinessTerms {
  /** Beside every price (P6-14, F6-10). */
  readonly vatNote: string;
  /** Under a plan's price (F6-10). */
  readonly agreement: string;
}

const TERMS: BusinessTerms = {
  vatNote: WITHOUT_VAT_NOTE,
  agreement: 'Forutsetter avtaletid av abonnement i 24\u00A0md.',
};

/** Notes beside a plan's price for a business (P6-14, F6-10); null for others. */
export const businessTerms = (realm: BuyerRealm): BusinessTerms | null => (realm === 'B2B' ? TERMS : null);

/** An amount incl. mva. as the realm sees it: a business sees it without (P6-14). */
export const amountForRealm = (amount: Ore, realm: BuyerRealm): Ore => (realm === 'B2B' ? withoutVat(amount) : amount);
