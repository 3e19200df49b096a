import type {
  AnalyticsImpression,
  BuiltEvent,
  ListedProduct,
  ListPlace,
  ProductClick,
  ProductDetail,
  ProductListing,
  ShownProduct,
} from '../model';
import { ofListItem, ofVariant } from './shown-product';

function impressionsOf(
  items: readonly ListedProduct[],
  { list, position }: ListPlace,
): { readonly impressions: readonly AnalyticsImpression[]; readonly unhandled: readonly string[] } {
  const impressions: AnalyticsImpression[] = [];
  const unhandled: string[] = [];
  for (const [index, item] of items.entries()) {
    const product = ofListItem(item);
    if (product.ok) impressions.push({ ...product.value, list, position: position + index });
    else unhandled.push(product.failure);
  }
  return { impressions, unhandled };
}

/** 'productListing': cards that were added to a list (F7.7-5). A card of an unknown type is left out, the others keep their position (F8-16). */
export function productListingEvent(items: readonly ListedProduct[], place: ListPlace): BuiltEvent<ProductListing> {
  const { impressions, unhandled } = impressionsOf(items, place);
  return {
    event:
      impressions.length === 0 ? null : { event: 'productListing', ecommerce: { currencyCode: 'NOK', impressions } },
    unhandled,
  };
}

/** 'productClick': a card that was clicked (F7.7-5). */
export function productClickEvent(item: ListedProduct, place: ListPlace): BuiltEvent<ProductClick> {
  const { impressions: products, unhandled } = impressionsOf([item], place);
  const click = { actionField: { list: place.list }, products };
  return {
    event: products.length === 0 ? null : { event: 'productClick', ecommerce: { currencyCode: 'NOK', click } },
    unhandled,
  };
}

/** 'firstLoad' when a product page appears, 'changeVariant' when another of its variants is chosen (F7.7-5). */
export function productDetailEvent(
  event: ProductDetail['event'],
  product: ShownProduct['product'],
  variant: ShownProduct['variant'],
): BuiltEvent<ProductDetail> {
  const shown = ofVariant(product, variant);
  if (!shown.ok) return { event: null, unhandled: [shown.failure] };
  return { event: { event, ecommerce: { currencyCode: 'NOK', detail: { products: [shown.value] } } }, unhandled: [] };
}
