import { ceilToKrone, higherOre, lowerOre, type Ore, subtractOre } from '../../money';
import type { CartAnswer, CartText } from '../model';

/** Delivery is free from this upfront total in NOK, where shell and API are not configured otherwise (F9.2-3). */
export const FREE_SHIPPING_LIMIT_NOK = 1000;

export interface DeliveryRow {
  readonly icon: string;
  readonly label: CartText;
  /** Text of the server: '59,-', 'Gratis', '0,-'. */
  readonly value: string;
  /** 'fra 59,-': the way of delivery is chosen in the checkout. Null where it costs nothing. */
  readonly from: CartText | null;
  /** The price that free shipping strikes; null: nothing is struck. */
  readonly struck: string | null;
  readonly freeShipping: FreeShipping | null;
}

const costs = (value: string): boolean => /[1-9]/.test(value);

/** The delivery row (F3.2-2, F9.2-2): the shop's label with the icon 'delivery' unless the server sends others; null when nothing is delivered. */
export const toDeliveryRow = (delivery: CartAnswer['delivery']): DeliveryRow | null =>
  delivery && {
    icon: delivery.icon || 'delivery',
    label: delivery.label ? { key: 'own', values: { text: delivery.label } } : { key: 'delivery' },
    value: delivery.value,
    from: costs(delivery.value) ? { key: 'priceFrom', values: { price: delivery.value.replace(/^fra /, '') } } : null,
    struck: delivery.struck ?? null,
    freeShipping: delivery.progressBar ? freeShipping(delivery.progressBar) : null,
  };

type ProgressBar = NonNullable<NonNullable<CartAnswer['delivery']>['progressBar']>;

export interface FreeShipping {
  readonly text: CartText;
  readonly min: Ore;
  readonly max: Ore;
  /** Clamped to [min, max]. */
  readonly value: Ore;
  /** Name of a colour token (F9.2-3). */
  readonly color: string;
}

/** Progress towards free shipping (F9.2-3). */
export function freeShipping({ text, min, max, progress, color = 'corePurple700' }: ProgressBar): FreeShipping {
  const left = ceilToKrone(subtractOre(max, progress));
  const state: CartText = left > 0 ? { key: 'freeShippingLeft', values: { left } } : { key: 'freeShippingReached' };
  return {
    text: text ? { key: 'own', values: { text } } : state,
    min,
    max,
    value: lowerOre(max, higherOre(min, progress)),
    color,
  };
}
