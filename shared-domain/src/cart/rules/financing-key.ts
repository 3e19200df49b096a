import type { CartAnswer, CartItem } from '../model';
import { leaseMonths } from './lease-months';

/**
 * How an item of the cart is financed, as a financing option id (P4-38..41, F4.1-13..17).
 *
 * @param bundle the entry of its bundle, or null
 */
export function financingKey(
  item: Pick<CartItem, 'isReSwitch'>,
  bundle: Pick<CartAnswer['subscriptions'][number], 'financing'> | null,
): string {
  if (!bundle) return 'upfront';
  if (bundle.financing?.type === 'lease') return `lease${leaseMonths(bundle.financing) || 'now'}`;
  if (bundle.financing?.type === 'switch' && !item.isReSwitch) return 'new-switch';
  return 'upfront';
}

/** The bundle entry of an item: the list beside the cart (F3.1-18), or the cart's own subscriptions, whichever knows it. */
export function bundleOf(
  { subscriptions, cart }: Pick<CartAnswer, 'subscriptions' | 'cart'>,
  item: Pick<CartItem, 'bundleId'>,
): Pick<CartAnswer['subscriptions'][number], 'id' | 'code' | 'financing'> | null {
  return [...subscriptions, ...cart.subscriptions].find(({ id }) => id === item.bundleId) ?? null;
}
