import type { CartAnswer } from '../../cart';
import { isSwitchOption } from '../../catalogue';
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
  /** The prefix of offering codes, e.g. 'FJELL'. */
  readonly codePrefix: string;
  readonly cart: Pick<CartAnswer, 'cart'> | null;
  /** Id of the product's cart item; null before it is in the cart. */
  readonly cartItemId: string | null;
}

/** The request for insurances (P7-5, P7-18, F7.4-1); null where none are offered: without a plan, and in other realms than B2C. */
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

/** Whether a damaged screen is covered without a separate insurance: always with Svitsj (P9-21). */
export const includesScreenInsurance = (option: string): boolean => isSwitchOption(option);
