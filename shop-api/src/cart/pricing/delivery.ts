import type { CartAnswerWire } from 'shared-domain/cart/io';
import { isWithoutVat, type Realm } from 'shared-domain/contracts/realm';
import { formatPrice, type Ore, toNok, withoutVat, ZERO } from 'shared-domain/money';
import { delivery as texts } from '../texts/nb';
import type { PricedLine } from './pricing';

export interface DeliveryTerms {
  /** Delivery is free from this upfront total. */
  readonly freeShippingLimitOre: Ore;
  readonly shippingOre: Ore;
}

/** The price of delivery. */
export const shippingOf = (upfrontOre: Ore, terms: DeliveryTerms): Ore =>
  upfrontOre >= terms.freeShippingLimitOre ? ZERO : terms.shippingOre;

/** The delivery row, with the amount missing for free shipping, without mva. for businesses; null when nothing is delivered (F3.2-2, F9.2-2, F9.2-3). */
export function deliveryOf(
  lines: readonly PricedLine[],
  { upfrontOre, realm }: { readonly upfrontOre: Ore; readonly realm: Realm },
  terms: DeliveryTerms,
): CartAnswerWire['delivery'] {
  if (!lines.some((line) => line.kind === 'goods')) return null;
  const shippingOre = shippingOf(upfrontOre, terms);
  const shown = (amount: Ore): Ore => (isWithoutVat(realm) ? withoutVat(amount) : amount);
  return {
    icon: 'delivery',
    label: texts.label,
    value: shippingOre === ZERO ? texts.free : formatPrice(shown(shippingOre)),
    progressBar: { min: 0, max: toNok(shown(terms.freeShippingLimitOre)), progress: toNok(shown(upfrontOre)) },
  };
}
