import type { Ore } from '../money';

export type { AccessoryVariant, CompatibleAccessory } from './io/compatible-accessory-wire';
export type { FinancingMethod, PlanPrice, Product, ProductDetails, ProductVariant } from './io/product-details-wire';
export type { ListType, ProductList, ProductListItem } from './io/product-list-wire';
export type { FlashText, Image, ProductType, SalesStatus } from './io/product-wire';
export type { CustomReview, CustomTestReviews, Lipscore, LipscoreReview } from './io/reviews-wire';
export type { Webdeal } from './io/webdeal-wire';

export interface Breadcrumb {
  readonly name: string;
  readonly href: string;
}

/** Stock of one sku in the channel (P3-32). */
export interface AvailabilityRecord {
  readonly productCode: string;
  readonly dcQtyAvailable: number;
  readonly availabilityStatus: {
    readonly info: string | null;
    readonly shouldAppearInShop: boolean;
    readonly sellable: boolean;
  };
  readonly statuses: readonly { readonly name: string; readonly timestampIso: string }[];
}

export type StockTone = 'green' | 'blue' | 'yellow' | 'red';

/** Stock as it is shown (P3-33). */
export interface StockStatus {
  readonly text: string;
  readonly tone: StockTone;
  readonly icon: 'check' | 'info' | 'error';
  readonly lcmStatus: string;
  readonly sellable: boolean;
  readonly dcQtyAvailable: number;
}

/** Id of a financing option (F3.9-1), e.g. 'upfront', 'lease24', 'leasenow', 'new-switch', 'ukko36'. */
export type FinancingOptionId = string;

/** Facets with checkboxes; price, stock and search are filters of their own. */
export const FACET_IDS = ['compatible', 'categories', 'brands', 'sizes', 'colors', 'conditions'] as const;
export type FacetId = (typeof FACET_IDS)[number];

/** Inclusive; a missing end is open. */
export interface PriceRange {
  readonly min?: Ore;
  readonly max?: Ore;
}

/** The visitor's choices on a list. Values are the slugs of the URL. */
export interface ListFilters {
  readonly values: Readonly<Record<FacetId, readonly string[]>>;
  readonly price: PriceRange | null;
  /** The financing option that the price range applies to; null is the upfront price. */
  readonly financing: FinancingOptionId | null;
  readonly inStock: boolean;
  /** Text search in brand and model. */
  readonly query: string;
}

export const LIST_SORTS = ['populaere', 'pris-lav', 'pris-hoy', 'nyeste'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export interface ListQuery {
  readonly filters: ListFilters;
  readonly sort: ListSort;
  /** From 1. */
  readonly page: number;
}

/** Settings of a list that change how its facets work. */
export interface FacetOptions {
  /** Only the default variant's colour counts (F5.5-10). */
  readonly defaultVariantColorOnly?: boolean;
}

export interface FacetValue {
  /** As in the URL. */
  readonly value: string;
  readonly label: string;
  /** Products with this value when every other filter is applied (F5.5-14). */
  readonly count: number;
  readonly selected: boolean;
  /** Count 0 and not selected: listed, not selectable. */
  readonly disabled: boolean;
  /** Colour of the dot, for colours. */
  readonly html?: string;
}

export interface Facet {
  readonly id: FacetId;
  readonly parameter: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
}
