import type { DeliveryTime } from 'shared-domain/delivery';
import type { Database } from '../database';
import { type ItemStock, readConsignment, type WantedItem } from './delivery-store';
import { readyDay } from './ready-day';
import { addWorkingDays, type Day, isoDay } from './working-days';

/** The day on which the last item can be sent; null when the day of one of them is unknown. */
function lastReady(items: readonly ItemStock[], nowMs: number, fromShop: boolean): Day | null {
  const days = items.map((item) => readyDay(item, nowMs, fromShop));
  return days.includes(null) ? null : Math.max(...days.map(Number));
}

/** Whether one shop of the town has all items. */
const isInOneShop = ([first, ...others]: readonly ItemStock[]): boolean =>
  (first?.shops ?? []).some((shop) => others.every(({ shops }) => shops.includes(shop)));

function addUp(items: readonly WantedItem[]): readonly WantedItem[] {
  const bySku = new Map<string, number>();
  for (const { sku, quantity } of items) bySku.set(sku, (bySku.get(sku) ?? 0) + quantity);
  return [...bySku].map(([sku, quantity]) => ({ sku, quantity }));
}

/**
 * When items ordered now arrive together, for each delivery method of the postcode (P7-23, F7.6-5).
 *
 * @param zipCode four digits; an unknown one gives an empty list
 * @returns one entry per method, in the requested order, with a null date when it is unknown. Empty when no sku is known.
 */
export async function productsDeliveryTime(
  database: Database,
  zipCode: string,
  deliveryCodes: readonly string[],
  wanted: readonly WantedItem[],
  nowMs: number,
): Promise<readonly DeliveryTime[]> {
  const consignment = await readConsignment(database, zipCode, addUp(wanted));
  if (!consignment || consignment.items.length === 0) return [];
  const { zone, items } = consignment;
  const sent = lastReady(items, nowMs, false);
  const collected = isInOneShop(items) ? lastReady(items, nowMs, true) : null;
  return [...new Set(deliveryCodes)].flatMap((deliveryCode) => {
    const way = zone.methods.find(({ code }) => code === deliveryCode);
    if (!way) return [];
    const ready = way.code === 'PICK_UP_IN_SHOP' ? collected : sent;
    return [
      { deliveryCode, estimatedDeliveryDate: ready === null ? null : isoDay(addWorkingDays(ready, way.workingDays)) },
    ];
  });
}
