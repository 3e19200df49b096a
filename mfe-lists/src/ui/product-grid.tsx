import { memo, type RefObject, useEffect, useMemo } from 'react';
import { type CardPrice, cardPrice, type FinancingOptionId, type ListCardOptions } from 'shared-domain/catalogue';
import type { CardItem } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { texts } from '../texts/nb';
import { classNames } from './class-names';
import { notesRoom } from './notes-room';
import { ProductTile, type ProductTileProps } from './product-tile';
import styles from './product-grid.module.css';

/** Pictures of the first row are loaded at once, all others when they come near. */
const FIRST_ROW = 3;

export interface ProductGridProps
  extends ListCardOptions, Pick<ProductTileProps, 'headingLevel' | 'imageSizes' | 'parts'> {
  readonly items: readonly CardItem[];
  /** Other products are on their way. */
  readonly isPending?: boolean;
  /** The accessible name of the list, 'Produkter' by default. */
  readonly label?: string | undefined;
  readonly listRef: RefObject<HTMLUListElement | null>;
  /** Place of the first product that was just added below; its link takes the focus. */
  readonly focusFrom: number | null;
}

/** One after the other: most lists are known by their first card. */
function* pricesOf(items: readonly CardItem[], ...how: [FinancingOptionId | null, Realm]): Generator<CardPrice> {
  for (const item of items) yield cardPrice(item, ...how);
}

/** The products of a list. */
export const ProductGrid = memo(function ProductGrid({
  items,
  isPending = false,
  focusFrom,
  label = texts.products,
  listRef: list,
  ...options
}: ProductGridProps) {
  const { financing = null, realm = 'B2C' } = options;
  const room = useMemo(() => notesRoom(pricesOf(items, financing, realm), realm), [items, financing, realm]);
  useEffect(() => {
    if (focusFrom === null) return;
    list.current?.children[focusFrom]?.querySelector('a')?.focus({ preventScroll: true });
  }, [list, focusFrom, items.length]);
  return (
    <ul ref={list} aria-label={label} aria-busy={isPending || undefined} className={classNames(styles.grid, room)}>
      {items.map((item, index) => (
        <li key={item.href}>
          <ProductTile item={item} priority={index < FIRST_ROW} {...options} />
        </li>
      ))}
    </ul>
  );
});
