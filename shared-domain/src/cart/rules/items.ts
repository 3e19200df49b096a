import { type CartRow, HARDWARE_TYPES, isSubscriptionType, type ItemTree } from '../model';

/** The first matching item, nested ones included; null without one. */
export function findItem<Item extends { readonly items?: readonly Item[] | undefined }>(
  items: readonly Item[],
  fits: (item: Item) => boolean,
): Item | null {
  for (const item of items) {
    const found = fits(item) ? item : findItem(item.items ?? [], fits);
    if (found) return found;
  }
  return null;
}

/** All items, nested ones after the one that holds them. */
export function flattenItems<Item extends { readonly items?: readonly Item[] | undefined }>(
  items: readonly Item[],
): readonly Item[] {
  return items.flatMap((item) => [item, ...flattenItems(item.items ?? [])]);
}

function isCounted({ type, bundleId, items }: ItemTree): boolean {
  if (type === 'CONNECTED_DEVICE' || type === 'SIM' || isSubscriptionType(type)) return true;
  // A device of a bundle counts through its subscription.
  return HARDWARE_TYPES.has(type) && (!bundleId || !items?.length);
}

/** Items, not pieces, nested ones included (F5.1-5). */
export const countItems = (items: readonly ItemTree[]): number => flattenItems(items).filter(isCounted).length;

/** Name of a row. One that begins with a number says nothing by itself: '15' is the Xiaomi 15. */
export const itemName = ({ name, brand }: Pick<CartRow, 'name' | 'brand'>): string =>
  brand && /^\d/.test(name) ? `${brand} ${name}` : name;
