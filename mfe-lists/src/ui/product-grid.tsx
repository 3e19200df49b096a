import { type ComponentType, memo, type RefObject, useEffect, useMemo, useState } from 'react';
import {
  type CardBadge,
  type CardPrice,
  cardPrice,
  catalogueText,
  type FinancingOptionId,
  type ListCardOptions,
  toListCard,
} from 'shared-domain/catalogue';
import type { CardItem } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { Badge, classNames, type ColourChoiceProps, Price, ProductCard, StockStatus } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { CardNotes, notesRoom } from './card-notes';
import styles from './product-grid.module.css';

/** Parts of a card that its page brings: they come later than the card. */
export interface CardParts {
  /** A control below the card's text. */
  readonly Action?: ComponentType<Pick<CardItem, 'href' | 'name'>>;
  /** The colours of a product that has several. */
  readonly Colours?: ComponentType<ColourChoiceProps>;
  /** The energy class. */
  readonly Energy?: ComponentType<{ readonly grade: string }>;
}

export interface ProductTileProps extends ListCardOptions {
  readonly item: CardItem;
  /** Width of the picture on the page, as in `<img sizes>`. */
  readonly imageSizes: string;
  /** In the first row of the first view. */
  readonly priority: boolean;
  readonly parts?: CardParts | undefined;
  /** Level of the product's name in the page's outline; 2 by default. */
  readonly headingLevel?: 2 | 3 | undefined;
}

const badgeOf = ({ kind, text }: CardBadge) => <Badge kind={kind}>{catalogueText(text)}</Badge>;

/** A product of the list as a card: picture, colours, sizes, price, stock (F4.6). A chosen colour has its picture, and the link leads to it. */
export const ProductTile = memo(function ProductTile({
  item,
  imageSizes,
  priority,
  headingLevel,
  parts,
  ...options
}: ProductTileProps) {
  const card = toListCard(item, options);
  const { price, before, condition, stock, grade } = card;
  const priceNote = catalogueText(card.priceNote);
  const { colors } = item.variants;
  const [chosen, setChosen] = useState<number | null>(null);
  const colour = chosen === null ? null : colors[chosen];
  const { Action, Colours, Energy } = parts ?? {};
  return (
    <ProductCard
      href={colour?.href ?? card.href}
      image={colour?.image ?? card.image}
      name={card.name}
      brand={card.brand}
      sizesText={card.sizes}
      grade={grade ? catalogueText(grade) : ''}
      colours={colors}
      colourChoice={
        Colours &&
        colors.length > 1 && (
          <Colours
            of={card.name}
            colours={colors}
            chosen={chosen ?? colors.findIndex(({ image }) => image?.url === card.image.url)}
            onChoose={setChosen}
          />
        )
      }
      energy={Energy && item.energyClass && <Energy grade={item.energyClass} />}
      badge={card.badge && badgeOf(card.badge)}
      price={price && <Price size="m" amount={price} />}
      priceNote={(priceNote || before) && <CardNotes note={priceNote} before={before} />}
      condition={condition && catalogueText(condition)}
      stock={<StockStatus tone={stock.tone} text={catalogueText(stock.text)} />}
      action={Action && <Action href={item.href} name={item.name} />}
      headingLevel={headingLevel}
      priority={priority}
      sizes={imageSizes}
    />
  );
});

/** Pictures of the first row are loaded at once, all others when they come near. */
const FIRST_ROW = 3;

export interface ProductGridProps
  extends ListCardOptions, Pick<ProductTileProps, 'headingLevel' | 'imageSizes' | 'parts'> {
  readonly items: readonly CardItem[];
  /** Other products are on their way. */
  readonly isPending?: boolean;
  /** The accessible name of the list, 'Produkter' by default. */
  readonly label?: string | undefined;
  readonly listRef: RefObject<HTMLUListElement | null>;
  /** Place of the first product that was just added below; its link takes the focus. */
  readonly focusFrom: number | null;
}

/** One after the other: most lists are known by their first card. */
function* pricesOf(items: readonly CardItem[], ...how: [FinancingOptionId | null, Realm]): Generator<CardPrice> {
  for (const item of items) yield cardPrice(item, ...how);
}

/** The products of a list. */
export const ProductGrid = memo(function ProductGrid({
  items,
  isPending = false,
  focusFrom,
  label = texts.products,
  listRef: list,
  ...options
}: ProductGridProps) {
  const { financing = null, realm = 'B2C' } = options;
  const room = useMemo(() => notesRoom(pricesOf(items, financing, realm), realm), [items, financing, realm]);
  useEffect(() => {
    if (focusFrom === null) return;
    list.current?.children[focusFrom]?.querySelector('a')?.focus({ preventScroll: true });
  }, [list, focusFrom, items.length]);
  return (
    <ul ref={list} aria-label={label} aria-busy={isPending || undefined} className={classNames(styles.grid, room)}>
      {items.map((item, index) => (
        <li key={item.href}>
          <ProductTile item={item} priority={index < FIRST_ROW} {...options} />
        </li>
      ))}
    </ul>
  );
});
