import { HARDWARE_TYPES, isSubscriptionType, type ItemTree } from '../model';
import { flattenItems } from './find-item';

function isCounted({ type, bundleId, items }: ItemTree): boolean {
  if (type === 'CONNECTED_DEVICE' || type === 'SIM' || isSubscriptionType(type)) return true;
  // A device of a bundle counts through its subscription.
  return HARDWARE_TYPES.has(type) && (!bundleId || !items?.length);
}

/** Items, not pieces, nested ones included (F5.1-5). */
export const countItems = (items: readonly ItemTree[]): number => flattenItems(items).filter(isCounted).length;
