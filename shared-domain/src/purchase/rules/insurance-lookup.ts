import type { CartAnswer } from '../../cart';
import type { Realm } from '../../contracts/realm';
import { defaultOfferingCode, insuranceOfferingCode } from '../../subscription';
import type { InsuranceLookup } from '../model';

export interface InsuranceLookupFacts {
  readonly realm: Realm;
  readonly sku: string;
  /** The chosen plan, KEEP_EXISTING_CODE for a kept one, or null without a plan. */
  readonly planCode: string | null;
  readonly icim?: string | undefined;
  /** P3-10, of the financing option. */
  readonly defaultOfferingCode?: string | undefined;
  /** Of offering codes, e.g. 'FJELL'. */
  readonly codePrefix: string;
  readonly cart: Pick<CartAnswer, 'cart'> | null;
  /** The product in the cart; null before it is there. */
  readonly cartItemId: string | null;
}

/** What insurances are asked for with (P7-5, P7-18, F7.4-1); null where none are offered: without a plan, and to all but consumers. */
export function toInsuranceLookup(facts: InsuranceLookupFacts): InsuranceLookup | null {
  const { realm, sku, planCode, icim, codePrefix, cart, cartItemId } = facts;
  if (realm !== 'B2C' || planCode === null) return null;
  const defaultCode = facts.defaultOfferingCode ?? defaultOfferingCode(codePrefix);
  return {
    realm,
    sku,
    offeringCode: insuranceOfferingCode({ offeringCode: planCode, icim, defaultCode }),
    subscriptions: cart?.cart.subscriptions.map(({ id }) => id) ?? [],
    id: cartItemId ?? sku,
  };
}
