/**
 * The catalogue feed: the one document from which a catalogue is filled, ours or an operator's.
 *
 * Amounts are whole or decimal NOK incl. VAT unless the name says otherwise; dimensions are millimetres; dates ISO 8601.
 * Slugs follow F2.8-16. Unknown fields are refused, so that a misspelt one is noticed.
 */
import * as v from 'valibot';
import { insurance, webdeal } from './feed-offers';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug holds a-z, 0-9 and single dashes'));
const sku = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{3,40}$/, 'a sku holds 3 to 40 letters, digits, _ or -'));
const nok = v.pipe(v.number(), v.minValue(0));
const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'a colour is #rrggbb in lower case'));
const isoDate = v.pipe(v.string(), v.isoDate());
const isoTimestamp = v.pipe(v.string(), v.isoTimestamp());
const text = v.pipe(v.string(), v.minLength(1));

/** Groups of real colour names, for the colour facet (F3.5-2 nameGrouped). */
export const COLOUR_GROUPS = [
  'Svart', 'Hvit', 'Grå', 'Sølv', 'Blå', 'Grønn', 'Lilla', 'Rosa', 'Rød', 'Oransje', 'Gul', 'Gull', 'Beige', 'Brun', 'Gjennomsiktig',
] as const;

const colour = v.strictObject({
  /** The maker's name as shown, e.g. 'Lavendel'. */
  name: text,
  slug,
  group: v.picklist(COLOUR_GROUPS),
  html: hexColour,
});

const flashText = v.strictObject({ name: text, text, kind: v.picklist(['offer', 'brand', 'green', 'plain']) });

const specificationGroup = v.strictObject({
  label: text,
  specs: v.pipe(v.array(v.strictObject({ label: text, value: text })), v.minLength(1)),
});

/** One sellable variant: a colour and (where it has one) a size. */
const variant = v.strictObject({
  sku,
  ean: v.optional(v.pipe(v.string(), v.regex(/^\d{13}$/))),
  colour: slug,
  size: v.optional(v.strictObject({ amount: v.number(), unit: v.picklist(['GB', 'TB', 'mm', 'm', 'W', 'tommer']) })),
  /** Price today, upfront, incl. VAT. */
  price: nok,
  /** Earlier prices, newest last; a struck price is computed from these, never typed in. */
  priceHistory: v.optional(v.array(v.strictObject({ from: isoDate, price: nok }))),
  stock: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Statuses of the logistics life cycle (P4-65), e.g. 'Sellable', 'PreSales', 'GlobalPhasedOutStocking'. */
  statuses: v.optional(v.array(v.strictObject({ name: text, timestampIso: isoTimestamp }))),
});

export const PRODUCT_TYPES = ['HANDSET', 'HANDSET-PREOWNED', 'TABLET', 'WEARABLE', 'ACCESSORY', 'MODEM', 'CONNECTED_DEVICE'] as const;
export const ACCESSORY_TYPES = ['CHARGER', 'COVER', 'HEADSET', 'OTHER', 'OUTLET', 'SCREENPROTECTOR', 'SPEAKER', 'STORAGE'] as const;

const product = v.strictObject({
  type: v.picklist(PRODUCT_TYPES),
  /** NEW, PREOWNED or, for an accessory, its kind. */
  subType: v.picklist(['NEW', 'PREOWNED', ...ACCESSORY_TYPES]),
  realms: v.pipe(v.array(v.picklist(['B2C', 'B2B', 'UKKO'])), v.minLength(1)),
  brand: text,
  brandSlug: slug,
  /** Name without the brand, e.g. 'iPhone 17 Pro'. */
  model: text,
  modelSlug: slug,
  releaseDate: isoTimestamp,
  /** 1 is the most popular of its list. */
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  shortDescription: text,
  /** Paragraphs of plain text. */
  longDescription: v.pipe(v.array(text), v.minLength(1)),
  metaDescription: v.optional(text),
  specifications: v.array(specificationGroup),
  energyClass: v.optional(v.picklist(['A', 'B', 'C', 'D', 'E', 'F', 'G'])),
  highlightedText: v.optional(text),
  flashText: v.optional(flashText),
  dimensionsMm: v.optional(v.strictObject({ width: v.number(), height: v.number(), depth: v.number() })),
  colours: v.pipe(v.array(colour), v.minLength(1)),
  variants: v.pipe(v.array(variant), v.minLength(1)),
  /** Picture views that exist of a colour, first is the list picture; files are pictures/<modelSlug>/<colour>-<view>.avif. */
  pictures: v.pipe(v.array(v.strictObject({ colour: slug, view: slug, title: text })), v.minLength(1)),
  /** Financing that the product may be bought with besides the upfront price. */
  financing: v.strictObject({
    leaseMonths: v.array(v.picklist([12, 24])),
    /** With a plan's commitment and paid at once ('leasenow'). */
    leaseNow: v.optional(v.boolean()),
    switch: v.boolean(),
  }),
  /** For an accessory: model slugs that it fits; empty fits everything. */
  compatibleModels: v.optional(v.array(slug)),
  hidePrices: v.optional(v.boolean()),
  hideBuyButton: v.optional(v.boolean()),
  hideFromSeo: v.optional(v.boolean()),
});

const plan = v.strictObject({
  /** F9.4, e.g. FJELL_X_BASIC_2025_2. */
  offeringCode: v.pipe(v.string(), v.regex(/^[A-Z0-9_+]+$/)),
  icim: v.optional(text),
  realm: v.picklist(['b2c', 'b2b', 'both']),
  type: v.picklist(['POSTPAID', 'PREPAID', 'MBB']),
  subscriptionName: text,
  subscriptionShortname: text,
  monthlyOfferingPrice: nok,
  /** Price of further lines of a family (P3-18). */
  monthlyOfferingPriceLines: v.optional(nok),
  monthlyOfferingDiscount: v.optional(nok),
  firstYearDiscountAmount: v.optional(nok),
  priceMultiplier: v.optional(v.number()),
  upfrontOfferingPrice: v.optional(nok),
  isDataUnlimited: v.boolean(),
  dataIncluded: v.optional(v.strictObject({ amount: v.number(), unit: v.picklist(['GB', 'MB']) })),
  dataMaxSpeed: v.optional(v.strictObject({ amount: v.number(), unit: v.optional(text, 'Mbit/s') })),
  isUngSubscription: v.optional(v.boolean()),
  isBarnSubscription: v.optional(v.boolean()),
  isTryBuySubscription: v.optional(v.boolean()),
  isFamilyDiscount: v.optional(v.boolean()),
  isHidden: v.optional(v.boolean()),
  /** Whether a device may be bought on lease with it. */
  soldWithDevice: v.boolean(),
  flashText: v.optional(flashText),
  uspList: v.array(text),
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const shop = v.strictObject({
  code: slug,
  name: text,
  street: text,
  zip: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  city: text,
  lat: v.number(),
  lng: v.number(),
  contactNumber: text,
  open: v.array(v.strictObject({ days: text, hours: text })),
  /** Pieces in the shop by sku. */
  stock: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
});

export const catalogueFeedSchema = v.strictObject({
  feedVersion: v.literal(1),
  products: v.array(product),
  plans: v.array(plan),
  shops: v.array(shop),
  insurances: v.optional(v.array(insurance), []),
  webdeals: v.optional(v.array(webdeal), []),
});

export type CatalogueFeed = v.InferOutput<typeof catalogueFeedSchema>;
export type FeedProduct = CatalogueFeed['products'][number];
export type FeedPlan = CatalogueFeed['plans'][number];
export type FeedShop = CatalogueFeed['shops'][number];
