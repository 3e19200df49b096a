import type { Realm } from '../../contracts/realm';
import { ZERO } from '../../money';
import type { CartAnswer } from '../model';

/** The cart before the first update, and the fallback when it cannot be read: {realm} (P7-2, F7.1-3). */
export function emptyCart(realm: Realm): CartAnswer {
  return {
    orderRef: null,
    realm,
    hasPaid: false,
    customerTypeGet: null,
    reSwitch: null,
    cart: { content: [], subscriptions: [] },
    subscriptions: [],
    totals: { monthly: ZERO, upfront: ZERO, firstInvoice: ZERO, vat: ZERO, upfrontWithoutVAT: ZERO },
    delivery: null,
  };
}
