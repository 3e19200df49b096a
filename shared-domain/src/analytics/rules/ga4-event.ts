/** The events as Google Analytics 4 names them, beside the shop's own: https://developers.google.com/analytics/devguides/collection/ga4/ecommerce */
import type { AnalyticsEvent, AnalyticsImpression, AnalyticsProduct } from '../model';

export interface Ga4Item {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category: string;
  readonly item_brand?: string;
  readonly item_variant?: string;
  /** NOK of one piece, as in the shop's own event. */
  readonly price?: number;
  readonly quantity?: number;
  readonly item_list_name?: string;
  /** Place in the list, from 0. */
  readonly index?: number;
}

export interface Ga4Event {
  readonly event: 'view_item_list' | 'select_item' | 'view_item' | 'add_to_cart' | 'remove_from_cart';
  readonly ecommerce: {
    readonly currency: 'NOK';
    /** Absent where a price is not known. */
    readonly value?: number;
    readonly item_list_name?: string;
    readonly items: readonly Ga4Item[];
  };
}

const toItem = ({ id, name, category, brand, variant, price, quantity }: AnalyticsProduct): Ga4Item => ({
  item_id: id,
  item_name: name,
  item_category: category,
  ...(brand !== undefined && { item_brand: brand }),
  ...(variant !== undefined && { item_variant: variant }),
  ...(price !== undefined && { price }),
  ...(quantity !== undefined && { quantity }),
});

/** In whole øre, so that sums of decimals are exact. */
function valueOf(products: readonly AnalyticsProduct[]): { readonly value?: number } {
  if (products.some(({ price }) => price === undefined)) return {};
  const sum = products.reduce((ore, { price = 0, quantity = 1 }) => ore + Math.round(price * 100) * quantity, 0);
  return { value: sum / 100 };
}

const ofProducts = (event: Ga4Event['event'], products: readonly AnalyticsProduct[]): Ga4Event => ({
  event,
  ecommerce: { currency: 'NOK', ...valueOf(products), items: products.map(toItem) },
});

const ofList = (event: Ga4Event['event'], impressions: readonly AnalyticsImpression[]): Ga4Event => ({
  event,
  ecommerce: {
    currency: 'NOK',
    ...(impressions[0] && { item_list_name: impressions[0].list }),
    items: impressions.map((each) => ({ ...toItem(each), item_list_name: each.list, index: each.position - 1 })),
  },
});

/** @returns null for what Google Analytics has no name for: errors */
export function toGa4Event(event: AnalyticsEvent): Ga4Event | null {
  switch (event.event) {
    case 'productListing':
      return ofList('view_item_list', event.ecommerce.impressions);
    case 'productClick':
      return ofList('select_item', event.ecommerce.click.products);
    case 'firstLoad':
    case 'changeVariant':
      return ofProducts('view_item', event.ecommerce.detail.products);
    case 'addToCart':
      return ofProducts('add_to_cart', event.ecommerce.add.products);
    case 'removeFromCart':
      return ofProducts('remove_from_cart', event.ecommerce.remove.products);
    default:
      return null;
  }
}
