import type { CartItemType } from '../../cart';
import { sizeLabel } from '../../catalogue';
import { unhandledProductTypeMessage } from '../../contracts/failed-calls';
import { failed, ok, type Result } from '../../kernel';
import { type Ore, toNok } from '../../money';
import type {
  AnalyticsCategory,
  AnalyticsImpression,
  AnalyticsProduct,
  BuiltEvent,
  ListedProduct,
  ListPlace,
  ProductClick,
  ProductDetail,
  ProductListing,
  ShownProduct,
} from '../model';

/** Category of every product and cart item type (F3.1-16, F3.1-17). */
const CATEGORIES: Readonly<Record<CartItemType, AnalyticsCategory>> = {
  ACCESSORY: 'accessory',
  BREAKAGE_FEE: 'fee',
  CONNECTED_DEVICE: 'connected-device',
  DELIVERY: 'delivery',
  HANDSET: 'handset',
  'HANDSET-PREOWNED': 'handset-preowned',
  MBB: 'modem',
  MODEM: 'modem',
  NEW_NUMBER: 'number',
  RESWITCH_EXISTING_HARDWARE: 'reswitch',
  RESWITCH_PLACEHOLDER: 'reswitch',
  ROUTER: 'modem',
  SERVICE: 'service',
  SIM: 'sim',
  SPECIALPRODUCT: 'special-product',
  SUBSCRIPTION: 'subscription',
  SUBSCRIPTION_DRAFT: 'subscription',
  SWITCH_BREAKAGE_FEE: 'fee',
  SWITCH_REMAINING_COST: 'fee',
  TABLET: 'tablet',
  TRANSFER: 'number',
  VOUCHER: 'voucher',
  WEARABLE: 'wearable',
  WEBDEAL: 'webdeal',
};

const isKnown = (type: string): type is CartItemType => Object.hasOwn(CATEGORIES, type);

/**
 * The category of a product or cart item (F3.1-16, F3.1-17).
 *
 * @returns for another type the message to log (F8-16): analytics never stop a purchase
 */
export const resolveCategory = (type: string): Result<AnalyticsCategory, string> =>
  isKnown(type) ? ok(CATEGORIES[type]) : failed(unhandledProductTypeMessage(type));

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

type Shown = Pick<AnalyticsProduct, 'id' | 'name'> & {
  readonly type: string;
  readonly brand: string;
  readonly variant: string;
  readonly price: Ore | undefined;
};

function toProduct({ id, name, type, brand, variant, price }: Shown): Result<AnalyticsProduct, string> {
  const category = resolveCategory(type);
  if (!category.ok) return category;
  return ok({
    id,
    name,
    category: category.value,
    brand,
    ...(variant && { variant }),
    ...(price !== undefined && { price: toNok(price) }),
  });
}

/** A card of a list by its first sku and full price; a failure is the message to log (F7.7-5, F8-16). Hidden prices are left out. */
export function ofListItem({
  sku,
  name,
  type,
  brand,
  hidePrices,
  upfrontPrice,
}: ListedProduct): Result<AnalyticsProduct, string> {
  return toProduct({
    id: sku ?? name,
    name,
    type: String(type),
    brand,
    variant: '',
    price: hidePrices ? undefined : upfrontPrice?.upfront,
  });
}

/** The variant that a product page shows (F7.7-5, F8-16). */
export function ofVariant(
  { name, type, brand, hidePrices }: ShownProduct['product'],
  { sku, color, size, prices }: ShownProduct['variant'],
): Result<AnalyticsProduct, string> {
  const variant = [color.name, size === null ? '' : sizeLabel(size)].filter(Boolean).join(', ');
  return toProduct({ id: sku, name, type, brand, variant, price: hidePrices ? undefined : prices.upfront?.upfront });
}
