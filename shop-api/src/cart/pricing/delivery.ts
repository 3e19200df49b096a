import type { CartAnswerWire } from 'shared-domain/cart/io';
import { formatPrice, type Ore, toNok, ZERO } from 'shared-domain/money';
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

/** The delivery row, with the amount missing for free shipping; null when nothing is delivered (F3.2-2, F9.2-2, F9.2-3). */
export function deliveryOf(
  lines: readonly PricedLine[],
  upfrontOre: Ore,
  terms: DeliveryTerms,
): CartAnswerWire['delivery'] {
  if (!lines.some((line) => line.kind === 'goods')) return null;
  const shippingOre = shippingOf(upfrontOre, terms);
  return {
    icon: 'delivery',
    label: texts.label,
    value: shippingOre === ZERO ? texts.free : formatPrice(shippingOre),
    progressBar: { min: 0, max: toNok(terms.freeShippingLimitOre), progress: toNok(upfrontOre) },
  };
}
