import type { CartAnswerWire } from 'shared-domain/cart/io';
import { formatPrice, type Ore, toNok, ZERO } from 'shared-domain/money';
import { delivery as texts } from '../texts/nb';
import type { PricedLine } from './pricing';

export interface DeliveryTerms {
  /** At this upfront total delivery is free. */
  readonly freeShippingLimitOre: Ore;
  readonly shippingOre: Ore;
}

/** The price of having goods delivered. */
export const shippingOf = (upfrontOre: Ore, terms: DeliveryTerms): Ore =>
  upfrontOre >= terms.freeShippingLimitOre ? ZERO : terms.shippingOre;

/** F3.2-2, F9.2-2, F9.2-3: delivery row with the way left to free shipping; null when nothing is to be delivered. */
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
