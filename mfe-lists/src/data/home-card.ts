import { type ListCard, type ProductListItem, type StockStatus, toListCard } from 'shared-domain/catalogue';
import { formatPrice } from 'shared-domain/money';
import { homeTexts } from '../texts/home-nb';
import { savingOf } from './home-selection';

/** What a card of the home page shows, and no more: it is part of the hydration payload. */
export interface HomeCard extends Pick<
  ListCard,
  'href' | 'brand' | 'name' | 'image' | 'badge' | 'sizes' | 'price' | 'priceNote' | 'before'
> {
  readonly colours: readonly { readonly name: string; readonly html: string }[];
  readonly stock: Pick<StockStatus, 'tone' | 'text'>;
}

export function toHomeCard(item: ProductListItem): HomeCard {
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
    priceNote,
    before,
    colours,
    stock: { tone: stock.tone, text: stock.text },
  };
}

/** Among offers the badge says what is saved. */
export function toOfferCard(item: ProductListItem): HomeCard {
  const saving = savingOf(item);
  return {
    ...toHomeCard(item),
    ...(saving !== null && { badge: { kind: 'offer', text: homeTexts.save(formatPrice(saving)) } }),
  };
}
