import { hasCommitment, isLeaseNow } from '../../catalogue';
import type { CartAnswer, CartItem } from '../model';

/**
 * Financing option id of a cart item (P4-38..41, F4.1-13..17).
 *
 * @param bundle the entry of its bundle, or null
 */
export function financingKey(
  item: Pick<CartItem, 'isReSwitch'>,
  bundle: Pick<CartAnswer['subscriptions'][number], 'financing'> | null,
): string {
  if (!bundle) return 'upfront';
  if (bundle.financing?.type === 'lease') return leaseOption(bundle.financing);
  if (bundle.financing?.type === 'switch' && !item.isReSwitch) return 'new-switch';
  return 'upfront';
}

/** The bundle entry of an item: from the list beside the cart (F3.1-18), or from the cart's own subscriptions. */
export function bundleOf(
  { subscriptions, cart }: Pick<CartAnswer, 'subscriptions' | 'cart'>,
  item: Pick<CartItem, 'bundleId'>,
): Pick<CartAnswer['subscriptions'][number], 'id' | 'code' | 'financing'> | null {
  return [...subscriptions, ...cart.subscriptions].find(({ id }) => id === item.bundleId) ?? null;
}

/** How a bundle is financed (F3.1-18). */
export type Financing = NonNullable<CartAnswer['subscriptions'][number]['financing']>;

/** The financing option of a lease: 'lease' and its duration, 'now' by default (P4-39); of one with commitment its code (P3-16). */
export function leaseOption(financing: Pick<Financing, 'duration' | 'code'>): string {
  const byCode = `lease${financing.code ?? ''}`;
  return hasCommitment(byCode) ? byCode : `lease${leaseMonths(financing) || 'now'}`;
}

/** Months of a lease; 0 for a lease paid at once: duration or code 'now', duration 0 or none (F4.1-15, F9.3-7, F9.3-11). */
export function leaseMonths({ duration, code }: Pick<Financing, 'duration' | 'code'>): number {
  const months = Number(duration) || 0;
  return isLeaseNow({ duration: String(months), code: String(code) }) ? 0 : months;
}
