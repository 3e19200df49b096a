/** GET {api}/view-models/product-details/{realm}?path= (P3-1..16): the whole model of a product, all its variants. */
import * as v from 'valibot';
import { breadcrumbSchema } from '../../wire/breadcrumb-schema';
import { compatibleAccessorySchema } from './compatible-accessory-wire';
import { amount, flashTextSchema, imageSchema, productTypeSchema, salesStatusSchema } from './product-wire';
import { customReviewSchema, customTestReviewsSchema, lipscoreSchema } from './reviews-wire';
import { webdealSchema } from './webdeal-wire';

/** P3-10. */
const financingOptionSchema = v.object({
  alternative_id: v.string(),
  heading: v.string(),
  defaultOfferingCode: v.optional(v.string()),
  duration: v.optional(v.number()),
});

/** P3-9. */
export const financingMethodSchema = v.object({
  alternative_id: v.picklist(['upfront', 'lease', 'switch', 'ukko']),
  subId: v.optional(v.string()),
  heading: v.string(),
  buttonText: v.optional(v.string()),
  extraInfoHeading: v.optional(v.string()),
  extraInfoContent: v.optional(v.string()),
  financingOptions: v.array(financingOptionSchema),
});

/** P3-12..16: one lease or switch price with a plan. */
export const planPriceSchema = v.object({
  mainOfferingCode: v.string(),
  mainOfferingName: v.string(),
  duration: v.number(),
  code: v.string(),
  upfront: amount,
  monthly: amount,
  total: amount,
  mainOfferingMonthly: amount,
  monthlyWithoutVAT: v.optional(amount),
  discount: v.optional(amount),
});

/** Entries by offering code, one each duration. */
const planPricesSchema = v.record(v.string(), v.array(planPriceSchema));

export const productVariantSchema = v.object({
  variantSlug: v.string(),
  sku: v.string(),
  ean: v.optional(v.string()),
  color: v.object({ name: v.string(), html: v.string() }),
  /** As shown, e.g. '256 GB'; null where the product has no sizes. */
  size: v.nullable(v.string()),
  href: v.string(),
  images: v.array(imageSchema),
  financingMethods: v.array(financingMethodSchema),
  prices: v.object({
    upfront: v.nullable(v.object({ upfront: amount, before: v.optional(amount), upfrontWithoutVAT: v.optional(amount) })),
    lease: planPricesSchema,
    switch: planPricesSchema,
    lowPrice: amount,
    highPrice: amount,
  }),
  salesStatus: salesStatusSchema,
});

const fileSchema = v.object({ file: v.object({ url: v.string() }) });

/** P3-5: a tab that the editors add. */
const customTabSchema = v.object({ alternative_id: v.string(), name: v.string(), content: v.string() });

/** P3-1..8 of the product as a whole. */
export const productSchema = v.object({
  type: productTypeSchema,
  subType: v.string(),
  rootPath: v.string(),
  name: v.string(),
  brand: v.string(),
  brandSlug: v.string(),
  model: v.string(),
  modelSlug: v.string(),
  metaDescription: v.string(),
  shorterDescription: v.string(),
  longDescription: v.array(v.string()),
  hideFromSEO: v.optional(v.boolean(), false),
  energyClass: v.optional(v.string()),
  defaultFinancingType: v.optional(v.string()),
  hidePrices: v.optional(v.boolean(), false),
  hideBuyButton: v.optional(v.boolean(), false),
  highlightedText: v.optional(v.string()),
  specifications: v.array(v.object({ label: v.string(), specs: v.array(v.object({ label: v.string(), value: v.string() })) })),
  flashText: v.optional(flashTextSchema),
  releaseDate: v.string(),
  showMemberSelectorAlways: v.optional(v.boolean(), false),
  // P3-2, P3-3.
  legalDisclaimer: v.optional(v.string()),
  productVideo: v.optional(v.string()),
  energyClassLabel: v.optional(fileSchema),
  productInformationSheet: v.optional(fileSchema),
  energyClassBadge: v.optional(v.string()),
  // P3-5.
  highlightedTextIcon: v.optional(v.string()),
  highlightedTextChargerRange: v.optional(v.string()),
  tabs: v.optional(v.array(customTabSchema)),
  webdeals: v.optional(v.array(webdealSchema)),
  // P3-6.
  customReviews: v.optional(v.array(customReviewSchema)),
  customTestReviews: v.optional(customTestReviewsSchema),
  lipscore: v.optional(lipscoreSchema),
  hideReviewStars: v.optional(v.boolean()),
  // P3-7.
  preSalesOverrideText: v.optional(v.string()),
  outOfStockOverride: v.optional(v.string()),
  inStockOverrideText: v.optional(v.string()),
  compatibleAccessories: v.optional(v.array(compatibleAccessorySchema)),
});

export const productDetailsSchema = v.object({
  product: productSchema,
  /** The variant that the path names, or the default one. */
  selectedVariantSlug: v.string(),
  variants: v.pipe(v.array(productVariantSchema), v.minLength(1)),
  breadcrumbs: v.array(breadcrumbSchema),
});

/** A renamed product: where it lives now. */
export const productRedirectSchema = v.object({ redirectTo: v.string() });

export type FinancingMethod = v.InferOutput<typeof financingMethodSchema>;
export type PlanPrice = v.InferOutput<typeof planPriceSchema>;
export type Product = v.InferOutput<typeof productSchema>;
export type ProductVariant = v.InferOutput<typeof productVariantSchema>;
export type ProductDetails = v.InferOutput<typeof productDetailsSchema>;
