import type { PlanPrice, ProductDetails, ProductVariant } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import {
  formatMonthly,
  formatPrice,
  monthlyParts,
  type Ore,
  type PriceParts,
  timesOre,
  ZERO,
} from 'shared-domain/money';
import { amountInRealm, isUpfront } from 'shared-domain/purchase';
import { vatNote } from '../texts/nb';
import type { Purchase } from './purchase';

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

/** The prices with each of those over time changed. */
export function eachPlanPrice(prices: Prices, change: (entry: PlanPrice) => PlanPrice): Prices {
  const all = (plans: Prices['lease'] = {}): Prices['lease'] =>
    Object.fromEntries(Object.entries(plans).map(([plan, entries]) => [plan, entries.map(change)]));
  const { lease, leaseWithCommitment, switch: swaps } = prices;
  return { ...prices, lease: all(lease), leaseWithCommitment: all(leaseWithCommitment), switch: all(swaps) };
}

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
        ...eachPlanPrice(prices, (entry) => charge(entry, buyer)),
        upfront: prices.upfront && charge(prices.upfront, buyer),
      },
    })),
  };
}

export const planCodeOf = ({ plan }: Purchase): string | null => plan?.offering.offeringCode ?? null;

export const deviceMonthly = ({ monthly, monthlyWithoutVAT }: PlanPrice, realm: Realm): Ore =>
  amountInRealm(realm, monthly, monthlyWithoutVAT);

/** The words that the data has for a price (P3-13); none while a campaign lowers it, since they are those of the price without it. */
const wordsOf = (entry: PlanPrice): Partial<PlanPrice> => (chargedBy(entry).listed ? {} : entry);

/** The large price of a way to pay: in the data's words, else the monthly amount. */
export function shownPrice(entry: PlanPrice, realm: Realm): PriceParts {
  const { priceString } = wordsOf(entry);
  return priceString === undefined ? monthlyParts(deviceMonthly(entry, realm)) : paidOnce(priceString);
}

/** What is paid at once of a price over time: in the data's words, else the amount. */
export const upfrontOf = (entry: PlanPrice, realm: Realm): string =>
  wordsOf(entry).priceUpfrontString ?? formatPrice(amountInRealm(realm, entry.upfront));

/** An amount in running text: one of a business says that mva. is not in it (P6-14). */
export const withVatNote = (amount: string, realm: Realm): string => [amount, vatNote(realm)].filter(Boolean).join(' ');

/** A full price as the large price of a page. */
export const paidOnce = (amount: string): PriceParts => ({ amount, unit: '' });

/** The full price of a variant; null where it is not sold that way: never 0. */
export function fullPrice({ prices }: ProductVariant, realm: Realm): string | null {
  return prices.upfront && formatPrice(amountInRealm(realm, prices.upfront.upfront, prices.upfront.upfrontWithoutVAT));
}

/** The price before, or without the campaign that lowers it, struck; null where it was not higher. */
export function priceBefore({ prices: { upfront } }: ProductVariant, realm: Realm): string | null {
  const before = upfront?.before ?? chargedBy(upfront).listed?.upfront;
  return before === undefined ? null : formatPrice(amountInRealm(realm, before));
}

/** A price over time without the campaign that lowers it, or the former one in the data's words, struck; null without one. */
export function formerPrice(entry: PlanPrice, realm: Realm): string | null {
  const listed = chargedBy(entry).listed?.monthly;
  if (listed === undefined) return entry.priceUpfrontStriketroughString ?? null;
  return listed === entry.monthly ? null : formatMonthly(amountInRealm(realm, listed));
}

/** The amount that is paid at once, with VAT: the full price of all pieces, or the plan's part of the device. */
export function paidNow({ option, plan }: Purchase, { prices }: ProductVariant, quantity: number): Ore {
  const amount = option !== null && isUpfront(option) ? prices.upfront?.upfront : plan?.device.upfront;
  return timesOre(amount ?? ZERO, quantity);
}
