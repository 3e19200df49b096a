import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { parseSeenProducts, storedSeenProducts } from 'shared-domain/catalogue/io';
import type { HomeCard } from '../data/home-card';

/** The cards are there before one scrolls to them. */
const NEAR = { rootMargin: '800px' } as const;

const never = () => () => undefined;

/**
 * The products that were looked at on this device: first how many there are, and their cards when their row comes near.
 *
 * @returns `count` is 0 on the server: its HTML is the same for everyone
 */
export function useSeenCards(row: RefObject<HTMLElement | null>) {
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
