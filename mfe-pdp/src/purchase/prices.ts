import type { PlanPrice, ProductVariant } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatMonthly, formatPrice, type Ore, type PriceParts, timesOre, ZERO } from 'shared-domain/money';
import { amountInRealm, isUpfront } from 'shared-domain/purchase';
import { vatNote } from '../texts/nb';
import { chargedBy } from './charged-prices';
import type { Purchase } from './purchase';

export const planCodeOf = ({ plan }: Purchase): string | null => plan?.offering.offeringCode ?? null;

export const deviceMonthly = ({ monthly, monthlyWithoutVAT }: PlanPrice, realm: Realm): Ore =>
  amountInRealm(realm, monthly, monthlyWithoutVAT);

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

/** A monthly price without the campaign that lowers it, struck; null without one. */
export function monthlyBefore(entry: PlanPrice, realm: Realm): string | null {
  const listed = chargedBy(entry).listed?.monthly;
  return listed === undefined || listed === entry.monthly ? null : formatMonthly(amountInRealm(realm, listed));
}

/** The amount that is paid at once, with VAT: the full price of all pieces, or the plan's part of the device. */
export function paidNow({ option, plan }: Purchase, { prices }: ProductVariant, quantity: number): Ore {
  const amount = option !== null && isUpfront(option) ? prices.upfront?.upfront : plan?.device.upfront;
  return timesOre(amount ?? ZERO, quantity);
}
