import type { Weekday } from '../kernel';
import type { Ore } from '../money';
import type { ListSource, ListType } from './io/product-list-wire';
import type { AccessoryKind } from './rules/accessory-category';
import type { ConditionSubType } from './rules/condition';

export type { CardItem, FacetCounts, HighlightItem, ListColumns, ListView } from './io/list-wire';
export type { FinancingMethod, PlanPrice, Product, ProductDetails, ProductVariant } from './io/product-details-wire';
export type { ListSource, ListType, ProductList, ProductListItem } from './io/product-list-wire';
export type {
  AccessoryVariant,
  CompatibleAccessory,
  CustomReview,
  CustomTestReviews,
  Lipscore,
  LipscoreReview,
  Webdeal,
} from './io/product-parts-wire';
export type { Image, ProductFlash, ProductType, SalesStatus } from './io/product-wire';

/** A crumb of a trail; `toBreadcrumbs` renders it in bokmål. */
export interface Crumb {
  readonly text: CatalogueText;
  readonly href: string;
}

/** A crumb as it is shown and sent. */
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
export interface StockLine {
  readonly text: CatalogueText;
  readonly tone: StockTone;
  readonly icon: 'check' | 'info' | 'error';
  readonly lcmStatus: string;
  readonly sellable: boolean;
  readonly dcQtyAvailable: number;
}

/** Id of a financing option (F3.9-1), e.g. 'upfront', 'lease24', 'leasenow', 'new-switch', 'ukko36'. */
export type FinancingOptionId = string;

/** A way of paying as it is named. Months are null where the option states none. */
export type FinancingName =
  | { readonly kind: 'upfront' | 'switch' | 'leaseNow' }
  | { readonly kind: 'lease' | 'agreement'; readonly months: number | null };

/** Inclusive; a missing end is open. */
export interface PriceSpan {
  readonly min?: Ore;
  readonly max?: Ore;
}

/** Which products a list holds: all of a list, one kind of accessories in it, or those of a brand or of one of its series (F2.8-21). */
export interface ListScope {
  readonly listType: ListSource;
  /** Value of a kind of accessories, e.g. 'deksler'. */
  readonly category?: string | undefined;
  readonly brand?: string | undefined;
  readonly series?: string | undefined;
}

export const LIST_SORTS = ['populaere', 'pris-lav', 'pris-hoy', 'nyeste', 'navn'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Settings of a list that change how its facets work. */
export interface FacetOptions {
  /** Only the default variant's colour counts (F5.5-10). */
  readonly defaultVariantColorOnly?: boolean | undefined;
  /** Only these ways of paying are offered, in this order; absent: all that occur (F5.5-20). */
  readonly financing?: readonly FinancingOptionId[] | undefined;
  /** Phones are offered with the switch plan only (F5.5-20). */
  readonly onlySwitch?: boolean | undefined;
}

/** Tabs that a product page has of its own; editors may add others (P2-44). */
export type ProductTabId = 'reviews' | 'long-description' | 'legalDisclaimer' | 'energyLabel' | 'specs' | 'video';

/** The content of the note beside a card's price, apart from the price itself. */
export interface CardTerms {
  readonly financing: FinancingName;
  /** The full price beside a price per month or with a commitment. */
  readonly fullPrice: Ore | null;
}

/**
 * The condition beside a price per month: what else must be bought, and the total. `withPlan`: the device and 12 months of its plan;
 * `device`, `switch` and `agreement`: the device alone. Without a total only the plan is named.
 */
export type PriceCondition =
  | { readonly of: 'withPlan'; readonly months: number; readonly total: Ore }
  | { readonly of: 'device' | 'switch' | 'agreement'; readonly total: Ore }
  | { readonly of: 'plan'; readonly total: null };

/** A text about products and lists as rules return it; `catalogueText` renders it in bokmål. */
export type CatalogueText =
  | {
      readonly key:
        | 'brands'
        | 'business'
        | 'campaigns'
        | 'deviceAgreement'
        | 'fewInWebStock'
        | 'home'
        | 'includedProducts'
        | 'inStock'
        | 'inStockOnly'
        | 'inWebStock'
        | 'phasedOut'
        | 'presale'
        | 'priceToCome'
        | 'showFewer'
        | 'showMore'
        | 'soldOut'
        | 'stockUnknown';
    }
  /** Text of the server or of an editor, shown unchanged. */
  | { readonly key: 'ownText'; readonly values: { readonly text: string } }
  | { readonly key: 'list'; readonly values: { readonly listType: ListType } }
  | { readonly key: 'accessoryKind'; readonly values: { readonly kind: AccessoryKind } }
  | { readonly key: 'condition' | 'usedGrade'; readonly values: { readonly subType: ConditionSubType } }
  | { readonly key: 'tab'; readonly values: { readonly id: ProductTabId } }
  | { readonly key: 'financing'; readonly values: FinancingName }
  | { readonly key: 'cardTerms'; readonly values: CardTerms }
  | { readonly key: 'fullPrice'; readonly values: { readonly amount: Ore } }
  | { readonly key: 'saved'; readonly values: { readonly amount: Ore } }
  | { readonly key: 'priceCondition'; readonly values: PriceCondition }
  | { readonly key: 'priceRange'; readonly values: PriceSpan & { readonly isWithoutVat?: boolean } }
  | { readonly key: 'searchedFor'; readonly values: { readonly query: string } }
  | { readonly key: 'productCount'; readonly values: { readonly count: number } }
  | { readonly key: 'fewInShop' | 'piecesInShop' | 'morePiecesInShop'; readonly values: { readonly pieces: number } }
  /** `date` is null within a week, where the weekday is enough; `clock` is '08:00'. */
  | {
      readonly key: 'presaleFrom';
      readonly values: {
        readonly weekday: Weekday;
        readonly date: { readonly day: number; readonly month: number } | null;
        readonly clock: string;
      };
    }
  | { readonly key: 'presaleInSeconds'; readonly values: { readonly seconds: number } }
  | {
      readonly key: 'presaleInHours';
      readonly values: { readonly hours: number; readonly minutes: number; readonly seconds: number };
    };
