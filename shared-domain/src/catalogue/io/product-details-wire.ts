/** GET {api}/view-models/product-details/{realm}?path= (P3-1..16): the whole model of a product, all its variants. */
import * as v from 'valibot';
import { priceSchema, type Wire } from '../../wire/money-schema';
import { realmSchema } from '../../wire/realm-schema';
import {
  compatibleAccessorySchema,
  customReviewSchema,
  customTestReviewsSchema,
  lipscoreSchema,
  webdealSchema,
} from './product-parts-wire';
import { flashTextSchema, imageSchema, productTypeSchema, salesStatusSchema } from './product-wire';

export const breadcrumbSchema = v.object({ name: v.string(), href: v.string() });

/** One option of a way to pay, e.g. a number of months (P3-10). */
const financingOptionSchema = v.object({
  alternative_id: v.string(),
  heading: v.string(),
  defaultOfferingCode: v.optional(v.string()),
  duration: v.optional(v.number()),
});

/** A way to pay with its options (P3-9). */
export const financingMethodSchema = v.object({
  alternative_id: v.picklist(['upfront', 'lease', 'switch', 'ukko']),
  subId: v.optional(v.string()),
  heading: v.string(),
  buttonText: v.optional(v.string()),
  extraInfoHeading: v.optional(v.string()),
  extraInfoContent: v.optional(v.string()),
  /** The tab of the page that explains it. */
  linkToTab: v.optional(v.object({ id: v.string(), name: v.string() })),
  financingOptions: v.array(financingOptionSchema),
});

const withoutVat = v.optional(priceSchema);

/** A price with a plan while a campaign lowers it, and the code that goes with the device to the cart (P3-14, P7-10). */
export const campaignPriceSchema = v.object({
  discountCode: v.string(),
  upfront: priceSchema,
  monthly: priceSchema,
  total: priceSchema,
  monthlyWithoutVAT: withoutVat,
});

/** The same of a full price. */
export const campaignFullPriceSchema = v.object({
  discountCode: v.string(),
  upfront: priceSchema,
  upfrontWithoutVAT: withoutVat,
});

/** P3-12..16: one lease or switch price with a plan. */
export const planPriceSchema = v.object({
  mainOfferingCode: v.string(),
  mainOfferingName: v.string(),
  duration: v.number(),
  code: v.string(),
  upfront: priceSchema,
  monthly: priceSchema,
  total: priceSchema,
  mainOfferingMonthly: priceSchema,
  monthlyWithoutVAT: withoutVat,
  /** The price as the shop words it, e.g. what is paid at once; what is paid today; and what that was before (P3-13). */
  priceString: v.optional(v.string()),
  priceUpfrontString: v.optional(v.string()),
  priceUpfrontStriketroughString: v.optional(v.string()),
  /** The price by a campaign that is open to everyone; and one for customers who are logged in, where that is another one. */
  campaign: v.optional(campaignPriceSchema),
  membersCampaign: v.optional(campaignPriceSchema),
  /** Monthly reduction by a campaign that is open to everyone (P3-14). */
  discount: v.optional(priceSchema),
  /** Total reduction of the full price. */
  totalDiscountOnFullprice: v.optional(priceSchema),
  /** The discount requires a new plan (P8-10). */
  isDiscountOnlyForNew: v.optional(v.boolean()),
  /** Selling points of this way to pay (P3-15). */
  infoUsps: v.optional(v.array(v.string())),
});

/** Entries by offering code, one per duration. */
const planPricesSchema = v.record(v.string(), v.array(planPriceSchema));

/** The total includes mva. */
export const ukkoPriceSchema = v.object({
  duration: v.number(),
  monthly: priceSchema,
  monthlyWithoutVAT: priceSchema,
  total: priceSchema,
});
/** Items that are included without a price of their own. */
export const ukkoBundledItemsSchema = v.array(v.object({ name: v.string(), offeringCode: v.optional(v.string()) }));

/** An equipment agreement for one length of time (P3-4, P6-15). */
export const ukkoOfferSchema = v.object({
  ukkoPrice: ukkoPriceSchema,
  ukkoBundleId: v.string(),
  ukkoVariantId: v.string(),
  ukkoBundledItems: ukkoBundledItemsSchema,
});

export const productVariantSchema = v.object({
  variantSlug: v.string(),
  sku: v.string(),
  ean: v.optional(v.string()),
  color: v.object({ name: v.string(), html: v.string() }),
  /** As shown, e.g. '256 GB'; null where the product has no sizes. */
  size: v.nullable(v.string()),
  /** E.g. '256gb'. */
  sizeSlug: v.optional(v.string()),
  /** E.g. 'iPhone 17, 256 GB, sort'. */
  variantTitle: v.optional(v.string()),
  /** With the brand: 'Apple iPhone 17'. */
  variantHeading: v.optional(v.string()),
  href: v.string(),
  images: v.array(imageSchema),
  financingMethods: v.array(financingMethodSchema),
  prices: v.object({
    upfront: v.nullable(
      v.object({
        upfront: priceSchema,
        before: v.optional(priceSchema),
        upfrontWithoutVAT: withoutVat,
        campaign: v.optional(campaignFullPriceSchema),
        membersCampaign: v.optional(campaignFullPriceSchema),
      }),
    ),
    lease: planPricesSchema,
    /** The plan is bound; absent: the device is not sold that way (P3-4). */
    leaseWithCommitment: v.optional(planPricesSchema),
    switch: planPricesSchema,
    /** Missing where prices are hidden. */
    lowPrice: v.optional(priceSchema),
    highPrice: v.optional(priceSchema),
  }),
  salesStatus: salesStatusSchema,
  /** What it is as a used device: what it saves against a new one, warranty, battery, condition, box. */
  usedFacts: v.optional(v.array(v.string())),
  /** A link to where a shopper asks for a mail about it; absent: there is nothing to wait for, or the shop sends none. */
  notice: v.optional(v.object({ text: v.string(), href: v.string() })),
  /** Only for equipment agreements, the longest first. */
  ukkoOffers: v.optional(v.array(ukkoOfferSchema)),
});

