import type { ProductType } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Ore } from 'shared-domain/money';
import type { FeedDeliveryZone } from './feed/delivery';
import type { FeedInsurance, FeedWebdeal } from './feed/offers';
import type { FeedBundle } from './feed/plan';
import type { FeedReviews } from './feed/reviews';
import type { FeedPlan, FeedProduct, FeedShop } from './feed/schema';

type FeedVariant = FeedProduct['variants'][number];

/** The JSON document of a product in the database: the feed's fields without variants. */
export type ProductDocument = Omit<FeedProduct, 'variants'>;
/** The JSON document of a variant: the fields without a column. */
export type VariantDocument = Pick<FeedVariant, 'ean' | 'colour' | 'size' | 'statuses'>;
export type ShopDocument = Omit<FeedShop, 'stock'>;

export type Colour = FeedProduct['colours'][number];

/** One sellable variant. Amounts are øre incl. VAT. */
export interface Variant {
  readonly sku: string;
  readonly ean?: string | undefined;
  readonly slug: string;
  /** Path of the B2C page; `hrefIn` gives the path in another realm. */
  readonly path: string;
  readonly colour: Colour;
  /** As shown, e.g. '256 GB'; null where there are no sizes. */
  readonly size: string | null;
  readonly priceOre: Ore;
  /** The struck price; null when today's price is not a reduction. */
  readonly beforeOre: Ore | null;
  /** Stock when the catalogue was read; the availability call reads the current one. */
  readonly stock: number;
  /** Life cycle, earliest first; never empty (P4-65). */
  readonly statuses: readonly { readonly name: string; readonly timestampIso: string }[];
}

export interface Product extends ProductDocument {
  readonly type: ProductType;
  readonly key: string;
  /** Name for display and links: the model without the brand. */
  readonly name: string;
  /** Path of the B2C page, without a variant. */
  readonly path: string;
  readonly variants: readonly [Variant, ...Variant[]];
  /** The variant that is shown when none is chosen: the first that is well stocked. */
  readonly defaultVariant: Variant;
  readonly reviews?: Reviews | undefined;
}

export type Plan = FeedPlan;
export type Insurance = FeedInsurance;
export type Webdeal = FeedWebdeal;
export type Bundle = FeedBundle;
export type Reviews = FeedReviews;

/** As much of a Map as a reader needs. */
export interface MapReader<Key, Value> {
  get(key: Key): Value | undefined;
}

/** The catalogue of one version at one moment. Products are looked up: only a thread of its own goes through all. */
export interface Catalogue {
  readonly version: number;
  /** ISO time at which the version came into the shop; null: there is none. */
  readonly importedAt: string | null;
  /** The version's data: the same object as long as the version is, while stock and time go on. */
  readonly source: object;
  readonly plans: readonly Plan[];
  readonly insurances: readonly Insurance[];
  readonly webdeals: readonly Webdeal[];
  readonly bundles: readonly Bundle[];
  readonly deliveryZones: readonly FeedDeliveryZone[];
  readonly productBySku: MapReader<string, Product>;
  readonly variantBySku: MapReader<string, Variant>;
  /** Products by model slug; models of two brands may have the same name. */
  readonly productsByModel: MapReader<string, readonly Product[]>;
  /** Accessories made for a model, by its slug, in the order of the products. */
  readonly accessoriesByModel: MapReader<string, readonly Product[]>;
  /** Products by B2C path, that of the product and of each variant. */
  readonly productByPath: MapReader<string, Product>;
  readonly variantByPath: MapReader<string, Variant>;
  readonly productByVideo: MapReader<string, Product>;
  /** The most popular accessories that fit every device. */
  readonly universalAccessories: () => readonly Product[];
  /** Sku of the variant that a former path pointed to. */
  readonly skuByFormerPath: MapReader<string, string>;
  /** All, by popularity: thousands, so only for `view-models/built-in-thread.ts`. */
  readonly products: () => readonly Product[];
}

export const soldIn = (product: Pick<Product, 'realms'>, realm: Realm): boolean => product.realms.includes(realm);
