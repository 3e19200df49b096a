/**
 * Events for the data layer of the tag manager (F7.7-5), in the form of «enhanced ecommerce». Amounts are numbers in NOK.
 * Goods and plans only: no field has an order, an account, a phone number or a person's name.
 */
import type { CartAnswer } from '../cart';
import type { Product, ProductVariant } from '../catalogue';
import type { CardItem } from '../catalogue/io/list-wire';
import type { FAILED_CALLS } from '../contracts/failed-calls';

/** A product of an event. An unknown price is left out, it is never 0. */
export interface AnalyticsProduct {
  /** Sku, offering code or service code. */
  readonly id: string;
  readonly name: string;
  readonly category: AnalyticsCategory;
  readonly brand?: string;
  /** Colour and size: 'Lyng, 256 GB'. */
  readonly variant?: string;
  /** NOK of one piece: in the cart its yearly value (F9.14-2), elsewhere the full price. */
  readonly price?: number;
  /** Pieces; only of a cart's products. */
  readonly quantity?: number;
}

/** A product of a list: which list, and where in it, from 1. */
export interface AnalyticsImpression extends AnalyticsProduct {
  readonly list: string;
  readonly position: number;
}

export type AnalyticsCategory =
  | 'accessory'
  | 'connected-device'
  | 'delivery'
  | 'fee'
  | 'handset'
  | 'handset-preowned'
  | 'modem'
  | 'number'
  | 'reswitch'
  | 'service'
  | 'sim'
  | 'special-product'
  | 'subscription'
  | 'tablet'
  | 'voucher'
  | 'wearable'
  | 'webdeal';

interface Products {
  readonly products: readonly AnalyticsProduct[];
}

interface Ecommerce<Action> {
  readonly ecommerce: { readonly currencyCode: 'NOK' } & Action;
}

export type ProductClick = { readonly event: 'productClick' } & Ecommerce<{
  readonly click: {
    readonly actionField: { readonly list: string };
    readonly products: readonly AnalyticsImpression[];
  };
}>;
export type ProductDetail = { readonly event: 'firstLoad' | 'changeVariant' } & Ecommerce<{
  readonly detail: Products;
}>;
export type ProductListing = { readonly event: 'productListing' } & Ecommerce<{
  readonly impressions: readonly AnalyticsImpression[];
}>;
export type AddToCart = { readonly event: 'addToCart' } & Ecommerce<{ readonly add: Products }>;
export type RemoveFromCart = { readonly event: 'removeFromCart' } & Ecommerce<{ readonly remove: Products }>;

/** The error as a code, without its text, which may name a person. */
export type ShopErrorCode =
  | keyof typeof FAILED_CALLS
  | 'cartUpdateRefused'
  | 'loginFailed'
  | 'pageFailed'
  | 'pageNotFound';

export interface ShopError {
  readonly event: 'shopError';
  readonly error: {
    readonly code: ShopErrorCode;
    /** HTTP status, where there was an answer. */
    readonly status?: number;
  };
}

export type AnalyticsEvent = ProductClick | ProductDetail | ProductListing | AddToCart | RemoveFromCart | ShopError;

/** An event ready to be pushed, with what the caller logs. */
export interface BuiltEvent<Event extends AnalyticsEvent> {
  /** Null: there is nothing to push. */
  readonly event: Event | null;
  /** 'Unhandled product type: X' for each product that was left out (F8-16). */
  readonly unhandled: readonly string[];
}

/** The part of a list's card that analytics read. */
export type ListedProduct = Pick<CardItem, 'sku' | 'type' | 'name' | 'brand' | 'hidePrices' | 'upfrontPrice'>;

export interface ListPlace {
  /** Which list: 'HANDSET_LIST', 'search', … */
  readonly list: string;
  /** Position of the first card, from 1. */
  readonly position: number;
}

/** The part of a product page that analytics read. */
export interface ShownProduct {
  readonly product: Pick<Product, 'name' | 'type' | 'brand' | 'hidePrices'>;
  readonly variant: Pick<ProductVariant, 'sku' | 'color' | 'size' | 'prices'>;
}

/**
 * A fact, as pages and stores report it (`stores/analytics-log`), at the time when it is done: the cart has been changed, the card
 * is shown. It is kept in memory, and never leaves the page: events are made of it after consent. A kind may only get new optional
 * fields; kinds that the shell does not know are ignored.
 */
export type AnalyticsFact =
  | { readonly kind: 'products-listed'; readonly items: readonly ListedProduct[]; readonly place: ListPlace }
  | { readonly kind: 'product-clicked'; readonly item: ListedProduct; readonly place: ListPlace }
  | ({ readonly kind: 'product-shown' | 'variant-chosen' } & ShownProduct)
  | { readonly kind: 'cart-changed'; readonly before: CartAnswer; readonly after: CartAnswer }
  | {
      readonly kind: 'failure-reported';
      readonly error: unknown;
      readonly context: Readonly<Record<string, unknown>>;
    };
