import { HARDWARE_TYPES, isSubscriptionType, type ItemTree } from '../model';

function isCounted({ type, bundleId, items = [] }: ItemTree): boolean {
  if (type === 'CONNECTED_DEVICE' || type === 'SIM' || isSubscriptionType(type)) return true;
  // A device of a bundle counts through its subscription.
  return HARDWARE_TYPES.has(type) && (!bundleId || items.length === 0);
}

/** Items, not pieces, nested ones included (F5.1-5). */
export function countItems(items: readonly ItemTree[]): number {
  return items.reduce((sum, item) => sum + Number(isCounted(item)) + countItems(item.items ?? []), 0);
}
