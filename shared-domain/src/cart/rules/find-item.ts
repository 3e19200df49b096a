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
