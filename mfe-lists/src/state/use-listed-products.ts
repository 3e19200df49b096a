import { type RefObject, useEffect, useRef } from 'react';
import type { ListedProduct } from 'shared-domain/analytics';
import { recordFact } from 'shared-domain/stores/analytics-log';

type Item = ListedProduct & { readonly href: string };

/**
 * Reports the cards that were added to a list, and the one that is pressed (F7.7-5).
 *
 * @param list its element; each of its children is a card
 * @param name of the list
 * @param before cards of the list that come before the first item
 */
export function useListedProducts<Element extends HTMLElement>(
  list: RefObject<Element | null>,
  items: readonly Item[],
  name: string,
  before: number,
): void {
  const last = useRef<readonly Item[]>([]);
  useEffect(() => {
    const known = isContinued(last.current, items) ? last.current.length : 0;
    last.current = items;
    if (items.length > known)
      recordFact({
        kind: 'products-listed',
        items: items.slice(known),
        place: { list: name, position: before + known + 1 },
      });
  }, [items, name, before]);
  useEffect(() => {
    const report = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const index = [...(list.current?.children ?? [])].findIndex((card) => link && card.contains(link));
      const item = items[index];
      if (item) recordFact({ kind: 'product-clicked', item, place: { list: name, position: before + index + 1 } });
    };
    const element = list.current;
    element?.addEventListener('click', report);
    return () => element?.removeEventListener('click', report);
  }, [list, items, name, before]);
}

/** Whether the cards are those of before, with or without more of them. */
const isContinued = (last: readonly Item[], items: readonly Item[]): boolean =>
  last.every(({ href }, place) => href === items[place]?.href);
