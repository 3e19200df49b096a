import { type RefObject, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { parseSeenProducts, storedSeenProducts } from 'shared-domain/catalogue/io';
import { Section, SectionHeader } from 'shared-domain/ui';
import type { HomeCard } from '../data/home-card';
import { useListedProducts } from '../state/use-listed-products';
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

/** The cards are there before one scrolls to them. */
const NEAR = { rootMargin: '800px' } as const;

const never = () => () => undefined;

/**
 * The products that were looked at on this device: first how many there are, and their cards when their row comes near.
 *
 * @returns `count` is 0 on the server: its HTML is the same for everyone
 */
function useSeenCards(row: RefObject<HTMLElement | null>) {
  const stored = useSyncExternalStore(never, storedSeenProducts, () => '');
  const skus = useMemo(() => parseSeenProducts(stored).map(({ sku }) => sku), [stored]);
  const [cards, setCards] = useState<readonly HomeCard[] | null>(null);
  useEffect(() => {
    if (!row.current || skus.length === 0) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void import('../data/calls').then(({ loadSeenCards }) => loadSeenCards(skus)).then(setCards);
    }, NEAR);
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row, skus]);
  return { count: cards?.length ?? skus.length, cards } as const;
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
