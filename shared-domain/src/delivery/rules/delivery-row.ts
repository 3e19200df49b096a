import type { DeliveryMethod, DeliveryText } from '../model';
import { deliveryDateText } from './delivery-date';
import { deliveryDescription } from './delivery-description';
import { deliveryName } from './delivery-name';
import { deliveryPriceText } from './delivery-price';
import type { TimedOption } from './delivery-time';

/** The texts of a delivery option; null: there is none. */
export interface DeliveryRow {
  readonly type: string;
  readonly name: DeliveryText;
  readonly description: DeliveryText | null;
  /** As the backend wrote it. */
  readonly alert: string | null;
  readonly date: DeliveryText | null;
  readonly price: DeliveryText | null;
}

/**
 * Everything that the product page shows of a delivery option (P3-35, P9-7, P9-8).
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
