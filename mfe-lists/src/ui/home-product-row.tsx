import type { Ref } from 'react';
import { Badge, EnergyLabel, Grid, Price, ProductCard, StockStatus } from 'shared-domain/ui';
import type { HomeCard } from '../data/home-card';
import { CardNotes } from './card-notes';
import { classNames } from './class-names';
import { notesRoom } from './notes-room';
import styles from './home-product-row.module.css';

const SIZES = '(min-width: 1360px) 302px, (min-width: 856px) 23vw, 46vw';

export interface HomeProductRowProps {
  readonly cards: readonly HomeCard[];
  readonly listRef?: Ref<HTMLUListElement> | undefined;
}

/** Products beside each other: four; on phones a row that scrolls. */
export function HomeProductRow({ cards, listRef }: HomeProductRowProps) {
  return (
    <Grid as="ul" ref={listRef} columns="cards4" className={classNames(styles.row, notesRoom(cards))}>
      {cards.map(({ href, image, name, brand, colours, grade, condition, ...card }) => (
        <li key={href}>
          <ProductCard
            {...{ href, image, name, brand, colours, grade, condition }}
            sizesText={card.sizes}
            energy={card.energyClass && <EnergyLabel grade={card.energyClass} small />}
            headingLevel={3}
            sizes={SIZES}
            badge={card.badge && <Badge kind={card.badge.kind}>{card.badge.text}</Badge>}
            price={card.price && <Price size="m" amount={card.price} />}
            priceNote={(card.priceNote || card.before) && <CardNotes note={card.priceNote} before={card.before} />}
            stock={<StockStatus tone={card.stock.tone} text={card.stock.text} />}
          />
        </li>
      ))}
    </Grid>
  );
}
