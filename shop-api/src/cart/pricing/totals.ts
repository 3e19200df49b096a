import { firstMonths } from 'shared-domain/cart';
import type { CartAnswerWire } from 'shared-domain/cart/io';
import { isWithoutVat, type Realm } from 'shared-domain/contracts/realm';
import {
  addOre,
  formatPrice,
  type Ore,
  splitVat,
  subtractOre,
  timesOre,
  toNok,
  withoutVat,
  ZERO,
} from 'shared-domain/money';
import { delivery as texts } from '../texts/nb';
import { type LinePrice, type PricedLine, priceOf, quantityOf } from './pricing';

export interface Totals {
  readonly monthly: Ore;
  readonly monthlyWithoutVat: Ore;
  readonly upfront: Ore;
  readonly firstInvoice: Ore;
  readonly vat: Ore;
  readonly upfrontWithoutVat: Ore;
  /** What is paid a month while rows are free, up to and including the month `months`. */
  readonly firstMonths: readonly { readonly months: number; readonly monthly: Ore; readonly monthlyWithoutVat: Ore }[];
}

const monthlyOf = ({ monthlyOre = ZERO, monthlyDiscountOre = ZERO }: LinePrice): readonly [Ore, Ore] => [
  monthlyOre,
  monthlyDiscountOre,
];
const upfrontOf = ({ upfrontOre = ZERO, upfrontDiscountOre = ZERO }: LinePrice): readonly [Ore, Ore] => [
  upfrontOre,
  upfrontDiscountOre,
];

/**
 * Sums of quantity × price less quantity × discount, nested items included (F9.1-23). `vat` is the VAT of the upfront total. The sums
 * without it are those of the rows where a realm's rows are without it, so that they add up to the øre.
 */
export function totalsOf(lines: readonly PricedLine[], realm: Realm): Totals {
  type AmountsOf = (price: LinePrice) => readonly [price: Ore, discount: Ore];
  type AsShown = (amount: Ore) => Ore;
  const paid = (line: PricedLine, amountsOf: AmountsOf, asShown: AsShown): Ore => {
    const [price, discount] = amountsOf(priceOf(line));
    return timesOre(subtractOre(asShown(price), asShown(discount)), quantityOf(line));
  };
  const withVat: AsShown = (amount) => amount;
  const sum = (amountsOf: AmountsOf, asShown = withVat): Ore =>
    addOre(...lines.map((line) => paid(line, amountsOf, asShown)));
  const first = (asShown: AsShown) =>
    firstMonths(
      lines.map((line) => ({ monthly: paid(line, monthlyOf, asShown), freeMonths: priceOf(line).freeMonths })),
    );
  const firstWithoutVat = first(withoutVat);
  const upfront = sum(upfrontOf);
  const upfrontWithoutVat = isWithoutVat(realm) ? sum(upfrontOf, withoutVat) : splitVat(upfront).net;
  return {
    monthly: sum(monthlyOf),
    monthlyWithoutVat: sum(monthlyOf, withoutVat),
    upfront,
    firstInvoice: sum(({ firstInvoiceOre = ZERO }) => [firstInvoiceOre, ZERO]),
    vat: subtractOre(upfront, upfrontWithoutVat),
    upfrontWithoutVat,
    firstMonths: first(withVat).map(({ months, sum: monthly }, place) => ({
      months,
      monthly,
      monthlyWithoutVat: firstWithoutVat[place]?.sum ?? withoutVat(monthly),
    })),
  };
}

export interface ShippingPrices {
  /** Delivery is free from this upfront total. */
  readonly freeShippingLimitOre: Ore;
  readonly shippingOre: Ore;
}

/** The price of delivery. */
export const shippingOf = (upfrontOre: Ore, terms: ShippingPrices): Ore =>
  upfrontOre >= terms.freeShippingLimitOre ? ZERO : terms.shippingOre;

/** The delivery row, with the amount missing for free shipping, without mva. for businesses; null when nothing is delivered (F3.2-2, F9.2-2, F9.2-3). */
export function deliveryOf(
  lines: readonly PricedLine[],
  { upfrontOre, realm }: { readonly upfrontOre: Ore; readonly realm: Realm },
  terms: ShippingPrices,
): CartAnswerWire['delivery'] {
  if (!lines.some((line) => line.kind === 'goods')) return null;
  const shippingOre = shippingOf(upfrontOre, terms);
  const shown = (amount: Ore): Ore => (isWithoutVat(realm) ? withoutVat(amount) : amount);
  return {
    icon: 'delivery',
    label: texts.label,
    value: formatPrice(shown(shippingOre)),
    ...(shippingOre < terms.shippingOre && { struck: formatPrice(shown(terms.shippingOre)) }),
    progressBar: { min: 0, max: toNok(shown(terms.freeShippingLimitOre)), progress: toNok(shown(upfrontOre)) },
  };
}
