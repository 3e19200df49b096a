import type { DeliveryMethod, DeliveryText } from '../model';
import { toDeliveryCode } from './delivery-code';

/** Name of a delivery option: the label of its backend, else the name of its code (P9-8, F9.13-6), else only 'Levering'. */
export function deliveryName({ type, label }: Pick<DeliveryMethod, 'type' | 'label'>): DeliveryText {
  const text = label?.trim();
  if (text) return { key: 'ownText', values: { text } };
  const code = toDeliveryCode(type);
  return code === null || code === 'PROGRESS_BAR' ? { key: 'delivery' } : { key: 'deliveryName', values: { code } };
}
