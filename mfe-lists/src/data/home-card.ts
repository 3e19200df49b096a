import {
  catalogueText,
  type HighlightItem,
  type ListCard,
  savingOf,
  type StockStatus,
  toListCard,
} from 'shared-domain/catalogue';
import { formatPrice } from 'shared-domain/money';
import { homeTexts } from '../texts/home-nb';

/** What a card of the home page shows, and no more: it is part of the hydration payload. */
export interface HomeCard extends Pick<
  ListCard,
  'href' | 'brand' | 'name' | 'image' | 'badge' | 'sizes' | 'price' | 'before'
> {
  readonly colours: readonly { readonly name: string; readonly html: string }[];
  /** 'i 24 md. Fullpris 12 990,-', or ''. */
  readonly priceNote: string;
  readonly stock: Pick<StockStatus, 'tone'> & { readonly text: string };
}

export function toHomeCard(item: HighlightItem): HomeCard {
  const { href, brand, name, image, badge, sizes, price, priceNote, before, stock } = toListCard(item);
  const colours = item.variants.colors.map(({ name: colour, html }) => ({ name: colour, html }));
  return {
    href,
    brand,
    name,
    image,
    badge,
    sizes,
    price,
    priceNote: catalogueText(priceNote),
    before,
    colours,
    stock: { tone: stock.tone, text: catalogueText(stock.text) },
  };
}

/** Among offers the badge says what is saved. */
export function toOfferCard(item: HighlightItem): HomeCard {
  const saving = savingOf(item);
  return {
    ...toHomeCard(item),
    ...(saving !== null && { badge: { kind: 'offer', text: homeTexts.save(formatPrice(saving)) } }),
  };
}
