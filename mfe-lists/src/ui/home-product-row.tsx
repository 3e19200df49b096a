import { Badge, Grid, Price, ProductCard, StockStatus } from 'shared-domain/ui';
import type { HomeCard } from '../data/home-card';
import { CardNotes } from './card-notes';
import { classNames } from './class-names';
import { notesRoom } from './notes-room';
import styles from './home-product-row.module.css';

const SIZES = '(min-width: 1360px) 302px, (min-width: 856px) 23vw, 46vw';

export interface HomeProductRowProps {
  readonly cards: readonly HomeCard[];
}

/** Products beside each other: four; on phones a row that scrolls. */
export function HomeProductRow({ cards }: HomeProductRowProps) {
  return (
    <Grid as="ul" columns="cards4" className={classNames(styles.row, notesRoom(cards))}>
      {cards.map(({ href, image, name, brand, sizes, colours, badge, price, priceNote, condition, before, stock }) => (
        <li key={href}>
          <ProductCard
            href={href}
            image={image}
            name={name}
            brand={brand}
            sizesText={sizes}
            headingLevel={3}
            sizes={SIZES}
            colours={colours}
            badge={badge && <Badge kind={badge.kind}>{badge.text}</Badge>}
            price={price && <Price size="m" amount={price} />}
            priceNote={(priceNote || before) && <CardNotes note={priceNote} before={before} />}
            condition={condition}
            stock={<StockStatus tone={stock.tone} text={stock.text} />}
          />
        </li>
      ))}
    </Grid>
  );
}
