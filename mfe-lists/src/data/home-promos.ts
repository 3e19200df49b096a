import {
  type CardPrice,
  cardPrice,
  catalogueText,
  cheapestBy,
  EMPTY_LIST_QUERY,
  type FinancingOptionId,
  formatListQuery,
  type Image,
  listPathOf,
  withFilters,
} from 'shared-domain/catalogue';
import type { HighlightItem } from 'shared-domain/catalogue/io';
import { isNewHandset, isPreowned } from './home-departments';

export interface HomePromo {
  readonly kind: 'preowned' | 'switch';
  readonly href: string;
  /** The lowest price of its kind, and the product that costs so, in name and picture. */
  readonly price: NonNullable<CardPrice['price']>;
  readonly note: string;
  readonly product: string;
  readonly image: Image;
}

const LEASE: FinancingOptionId = 'lease24';
const SWITCH: FinancingOptionId = 'new-switch';

function promoOf(
  kind: HomePromo['kind'],
  items: readonly HighlightItem[],
  financing: FinancingOptionId,
  href: string,
): readonly HomePromo[] {
  const cheapest = cheapestBy(items, financing);
  if (!cheapest) return [];
  const { price, note, condition } = cardPrice(cheapest, financing, 'B2C');
  if (!price) return [];
  const terms = [note, ...(condition ? [condition] : [])].map(catalogueText).join('. ');
  return [{ kind, href, price, note: terms, product: cheapest.name, image: cheapest.image }];
}

/** Pre-owned phones and Svitsj, each from its lowest price by the month. */
export function homePromos(handsets: readonly HighlightItem[]): readonly HomePromo[] {
  const switchQuery = formatListQuery(withFilters(EMPTY_LIST_QUERY, { financing: SWITCH }));
  return [
    ...promoOf('preowned', handsets.filter(isPreowned), LEASE, listPathOf('HANDSET-PREOWNED_LIST', 'B2C')),
    ...promoOf('switch', handsets.filter(isNewHandset), SWITCH, `${listPathOf('HANDSET_LIST', 'B2C')}${switchQuery}`),
  ];
}
