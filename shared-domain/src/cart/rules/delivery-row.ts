import type { CartAnswer } from '../model';
import { type FreeShipping, freeShipping } from './free-shipping';

export interface DeliveryRow {
  readonly icon: string;
  readonly label: string;
  /** Text of the server: '59,-', 'Gratis'. */
  readonly value: string;
  readonly freeShipping: FreeShipping | null;
}

/** The delivery row (F3.2-2, F9.2-2): 'Levering' with the icon 'delivery' unless the server sends others; null when nothing is delivered. */
export const toDeliveryRow = (delivery: CartAnswer['delivery']): DeliveryRow | null =>
  delivery && {
    icon: delivery.icon || 'delivery',
    label: delivery.label || 'Levering',
    value: delivery.value,
    freeShipping: delivery.progressBar ? freeShipping(delivery.progressBar) : null,
  };
