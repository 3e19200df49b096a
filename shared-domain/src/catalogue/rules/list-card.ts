import type { Realm } from '../../contracts/realm';
import type { CardItem } from '../io/list-wire';
import type { CatalogueText, FinancingOptionId, Image, SalesStatus, StockLine } from '../model';
import { type CardPrice, cardPrice } from './card-price';
import { conditionOf } from './condition';
import { type CardBadge, cardBadge } from './flash-badge';
import type { ReviewStars } from './review-stars';
import { sizesText } from './size';
import { stockStatusOfSale } from './stock';

export interface ListCard extends Omit<CardPrice, 'note'>, Swatches<{ readonly name: string; readonly html: string }> {
  readonly href: string;
  readonly brand: string;
  readonly name: string;
  readonly image: Image;
  readonly badge: CardBadge | null;
  /** '256 GB – 1 TB', or ''. */
  readonly sizes: string;
  /** 'i 24 md. Fullpris 12 990,-'; an empty text when the price needs no note. */
  readonly priceNote: CatalogueText;
  readonly stock: StockLine;
  /** In what condition a used device is; null for a new one. */
  readonly grade: CatalogueText | null;
  readonly rating: ReviewStars | null;
}

export interface ListCardOptions {
  /** As chosen in the price facet; null: what the realm leads with. */
  readonly financing?: FinancingOptionId | null;
  readonly realm?: Realm;
}

const NOT_SOLD: SalesStatus = { name: 'NonSellable', sellable: false, quantityInStock: 0 };

/**
 * The stock of the variant that a card links to (P4-64, F4.6-3). Few pieces are said in words too: colour and sign alone do not tell.
 *
 * @param status undefined: there is none
 */
export function stockOnCard(status: SalesStatus = NOT_SOLD): StockLine {
  const stock = stockStatusOfSale(status);
  return stock.tone === 'blue' && stock.text.key === 'inWebStock'
    ? { ...stock, text: { key: 'fewInWebStock' } }
    : stock;
}

/** In what condition a used device is sold (F9.13-3); null for a new one. */
export function usedGrade(subType = ''): CatalogueText | null {
  const condition = conditionOf(subType);
  return condition?.subType === 'PREOWNED' ? { key: 'usedGrade', values: { subType: condition.subType } } : null;
}

/** The content of a card of a product list (F2.8-1, F3.5-1, F4.6-3). */
export function toListCard(item: CardItem, { financing = null, realm = 'B2C' }: ListCardOptions = {}): ListCard {
  const { href, brand, name, image, variants, sizes } = item;
  const { price, note, condition, before } = cardPrice(item, financing, realm);
  return {
    href,
    brand,
    name,
    image,
    badge: cardBadge(item, realm),
    ...toSwatches(variants.colors.map((colour) => ({ name: colour.name, html: colour.html }))),
    sizes: sizesText(sizes),
    price,
    priceNote: note,
    condition,
    before,
    stock: stockOnCard(variants.salesStatuses[0]),
    grade: item.grade === undefined ? usedGrade(item.subType) : { key: 'ownText', values: { text: item.grade } },
    rating: item.rating ?? null,
  };
}

/** Colours shown as dots; the rest is behind a button (P9-11). */
export const SHOWN_COLOURS = 4;

export interface Swatches<Colour> {
  readonly colours: readonly Colour[];
  /** Number of colours behind the button; 0: no button. */
  readonly moreColours: number;
}

/** The colours of a product as dots: four, then a button for the rest (P9-11). */
export const toSwatches = <Colour>(colours: readonly Colour[]): Swatches<Colour> => ({
  colours: colours.slice(0, SHOWN_COLOURS),
  moreColours: Math.max(0, colours.length - SHOWN_COLOURS),
});
