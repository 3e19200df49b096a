import * as v from 'valibot';
import { PRODUCT_SUBTYPES } from 'shared-domain/contracts/enumerations';
import {
  flashText,
  hexColour,
  httpsAddress,
  isoDate,
  isoTimestamp,
  nok,
  pieces,
  planUse,
  position,
  sku,
  slug,
  text,
} from './values';

/** Groups of real colour names, for the colour facet (F3.5-2 nameGrouped). */
const COLOUR_GROUPS = [
  'Svart',
  'Hvit',
  'Grå',
  'Sølv',
  'Blå',
  'Grønn',
  'Lilla',
  'Rosa',
  'Rød',
  'Oransje',
  'Gul',
  'Gull',
  'Beige',
  'Brun',
  'Gjennomsiktig',
] as const;

const colour = v.strictObject({
  /** The manufacturer's name of the colour, e.g. 'Lavendel'. */
  name: text,
  slug,
  group: v.picklist(COLOUR_GROUPS),
  html: hexColour,
});

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
  /** Earlier prices, newest last, from a day (UTC) or a moment: for a sku whose prices the shop has not recorded yet. */
  priceHistory: v.optional(v.array(v.strictObject({ from: v.union([isoDate, isoTimestamp]), price: nok }))),
  /** The price before that the sender believes in. The shop computes its own, and an import reports where they differ. */
  beforePrice: v.optional(nok),
  stock: pieces,
  /** Statuses of the logistics life cycle (P4-65), e.g. 'Sellable', 'PreSales', 'GlobalPhasedOutStocking'. */
  statuses: v.optional(v.array(v.strictObject({ name: text, timestampIso: isoTimestamp }))),
});

const PRODUCT_TYPES = [
  'HANDSET',
  'HANDSET-PREOWNED',
  'TABLET',
  'WEARABLE',
  'ACCESSORY',
  'MODEM',
  'CONNECTED_DEVICE',
] as const;
const ACCESSORY_TYPES = [
  'CHARGER',
  'COVER',
  'HEADSET',
  'OTHER',
  'OUTLET',
  'SCREENPROTECTOR',
  'SPEAKER',
  'STORAGE',
] as const;

export const product = v.strictObject({
  type: v.picklist(PRODUCT_TYPES),
  /** NEW, PREOWNED or, for an accessory, its category. */
  subType: v.picklist([...PRODUCT_SUBTYPES, ...ACCESSORY_TYPES]),
  realms: v.pipe(v.array(v.picklist(['B2C', 'B2B', 'UKKO'])), v.minLength(1)),
  brand: text,
  brandSlug: slug,
  /** Name without the brand, e.g. 'iPhone 17 Pro'. */
  model: text,
  modelSlug: slug,
  /** The maker's series, e.g. 'iPhone' or 'Galaxy S': a part of the brand's page (F2.8-21). */
  series: v.optional(text),
  /** When it can first be ordered; until then it is announced with a countdown (P4-54). */
  releaseDate: isoTimestamp,
  /** 1 is the most popular of its list. */
  position,
  shortDescription: text,
  /** Paragraphs of plain text. */
  longDescription: v.pipe(v.array(text), v.minLength(1)),
  metaDescription: v.optional(text),
  /** Words for search engines; without them brand, model and type. */
  metaKeywords: v.optional(v.array(text)),
  legalDisclaimer: v.optional(text),
  specifications: v.array(specificationGroup),
  energyClass: v.optional(v.picklist(['A', 'B', 'C', 'D', 'E', 'F', 'G'])),
  /** Where the energy label (a picture) and the product information sheet are, in place of those that the shop draws (P3-3). */
  energyLabel: v.optional(httpsAddress),
  informationSheet: v.optional(httpsAddress),
  /** Id at the video service (P7-28), or the https address of a page with a player. */
  productVideo: v.optional(text),
  highlightedText: v.optional(text),
  highlightedTextIcon: v.optional(text),
  /** Watts that a charger must give, e.g. '5-45' (P3-5). */
  highlightedTextChargerRange: v.optional(text),
  /** Additional tabs: plain text, paragraphs separated by an empty line. */
  tabs: v.optional(v.array(v.strictObject({ id: slug, name: text, content: text }))),
  flashText: v.optional(flashText),
  /** Texts instead of the default ones for the stock (P3-7). */
  preSalesOverrideText: v.optional(text),
  outOfStockOverride: v.optional(text),
  inStockOverrideText: v.optional(text),
  dimensionsMm: v.optional(v.strictObject({ width: v.number(), height: v.number(), depth: v.number() })),
  colours: v.pipe(v.array(colour), v.minLength(1)),
  variants: v.pipe(v.array(variant), v.minLength(1)),
  /** Picture views that exist of a colour, first is the list picture; files are pictures/<modelSlug>/<colour>-<view>.avif. */
  pictures: v.pipe(
    v.array(
      v.strictObject({
        colour: slug,
        view: slug,
        title: text,
        /** Widest file in px, 800 by default. */
        width: v.optional(v.picklist([800, 1600])),
        /** It has a background of its own, to the edges of its square. */
        fillsFrame: v.optional(v.boolean()),
        /**
         * Where the picture is instead, of any format; the shop fetches it from one of its PICTURE_ORIGINS and resizes it. Another picture
         * has another address. With '{width}' in it, it is that of an image service, which pages ask for each width themselves.
         */
        url: v.optional(httpsAddress),
      }),
    ),
    v.minLength(1),
  ),
  /** For whom it is a good choice: lists filter by it, and 'mobil til barn' finds it. */
  suitedFor: v.optional(v.array(v.picklist(['CHILDREN', 'SENIORS']))),
  /**
   * Of a used device: warranty, the battery's least capacity in per cent of a new one, the last price of its smallest size new, what marks it
   * may have, and what comes with it in the box.
   */
  preowned: v.optional(
    v.strictObject({
      warrantyYears: v.pipe(v.number(), v.integer(), v.minValue(1)),
      batteryHealth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
      newPrice: v.optional(nok),
      condition: v.optional(text),
      inBox: v.optional(text),
    }),
  ),
  /** Financing that the product may be bought with besides the upfront price. */
  financing: v.strictObject({
    leaseMonths: v.array(v.picklist([12, 24])),
    /** Paid upfront with a binding plan ('leasenow'). */
    leaseNow: v.optional(v.boolean()),
    /** Leases that cost less a month, by `discount`, when the plan is bound for 12 months. For consumers. */
    leaseWithCommitment: v.optional(v.array(v.strictObject({ months: v.picklist([12, 24]), discount: nok }))),
    switch: v.boolean(),
    /** False, without lease and Svitsj: the product cannot be bought now (P8-11). */
    upfront: v.optional(v.boolean()),
  }),
  /** Its use of a plan, where its type does not say so; null: it has no use for one, and is paid at once. */
  planUse: v.optional(v.nullable(planUse)),
  /** For an accessory: model slugs that it fits; empty fits everything. */
  compatibleModels: v.optional(v.array(slug)),
  /** Placeholder that editorial systems add to an empty list of accessories; pages drop it (P5-9, P9-16). */
  accessoryPlaceholder: v.optional(v.strictObject({ brand: text, sku })),
  hidePrices: v.optional(v.boolean()),
  hideBuyButton: v.optional(v.boolean()),
  hideFromSeo: v.optional(v.boolean()),
  /** The stars are hidden (P3-6). */
  hideReviewStars: v.optional(v.boolean()),
  /** The size is shown although there is only one (P9-12). */
  showMemberSelectorAlways: v.optional(v.boolean()),
});

export type FeedProduct = v.InferOutput<typeof product>;
