import type { Ore } from '../model';
import { subtractOre } from './ore';
import { shareOf } from './ratio';

/** Norwegian value-added tax (mva.) on everything that the shop sells. */
export const VAT_PERCENT = 25;

/** Splits an amount incl. mva. into its net and its tax; both together are the amount, to the øre. */
export function splitVat(including: Ore): { readonly net: Ore; readonly vat: Ore } {
  const net = shareOf(including, { numerator: 100, denominator: 100 + VAT_PERCENT });
  return { net, vat: subtractOre(including, net) };
}

/** The amount without mva., for business prices (P6-14). */
export const withoutVat = (including: Ore): Ore => splitVat(including).net;
