import { HARDWARE_TYPES, isSubscriptionType, type ItemTree } from '../model';

/** A device of a bundle that holds no subscription (F5.1-6): its plan was not chosen yet, or the customer keeps an existing one. */
export const isBundleWithoutSubscription = ({ type, bundleId, items }: ItemTree): boolean =>
  Boolean(bundleId) && HARDWARE_TYPES.has(type) && !items?.some((child) => isSubscriptionType(child.type));

/** The same for a whole cart: some device is in that state (F5.1-6). */
export const hasBundleWithoutSubscription = (items: readonly ItemTree[]): boolean =>
  items.some(isBundleWithoutSubscription);
