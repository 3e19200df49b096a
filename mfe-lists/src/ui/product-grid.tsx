import { type ComponentType, memo, type RefObject, useEffect, useState } from 'react';
import {
  type CardBadge,
  cardPrice,
  catalogueText,
  type ListCardOptions,
  type SalesStatus,
  type StockLine,
  stockOnCard,
  toListCard,
} from 'shared-domain/catalogue';
import type { CardItem } from 'shared-domain/catalogue/io';
import {
  Badge,
  type CardRatingProps,
  classNames,
  type ColourChoiceProps,
  Price,
  ProductCard,
  StockStatus,
} from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { CardNotes, notesRoom } from './card-notes';
import styles from './product-grid.module.css';

/** Parts of a card that its page brings: they come later than the card. */
export interface CardParts {
  /** A control in the corner of the card's picture. */
  readonly Action?: ComponentType<Pick<CardItem, 'href' | 'name' | 'sku'>>;
  /** The colours of a product that has several. */
  readonly Colours?: ComponentType<ColourChoiceProps>;
  /** The energy class. */
  readonly Energy?: ComponentType<{ readonly grade: string | undefined }>;
  /** Stars and how many gave them. */
  readonly Rating?: ComponentType<CardRatingProps>;
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

/** The stock of a chosen colour where it differs from the product's. */
const stockOf = (status: SalesStatus | undefined, otherwise: StockLine): StockLine =>
  status ? stockOnCard(status) : otherwise;

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
  const { price, before, condition, grade } = card;
  const priceNote = catalogueText(card.priceNote);
  const { colors } = item.variants;
  const [chosen, setChosen] = useState<number | null>(null);
  const colour = chosen === null ? null : colors[chosen];
  const stock = stockOf(colour?.salesStatus, card.stock);
  const { Action, Colours, Energy, Rating } = parts ?? {};
  return (
    <ProductCard
      href={colour?.href ?? card.href}
      image={colour?.image ?? card.image}
      name={card.name}
      brand={card.brand}
      rating={Rating && <Rating of={card.rating} />}
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
      energy={Energy && <Energy grade={item.energyClass} />}
      badge={card.badge && badgeOf(card.badge)}
      price={price && <Price size="m" amount={price} />}
      priceNote={(priceNote || before) && <CardNotes note={priceNote} before={before} />}
      condition={condition && catalogueText(condition)}
      stock={<StockStatus tone={stock.tone} text={catalogueText(stock.text)} />}
      action={Action && <Action {...item} />}
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
  const room = notesRoom(items[0] && cardPrice(items[0], financing, realm));
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
