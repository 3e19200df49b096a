import type { ProductType } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Ore } from 'shared-domain/money';
import type { FeedBundle } from './feed/bundle';
import type { FeedInsurance, FeedWebdeal } from './feed/offers';
import type { FeedReviews } from './feed/reviews';
import type { FeedPlan, FeedProduct, FeedShop } from './feed/schema';

type FeedVariant = FeedProduct['variants'][number];

/** What the database keeps of a product in one document: all of the feed's but the variants. */
export type ProductDocument = Omit<FeedProduct, 'variants'>;
/** What it keeps of a variant: what no column holds. */
export type VariantDocument = Pick<FeedVariant, 'ean' | 'colour' | 'size' | 'statuses'>;
export type ShopDocument = Omit<FeedShop, 'stock'>;

export type Colour = FeedProduct['colours'][number];

/** One sellable variant. Amounts are øre incl. mva. */
export interface Variant {
  readonly sku: string;
  readonly ean?: string | undefined;
  readonly slug: string;
  /** Address of a private customer's page; `hrefIn` gives it for a realm. */
  readonly path: string;
  readonly colour: Colour;
  /** As shown, e.g. '256 GB'; null where there are no sizes. */
  readonly size: string | null;
  readonly priceOre: Ore;
  /** The struck price: null when today's is no reduction. */
  readonly beforeOre: Ore | null;
  /** Pieces when the catalogue was read; the availability call reads them afresh. */
  readonly stock: number;
  /** Life cycle, earliest first; never empty (P4-65). */
  readonly statuses: readonly { readonly name: string; readonly timestampIso: string }[];
}

export interface Product extends ProductDocument {
  readonly type: ProductType;
  readonly key: string;
  /** As shown and linked: the model, without the brand that stands beside it. */
  readonly name: string;
  /** Address of a private customer's page without a variant. */
  readonly path: string;
  readonly variants: readonly [Variant, ...Variant[]];
  /** Which variant stands for the product where none is chosen. */
  readonly defaultVariant: Variant;
}

export type Plan = FeedPlan;
export type Insurance = FeedInsurance;
export type Webdeal = FeedWebdeal;
export type Bundle = FeedBundle;
export type Reviews = FeedReviews;

/** The whole catalogue at one version, ready to be looked up. */
export interface Catalogue {
  readonly version: number;
  readonly products: readonly Product[];
  readonly plans: readonly Plan[];
  readonly insurances: readonly Insurance[];
  readonly webdeals: readonly Webdeal[];
  readonly bundles: readonly Bundle[];
  readonly reviewsByModel: ReadonlyMap<string, Reviews>;
  readonly productBySku: ReadonlyMap<string, Product>;
  readonly variantBySku: ReadonlyMap<string, Variant>;
  /** By model slug; models of two brands may be called alike. */
  readonly productsByModel: ReadonlyMap<string, readonly Product[]>;
  /** Accessories made for a model, by its slug, in the order of the products. */
  readonly accessoriesByModel: ReadonlyMap<string, readonly Product[]>;
  /** By a private customer's path, of the product and of each variant. */
  readonly productByPath: ReadonlyMap<string, Product>;
  readonly variantByPath: ReadonlyMap<string, Variant>;
  /** Sku that lives where a former path pointed. */
  readonly skuByFormerPath: ReadonlyMap<string, string>;
}

export const soldIn = (product: Pick<Product, 'realms'>, realm: Realm): boolean => product.realms.includes(realm);
