import type { DeliveryText } from '../model';

/** Description of a delivery option as the product page shows it (P9-7); null without one. */
export function deliveryDescription(description: string | null): DeliveryText | null {
  const text = description?.trim();
  return text ? { key: 'description', values: { text } } : null;
}
