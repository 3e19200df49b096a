import { addOre, type Ore, splitVat, subtractOre, timesOre, ZERO } from 'shared-domain/money';
import { type LinePrice, type PricedLine, priceOf, quantityOf } from './pricing';

export interface Totals {
  readonly monthly: Ore;
  readonly upfront: Ore;
  readonly firstInvoice: Ore;
  readonly vat: Ore;
  readonly upfrontWithoutVat: Ore;
}

/** Sums of quantity × price less quantity × discount, nested items included (F9.1-23). `vat` is the VAT of the upfront total. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  const sum = (amountOf: (price: LinePrice) => Ore): Ore =>
    addOre(...lines.map((line) => timesOre(amountOf(priceOf(line)), quantityOf(line))));
  const upfront = sum(({ upfrontOre = ZERO, upfrontDiscountOre = ZERO }) =>
    subtractOre(upfrontOre, upfrontDiscountOre),
  );
  const { net, vat } = splitVat(upfront);
  return {
    monthly: sum(({ monthlyOre = ZERO, monthlyDiscountOre = ZERO }) => subtractOre(monthlyOre, monthlyDiscountOre)),
    upfront,
    firstInvoice: sum(({ firstInvoiceOre = ZERO }) => firstInvoiceOre),
    vat,
    upfrontWithoutVat: net,
  };
}
