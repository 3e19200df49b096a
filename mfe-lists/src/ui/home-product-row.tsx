import type { ReactNode, Ref } from 'react';
import {
  Badge,
  CARD_ROW_SIZES,
  CardRating,
  CardRow,
  EnergyLabel,
  Price,
  ProductCard,
  Skeleton,
  StockStatus,
} from 'shared-domain/ui';
import type { HomeCard } from '../data/home-card';
import { CardNotes, notesRoom } from './card-notes';
import styles from './home-row-skeleton.module.css';

/** The room of a row of products whose cards are on their way. */
export function HomeRowSkeleton({ count }: { readonly count: number }) {
  return (
    <CardRow>
      {Array.from({ length: count }, (_, place) => (
        <li key={place} className={styles.card}>
          <Skeleton shape="block" className={styles.picture} />
        </li>
      ))}
    </CardRow>
  );
}

export interface SmallCardProps {
  readonly of: HomeCard;
  readonly sizes?: string | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
  /** In the corner of the picture. */
  readonly action?: ReactNode;
}

/** A card whose texts are ready. */
export const SmallCard = ({
  of: { href, image, name, brand, colours, grade, condition, ...card },
  ...more
}: SmallCardProps) => (
  <ProductCard
    {...{ href, image, name, brand, colours, grade, condition }}
    rating={<CardRating of={card.rating} />}
    sizesText={card.sizes}
    energy={card.energyClass && <EnergyLabel grade={card.energyClass} small />}
    headingLevel={3}
    badge={card.badge && <Badge kind={card.badge.kind}>{card.badge.text}</Badge>}
    price={card.price && <Price size="m" amount={card.price} />}
    priceNote={(card.priceNote || card.before) && <CardNotes note={card.priceNote} before={card.before} />}
    stock={<StockStatus tone={card.stock.tone} text={card.stock.text} />}
    {...more}
  />
);

export interface HomeProductRowProps {
  readonly cards: readonly HomeCard[];
  readonly listRef?: Ref<HTMLUListElement> | undefined;
}

/** Products beside each other: four; on phones a row that scrolls. */
export function HomeProductRow({ cards, listRef }: HomeProductRowProps) {
  return (
    <CardRow ref={listRef} className={notesRoom(cards[0])}>
      {cards.map((card) => (
        <li key={card.href}>
          <SmallCard of={card} sizes={CARD_ROW_SIZES} />
        </li>
      ))}
    </CardRow>
  );
}
