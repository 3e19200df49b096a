import { useId, useRef } from 'react';
import { Section, SectionHeader } from 'shared-domain/ui';
import { useSeenCards } from '../state/use-seen-cards';
import { homeTexts } from '../texts/home-nb';
import { HomeRowSkeleton } from '../ui/home-product-row';
import { ListedRow } from './listed-row';

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
