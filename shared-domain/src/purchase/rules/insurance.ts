import { type CartAnswer, type PaidMonthly, paidMonthly } from '../../cart';
import { isSwitchOption } from '../../catalogue';
import type { Realm } from '../../contracts/realm';
import { type Ore, toOre } from '../../money';
import { defaultOfferingCode, insuranceOfferingCode } from '../../subscription';
import type { Insurance, InsuranceLookup, PurchaseText } from '../model';

export interface InsuranceCard {
  /** Per month, in the first months. */
  readonly price: Ore;
  /** What is paid after free months; null without them. */
  readonly later: PaidMonthly['later'];
  /** The monthly price before, struck through; null without a discount. */
  readonly before: Ore | null;
  readonly sellingPoints: readonly { readonly icon?: string | undefined; readonly text: PurchaseText }[];
}

/**
 * Prices and selling points of an insurance (P3-31): the discount price is shown where it is a reduction; [DATA] in a selling
 * point is the excess.
 *
 * @param itemPrice full price of the device
 */
export function insuranceCard(
  {
    price,
    discountPrice,
    freeMonths,
    sellingPoints,
  }: Pick<Insurance, 'price' | 'discountPrice' | 'freeMonths' | 'sellingPoints'>,
  itemPrice: Ore,
): InsuranceCard {
  const discounted = discountPrice ?? price;
  const isReduced = discounted > 0 && discounted < price;
  const excess = insuranceExcess(itemPrice);
  const { first, later } = paidMonthly({ monthly: isReduced ? discounted : price, freeMonths });
  return {
    price: first,
    later,
    before: isReduced ? price : null,
    sellingPoints: sellingPoints.map(({ icon, subtext }) => ({
      icon,
      text: { key: 'sellingPoint', values: { subtext, excess } },
    })),
  };
}

const EXPENSIVE_FROM = toOre(7_600);

/** The excess that an insured person pays of a damage: 1,000 or 600 kroner (P9-20). @param itemPrice full price of the device */
export const insuranceExcess = (itemPrice: Ore): Ore => toOre(itemPrice >= EXPENSIVE_FROM ? 1_000 : 600);

/** The code that means no insurance (P3-31): 'Nei takk'. */
export const NO_INSURANCE = 'NONE';

/**
 * The insurances to choose from; declining is a choice of its own, with a text of the shop (P3-31, P2-40).
 *
 * @param isScreenCovered the screen is insured anyway (P9-21): an insurance of the screen alone would be paid for nothing
 */
export const offeredInsurances = (insurances: readonly Insurance[], isScreenCovered = false): readonly Insurance[] =>
  insurances.filter(
    ({ code, coversScreenOnly = false }) => code !== NO_INSURANCE && !(isScreenCovered && coversScreenOnly),
  );

/** The chosen insurance; null when it was declined, not chosen yet, or is not offered. */
export const chosenInsurance = (insurances: readonly Insurance[], code: string | null): Insurance | null =>
  offeredInsurances(insurances).find((insurance) => insurance.code === code) ?? null;

/** The request for insurances (P7-5, P7-18, F7.4-1); null where none are offered: without a plan, and in other realms than B2C. */
export function toInsuranceLookup(facts: {
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
}): InsuranceLookup | null {
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
