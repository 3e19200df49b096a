import { BeforePrice, CARD_ROW_SIZES, CardRow, Price, ProductCard, Skeleton, StockStatus } from 'shared-domain/ui';
import type { RowCard } from './load-recommendations';
import styles from './product-cards.module.css';

const ROOM = [0, 1, 2, 3];

export interface ProductCardsProps {
  /** Null: on their way. */
  readonly cards: readonly RowCard[] | null;
  /** '(ekskl. mva.)' or ''. */
  readonly vatNote: string;
}

/** Products beside each other: four; on phones a row that scrolls. */
export const ProductCards = ({ cards, vatNote }: ProductCardsProps) => (
  <CardRow>
    {cards
      ? cards.map(({ href, image, name, brand, colour, grade, price, note, before, stock, sizes }) => (
          <li key={href}>
            <ProductCard
              {...{ href, image, name, brand, grade }}
              colours={[colour]}
              sizesText={sizes}
              headingLevel={3}
              sizes={CARD_ROW_SIZES}
              price={price && <Price size="m" amount={price} vatNote={vatNote} />}
              priceNote={
                <>
                  {note} {before && <BeforePrice labelled>{before}</BeforePrice>}
                </>
              }
              stock={<StockStatus tone={stock.tone} text={stock.text} />}
            />
          </li>
        ))
      : ROOM.map((place) => (
          <li key={place} aria-hidden className={styles.coming}>
            <Skeleton shape="block" className={styles.picture} />
          </li>
        ))}
  </CardRow>
);
