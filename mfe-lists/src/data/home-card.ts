import {
  type CardBadge,
  catalogueText,
  type HighlightItem,
  type ListCard,
  type StockStatus,
  toListCard,
} from 'shared-domain/catalogue';

/** What a card of the home page shows, and no more: it is part of the hydration payload. */
export interface HomeCard extends Pick<ListCard, 'href' | 'brand' | 'name' | 'image' | 'sizes' | 'price' | 'before'> {
  readonly badge: { readonly kind: CardBadge['kind']; readonly text: string } | null;
  readonly colours: readonly { readonly name: string; readonly html: string }[];
  /** 'i 24 md. Fullpris 12 990,-', or ''. */
  readonly priceNote: string;
  /** 'Krever abonnement. Minste totalpris 18 972,-', or ''. */
  readonly condition: string;
  readonly stock: Pick<StockStatus, 'tone'> & { readonly text: string };
}

export function toHomeCard(item: HighlightItem): HomeCard {
  const { href, brand, name, image, badge, sizes, price, priceNote, condition, before, stock } = toListCard(item);
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
    colours,
    stock: { tone: stock.tone, text: catalogueText(stock.text) },
  };
}
