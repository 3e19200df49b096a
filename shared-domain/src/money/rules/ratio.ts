import type { Ore } from '../model';
import { ore, subtractOre } from './ore';

/** numerator / denominator, both whole. */
export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

/** A fraction of an amount, rounded to the nearest øre, halves away from zero. */
export function shareOf(amount: Ore, { numerator, denominator }: Ratio): Ore {
  const product = Math.abs(amount) * numerator;
  return ore(Math.sign(amount) * Math.floor((2 * product + denominator) / (2 * denominator)));
}

/** A decimal multiplier of the wire (0.8) as an integer ratio (8000/10000), so no binary fraction enters a sum. */
export const toRatio = (multiplier: number): Ratio => ({
  numerator: Math.round(multiplier * 10_000),
  denominator: 10_000,
});

/** 0.8 → 20: the discount of a multiplier in whole percent. */
export const discountPercent = (multiplier: number): number =>
  Math.round((10_000 - toRatio(multiplier).numerator) / 100);

/** An amount times a decimal multiplier (P3-18 priceMultiplier). */
export const applyMultiplier = (amount: Ore, multiplier: number): Ore => shareOf(amount, toRatio(multiplier));

/** Norwegian value-added tax (mva.) on everything that the shop sells. */
export const VAT_PERCENT = 25;

/** Splits an amount incl. mva. into its net and its tax; both together are the amount, to the øre. */
export function splitVat(including: Ore): { readonly net: Ore; readonly vat: Ore } {
  const net = shareOf(including, { numerator: 100, denominator: 100 + VAT_PERCENT });
  return { net, vat: subtractOre(including, net) };
}

/** The amount without mva., for business prices (P6-14). */
export const withoutVat = (including: Ore): Ore => splitVat(including).net;

/** The amount of a net one with mva.; exact for whole kroner. */
export const withVat = (net: Ore): Ore => shareOf(net, { numerator: 100 + VAT_PERCENT, denominator: 100 });
