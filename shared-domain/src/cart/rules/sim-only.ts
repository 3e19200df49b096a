import { type CartAnswer, HARDWARE_TYPES, isSubscriptionType, type ItemTree } from '../model';
import { flattenItems } from './find-item';

/** Subscriptions and no hardware (F5.1-3). Subscriptions are read from the entries and the rows, since either may be missing. */
export function isSimOnly({ cart }: Pick<CartAnswer, 'cart'>): boolean {
  const items = flattenItems<ItemTree>(cart.content);
  const hasSubscription = cart.subscriptions.length > 0 || items.some(({ type }) => isSubscriptionType(type));
  return hasSubscription && !items.some(({ type }) => HARDWARE_TYPES.has(type));
}
