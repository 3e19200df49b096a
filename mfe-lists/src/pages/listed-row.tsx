import { useRef } from 'react';
import type { HomeCard } from '../data/home-card';
import { useListedProducts } from '../state/use-listed-products';
import { HomeProductRow } from '../ui/home-product-row';

export interface ListedRowProps {
  readonly cards: readonly HomeCard[];
  /** The name of the row in analytics. */
  readonly name: string;
}

/** A row of products that reports what it shows and which card is pressed (F7.7-5). */
export function ListedRow({ cards, name }: ListedRowProps) {
  const row = useRef<HTMLUListElement>(null);
  useListedProducts(row, cards, name, 0);
  return <HomeProductRow cards={cards} listRef={row} />;
}
