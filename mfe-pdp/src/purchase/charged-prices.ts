import type { PlanPrice, ProductDetails, ProductVariant } from 'shared-domain/catalogue';
import type { Ore } from 'shared-domain/money';

type Prices = ProductVariant['prices'];

/** A price that a campaign may have lowered. */
interface Charged {
  /** The campaign's code, which goes with the product to the cart (P7-10). */
  readonly discountCode?: string;
  /** The price without the campaign. */
  readonly listed?: { readonly upfront: Ore; readonly monthly?: Ore };
}

/** The campaign behind a price, and the price without it; empty without one. */
export const chargedBy = (price: Charged | PlanPrice | NonNullable<Prices['upfront']> | null | undefined): Charged =>
  (price ?? {}) as Charged;

interface Lowered<Campaign> {
  readonly campaign?: Campaign | undefined;
  readonly membersCampaign?: Campaign | undefined;
}

export interface ChargedBuyer {
  readonly isLoggedIn: boolean;
  /** Codes of campaigns that the cart has refused. */
  readonly refused: readonly string[];
}

/** A price as this buyer pays it. */
export function charge<Campaign extends { readonly discountCode: string }, Price extends Lowered<Campaign>>(
  price: Price,
  { isLoggedIn, refused }: ChargedBuyer,
): Price {
  const campaign = [isLoggedIn ? price.membersCampaign : undefined, price.campaign].find(
    (each) => each && !refused.includes(each.discountCode),
  );
  return campaign ? { ...price, ...campaign, listed: price } : price;
}

const chargeAll = (prices: Prices['lease'], buyer: ChargedBuyer): Prices['lease'] =>
  Object.fromEntries(
    Object.entries(prices).map(([plan, entries]) => [plan, entries.map((entry) => charge(entry, buyer))]),
  );

/**
 * A product with the prices that this visitor pays: by the campaign that the server found for each, of those for members only when logged in
 * (P3-14, P3-27), and none that the cart has refused since.
 */
export function chargedDetails(details: ProductDetails, buyer: ChargedBuyer): ProductDetails {
  if (!details.product.webdeals?.length) return details;
  return {
    ...details,
    variants: details.variants.map(({ prices, ...variant }) => ({
      ...variant,
      prices: {
        ...prices,
        upfront: prices.upfront && charge(prices.upfront, buyer),
        lease: chargeAll(prices.lease, buyer),
        switch: chargeAll(prices.switch, buyer),
      },
    })),
  };
}
