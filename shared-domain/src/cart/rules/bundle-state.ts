import { HARDWARE_TYPES, isSubscriptionType, type ItemTree } from '../model';

/** A device of a bundle without a subscription (F5.1-6): no plan is chosen yet, or the customer keeps an existing one. */
const isBundleWithoutSubscription = ({ type, bundleId, items }: ItemTree): boolean =>
  Boolean(bundleId) && HARDWARE_TYPES.has(type) && !items?.some((child) => isSubscriptionType(child.type));

/** Whether a cart has such a device (F5.1-6). */
export const hasBundleWithoutSubscription = (items: readonly ItemTree[]): boolean =>
  items.some(isBundleWithoutSubscription);
