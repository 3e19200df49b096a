import type { CartAnswer, CartText } from '../model';
import { type FreeShipping, freeShipping } from './free-shipping';

export interface DeliveryRow {
  readonly icon: string;
  readonly label: CartText;
  /** Text of the server: '59,-', 'Gratis'. */
  readonly value: string;
  readonly freeShipping: FreeShipping | null;
}

/** '+ levering fra 99,-': the sums of a cart do not hold delivery. Null when it is free, or nothing is delivered. */
export const deliveryOnTop = (delivery: CartAnswer['delivery']): CartText | null =>
  delivery && /\d/.test(delivery.value)
    ? { key: 'deliveryOnTop', values: { price: delivery.value.replace(/^fra /, '') } }
    : null;

/** The delivery row (F3.2-2, F9.2-2): the shop's label with the icon 'delivery' unless the server sends others; null when nothing is delivered. */
export const toDeliveryRow = (delivery: CartAnswer['delivery']): DeliveryRow | null =>
  delivery && {
    icon: delivery.icon || 'delivery',
    label: delivery.label ? { key: 'own', values: { text: delivery.label } } : { key: 'delivery' },
    value: delivery.value,
    freeShipping: delivery.progressBar ? freeShipping(delivery.progressBar) : null,
  };
