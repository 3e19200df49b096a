import type { ListedProduct } from 'shared-domain/analytics';
import { type CardBadge, catalogueText, type ListCard, type StockLine, toListCard } from 'shared-domain/catalogue';
import type { HighlightItem } from 'shared-domain/catalogue/io';

/** Everything that a card of the home page shows and reports, and no more: it is part of the hydration payload. */
export interface HomeCard
  extends
    Pick<ListedProduct, 'sku' | 'type' | 'upfrontPrice' | 'hidePrices'>,
    Pick<ListCard, 'href' | 'brand' | 'name' | 'image' | 'sizes' | 'price' | 'before' | 'rating'> {
  readonly badge: { readonly kind: CardBadge['kind']; readonly text: string } | null;
  readonly colours: readonly { readonly name: string; readonly html: string }[];
  /** 'i 24 md. Fullpris 12 990,-', or ''. */
  readonly priceNote: string;
  /** 'Abonnement i 12 md. Minste totalpris 18 972,-', or ''. */
  readonly condition: string;
  /** 'Brukt, tilstand Like Fin', or ''. */
  readonly grade: string;
  /** '' for a product without an energy class. */
  readonly energyClass: string;
  readonly stock: Pick<StockLine, 'tone'> & { readonly text: string };
}

export function toHomeCard(item: HighlightItem): HomeCard {
  const { href, brand, name, image, badge, sizes, price, priceNote, condition, before, stock, grade, rating } =
    toListCard(item);
  const colours = item.variants.colors.map(({ name: colour, html }) => ({ name: colour, html }));
  return {
    href,
    brand,
    name,
    image,
    badge: badge && { kind: badge.kind, text: catalogueText(badge.text) },
    sizes,
    price,
    priceNote: catalogueText(priceNote),
    condition: condition ? catalogueText(condition) : '',
    before,
    rating,
    ...(item.sku !== undefined && { sku: item.sku }),
    type: item.type,
    upfrontPrice: item.upfrontPrice,
    hidePrices: item.hidePrices,
    grade: grade ? catalogueText(grade) : '',
    energyClass: item.energyClass ?? '',
    colours,
    stock: { tone: stock.tone, text: catalogueText(stock.text) },
  };
}
