import type { CartItemWire } from 'shared-domain/cart/io';
import { isWithoutVat, type Realm } from 'shared-domain/contracts/realm';
import { type Ore, toNok, withoutVat } from 'shared-domain/money';
import type { LinePrice } from '../pricing/pricing';

export const toPrice = (
  { monthlyOre, upfrontOre, firstInvoiceOre, totalOre }: LinePrice,
  realm: Realm,
): CartItemWire['price'] => ({
  ...(monthlyOre === undefined ? {} : { monthly: toNok(monthlyOre), monthlyWithoutVAT: toNok(withoutVat(monthlyOre)) }),
  ...(upfrontOre === undefined ? {} : { upfront: toNok(upfrontOre), upfrontWithoutVAT: toNok(withoutVat(upfrontOre)) }),
  ...(firstInvoiceOre === undefined ? {} : { firstInvoice: toNok(firstInvoiceOre) }),
  ...(totalOre === undefined ? {} : { total: toNok(totalOre) }),
  ...(totalOre === undefined || !isWithoutVat(realm) ? {} : { totalWithoutVAT: toNok(withoutVat(totalOre)) }),
});

interface DiscountNames {
  readonly name: string;
  /** Of the campaign. */
  readonly code?: string | undefined;
  /** Badge of a device whose monthly price is reduced (F3.1-11). */
  readonly handsetDiscountText?: string | undefined;
}

/** Discount of one piece; without VAT for businesses. An upfront discount has its own row (F9.1-20). */
export function toDiscount(
  { monthlyDiscountOre, upfrontDiscountOre }: LinePrice,
  { name, code, handsetDiscountText }: DiscountNames,
  realm: Realm,
): Pick<CartItemWire, 'discount'> {
  if (monthlyDiscountOre === undefined && upfrontDiscountOre === undefined) return {};
  const nok = (amount: Ore): number => toNok(isWithoutVat(realm) ? withoutVat(amount) : amount);
  return {
    discount: {
      name,
      ...(code === undefined ? {} : { code }),
      ...(handsetDiscountText === undefined ? {} : { handsetDiscountText }),
      isUniqueDiscount: upfrontDiscountOre !== undefined,
      value: {
        ...(monthlyDiscountOre === undefined ? {} : { monthly: nok(monthlyDiscountOre) }),
        ...(upfrontDiscountOre === undefined ? {} : { upfront: nok(upfrontDiscountOre) }),
      },
    },
  };
}
