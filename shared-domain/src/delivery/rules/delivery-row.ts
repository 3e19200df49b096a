import type { DeliveryMethod } from '../model';
import { deliveryDateText } from './delivery-date';
import { deliveryDescription } from './delivery-description';
import { deliveryName } from './delivery-name';
import { deliveryPriceText } from './delivery-price';
import type { TimedOption } from './delivery-time';

/** A delivery option in words. Null: nothing to say. */
export interface DeliveryRow {
  readonly type: string;
  readonly name: string;
  readonly description: string | null;
  readonly alert: string | null;
  readonly date: string | null;
  readonly price: string | null;
}

/**
 * Everything that the product page says of a delivery option (P3-35, P9-7, P9-8).
 *
 * @param nowMs milliseconds since the epoch
 */
export const toDeliveryRow = (option: TimedOption<DeliveryMethod>, nowMs: number): DeliveryRow => ({
  type: option.type,
  name: deliveryName(option),
  description: deliveryDescription(option.description),
  alert: option.alert?.trim() || null,
  date: deliveryDateText(option, nowMs),
  price: deliveryPriceText(option),
});
