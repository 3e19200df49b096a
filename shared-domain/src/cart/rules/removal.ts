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
 * How a row is removed (F4.1-7): its own row removes a bundle; else hardware by cartItemId, a service by its code.
 *
 * @returns null when the row cannot be removed
 */
export function resolveRemoval(
  item: Pick<CartItem, 'id' | 'type' | 'cartItemId' | 'bundleId'>,
  { isNested }: RemovalFacts,
): Extract<CartUpdateInput, { remove: unknown }> | null {
  if (item.bundleId && !isNested) return { remove: { bundleId: item.bundleId } };
  if (REMOVED_BY_ID.has(item.type)) return { remove: { cartItemId: item.cartItemId } };
  if (item.type === 'SERVICE') return { remove: { serviceCode: item.id } };
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
