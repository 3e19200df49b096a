import { useId, useRef } from 'react';
import { Section, SectionHeader } from 'shared-domain/ui';
import { useSeenCards } from '../state/use-seen-cards';
import { homeTexts } from '../texts/home-nb';
import { HomeProductRow } from '../ui/home-product-row';
import { HomeRowSkeleton } from '../ui/home-row-skeleton';

/** What was looked at on this device. Its room is there as soon as the browser knows of any, far below the first view. */
export function SeenProducts() {
  const row = useRef<HTMLDivElement>(null);
  const { count, cards } = useSeenCards(row);
  const id = useId();
  if (count === 0) return null;
  return (
    <Section labelledBy={id}>
      <SectionHeader id={id} title={homeTexts.seen} />
      <div ref={row}>{cards ? <HomeProductRow cards={cards} /> : <HomeRowSkeleton count={count} />}</div>
    </Section>
  );
}
