import { useId, useRef } from 'react';
import { Section, SectionHeader } from 'shared-domain/ui';
import type { HomeCard } from '../data/home-card';
import { useListedProducts } from '../state/use-listed-products';
import { useSeenCards } from '../state/use-seen-cards';
import { homeTexts } from '../texts/home-nb';
import { HomeProductRow, HomeRowSkeleton } from '../ui/home-product-row';

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

/**
 * The products that were looked at on this device. Their room is there as soon as the browser knows of any, below the first view.
 *
 * @param list what analytics call it
 */
export function SeenProducts({ list }: { readonly list: string }) {
  const row = useRef<HTMLDivElement>(null);
  const { count, cards } = useSeenCards(row);
  const id = useId();
  if (count === 0) return null;
  return (
    <Section labelledBy={id}>
      <SectionHeader id={id} title={homeTexts.seen} />
      <div ref={row}>{cards ? <ListedRow cards={cards} name={list} /> : <HomeRowSkeleton count={count} />}</div>
    </Section>
  );
}
