import type { CartAnswer, CartItem, CartUpdateInput } from '../model';

const REMOVED_BY_ID: ReadonlySet<string> = new Set([
  'HANDSET',
  'HANDSET-PREOWNED',
  'MODEM',
  'ACCESSORY',
  'WEARABLE',
  'CONNECTED_DEVICE',
  'TABLET',
]);

export interface RemovalFacts {
  /** The row is nested in another one: it never removes the bundle. */
  readonly isNested: boolean;
}

/**
 * How a row is removed (F4.1-7): its own row removes a bundle; else hardware and services by cartItemId. The code of a service stands for it
 * only where it has no id: several devices may be insured with the same one.
 *
 * @returns null when the row cannot be removed
 */
export function resolveRemoval(
  item: Pick<CartItem, 'id' | 'type' | 'cartItemId' | 'bundleId'>,
  { isNested }: RemovalFacts,
): Extract<CartUpdateInput, { remove: unknown }> | null {
  if (item.bundleId && !isNested) return { remove: { bundleId: item.bundleId } };
  if (item.type === 'SERVICE' && !item.cartItemId) return { remove: { serviceCode: item.id } };
  if (item.type === 'SERVICE' || REMOVED_BY_ID.has(item.type)) return { remove: { cartItemId: item.cartItemId } };
  return null;
}

/** False once the order is paid or while an update is running (F6-7). */
export const isAllowedToDelete = ({
  hasPaid,
  pending,
}: Pick<CartAnswer, 'hasPaid'> & { readonly pending: boolean }): boolean => !hasPaid && !pending;

/** Whether a row shows a delete button (F4.1-9): it is removable and can be addressed by an update. The button is disabled while an update runs. */
export function canRemove(
  item: Pick<CartItem, 'id' | 'type' | 'cartItemId' | 'bundleId' | 'quantity'>,
  facts: RemovalFacts & Pick<CartAnswer, 'hasPaid'>,
): boolean {
  return !facts.hasPaid && item.quantity.removable && resolveRemoval(item, facts) !== null;
}
