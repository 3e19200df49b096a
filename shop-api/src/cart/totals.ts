import type { Realm } from 'shared-domain/contracts/realm';
import { addOre, splitVat, subtractOre, timesOre, ZERO, type Ore } from 'shared-domain/money';
import { priceOf, quantityOf, type PricedLine } from './pricing';

export interface Totals {
  readonly monthly: Ore;
  readonly upfront: Ore;
  readonly firstInvoice: Ore;
  readonly vat: Ore;
  readonly upfrontWithoutVat: Ore;
}

/** F9.1-23: quantity × price less quantity × discount, nested items included; VAT is the part of the upfront total. */
export function totalsOf(lines: readonly PricedLine[], realm: Realm): Totals {
  const sum = (amountOf: (line: PricedLine) => Ore): Ore => addOre(...lines.map((line) => timesOre(amountOf(line), quantityOf(line))));
  const monthly = sum((line) => {
    const { monthlyOre = ZERO, monthlyDiscountOre = ZERO } = priceOf(line, realm);
    return subtractOre(monthlyOre, monthlyDiscountOre);
  });
  const upfront = sum((line) => priceOf(line, realm).upfrontOre ?? ZERO);
  const { net, vat } = splitVat(upfront);
  // No goods of this shop are paid on an invoice; the field is the wire's.
  return { monthly, upfront, firstInvoice: ZERO, vat, upfrontWithoutVat: net };
}