const fileSchema = v.object({ file: v.object({ url: v.string() }) });

/** A tab added by editors (P3-5). */
const customTabSchema = v.object({ alternative_id: v.string(), name: v.string(), content: v.string() });

/** P3-1..8 of the product as a whole. */
export const productSchema = v.object({
  // The agreement that is shown first (P3-4).
  ...v.partial(ukkoOfferSchema).entries,
  type: productTypeSchema,
  subType: v.string(),
  rootPath: v.string(),
  name: v.string(),
  brand: v.string(),
  brandSlug: v.string(),
  model: v.string(),
  modelSlug: v.string(),
  realm: v.optional(realmSchema),
  metaDescription: v.string(),
  /** Separated by commas. */
  metaKeywords: v.optional(v.string()),
  shorterDescription: v.string(),
  longDescription: v.array(v.string()),
  hideFromSEO: v.optional(v.boolean(), false),
  defaultFinancingType: v.optional(v.string()),
  hidePrices: v.optional(v.boolean(), false),
  hideBuyButton: v.optional(v.boolean(), false),
  highlightedText: v.optional(v.string()),
  specifications: v.array(
    v.object({ label: v.string(), specs: v.array(v.object({ label: v.string(), value: v.string() })) }),
  ),
  flashText: v.optional(flashTextSchema),
  releaseDate: v.string(),
  showMemberSelectorAlways: v.optional(v.boolean(), false),
  // Legal text, video and energy label (P3-2, P3-3).
  legalDisclaimer: v.optional(v.string()),
  productVideo: v.optional(v.string()),
  energyClassLabel: v.optional(fileSchema),
  productInformationSheet: v.optional(fileSchema),
  energyClassBadge: v.optional(v.string()),
  // Highlighted text, tabs and campaigns (P3-5).
  highlightedTextIcon: v.optional(v.string()),
  highlightedTextChargerRange: v.optional(v.string()),
  tabs: v.optional(v.array(customTabSchema)),
  webdeals: v.optional(v.array(webdealSchema)),
  // Reviews (P3-6).
  customReviews: v.optional(v.array(customReviewSchema)),
  customTestReviews: v.optional(customTestReviewsSchema),
  lipscore: v.optional(lipscoreSchema),
  hideReviewStars: v.optional(v.boolean()),
  // Stock texts of the product's own, and accessories (P3-7).
  preSalesOverrideText: v.optional(v.string()),
  outOfStockOverride: v.optional(v.string()),
  inStockOverrideText: v.optional(v.string()),
  compatibleAccessories: v.optional(v.array(compatibleAccessorySchema)),
  // Colours and sizes to choose from the selected variant, and the range of full prices (P3-8).
  colors: v.optional(
    v.array(v.object({ html: v.string(), name: v.string(), variantSlug: v.string(), href: v.string() })),
  ),
  sizes: v.optional(v.array(v.object({ size: v.string(), variantSlug: v.string(), href: v.string() }))),
  prices: v.optional(v.object({ lowPrice: priceSchema, highPrice: priceSchema, isLeasePrice: v.boolean() })),
});

/** The price and days of delivery before the postcode is known; no other sum of the page includes the price. */
const deliverySchema = v.object({
  fromPrice: priceSchema,
  /** Free from this sum paid at once. */
  freeFrom: priceSchema,
  workingDays: v.object({ min: v.number(), max: v.number() }),
});

export const productDetailsSchema = v.object({
  product: productSchema,
  /** The variant of the path, or the default one. */
  selectedVariantSlug: v.string(),
  variants: v.pipe(v.array(productVariantSchema), v.minLength(1)),
  breadcrumbs: v.array(breadcrumbSchema),
  delivery: v.optional(deliverySchema),
});

/** A renamed product: its new path. */
export const productRedirectSchema = v.object({ redirectTo: v.string() });

export type FinancingMethod = v.InferOutput<typeof financingMethodSchema>;
export type PlanPrice = v.InferOutput<typeof planPriceSchema>;
export type Product = v.InferOutput<typeof productSchema>;
export type ProductVariant = v.InferOutput<typeof productVariantSchema>;
export type ProductDetails = v.InferOutput<typeof productDetailsSchema>;

/** The same as they are sent: amounts in NOK. */
export type PlanPriceWire = Wire<PlanPrice>;
export type ProductWire = Wire<Product>;
export type ProductVariantWire = Wire<ProductVariant>;
export type ProductDetailsWire = Wire<ProductDetails>;
