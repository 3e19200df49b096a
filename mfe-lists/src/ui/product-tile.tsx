import { memo } from 'react';
import {
  type CardBadge,
  type CardItem,
  catalogueText,
  type ListCardOptions,
  toListCard,
} from 'shared-domain/catalogue';
import { Badge, Price, ProductCard, StockStatus } from 'shared-domain/ui';
import { CardNotes } from './card-notes';

export interface ProductTileProps extends ListCardOptions {
  readonly item: CardItem;
  /** Width of the picture on the page, as in `<img sizes>`. */
  readonly imageSizes: string;
  /** In the first row of the first view. */
  readonly priority: boolean;
  /** Level of the product's name in the page's outline; 2 by default. */
  readonly headingLevel?: 2 | 3 | undefined;
}

const badgeOf = ({ kind, text }: CardBadge) => <Badge kind={kind}>{catalogueText(text)}</Badge>;

/** A product of the list as a card: picture, colours, sizes, price, stock (F4.6). */
export const ProductTile = memo(function ProductTile({
  item,
  imageSizes,
  priority,
  headingLevel,
  ...options
}: ProductTileProps) {
  const card = toListCard(item, options);
  const { price, before, condition, stock } = card;
  const priceNote = catalogueText(card.priceNote);
  const colours = item.variants.colors.map(({ name, html }) => ({ name, html }));
  return (
    <ProductCard
      href={card.href}
      image={card.image}
      name={card.name}
      brand={card.brand}
      sizesText={card.sizes}
      colours={colours}
      badge={card.badge && badgeOf(card.badge)}
      price={price && <Price size="m" amount={price} />}
      priceNote={(priceNote || before) && <CardNotes note={priceNote} before={before} />}
      condition={condition && catalogueText(condition)}
      stock={<StockStatus tone={stock.tone} text={catalogueText(stock.text)} />}
      headingLevel={headingLevel}
      priority={priority}
      sizes={imageSizes}
    />
  );
});
