/**
 * Insurances and campaigns of the feed. Amounts are NOK incl. VAT, `…Monthly` and an insurance's prices NOK per month.
 */
import * as v from 'valibot';
import { CHOICES, DISCOUNT_TYPES } from 'shared-domain/contracts/enumerations';
import { code, hexColour, isoTimestamp, nok, position, slug, text } from './values';

/** An insurance of devices (P3-31). */
export const insurance = v.strictObject({
  code,
  name: text,
  price: nok,
  /** Price of the first months, during an offer. */
  discountPrice: v.optional(nok),
  /** Months from the start in which nothing is paid. */
  freeMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  flashText: v.optional(v.strictObject({ text, color: v.optional(hexColour), textColor: v.optional(hexColour) })),
  /** `subtext` may contain the placeholder [DATA]: the excess (P9-20). */
  sellingPoints: v.array(v.strictObject({ icon: text, subtext: text })),
  /** It covers the screen and nothing else: not offered with Svitsj, which insures the screen (P9-21). */
  coversScreenOnly: v.optional(v.literal(true)),
  /** Device types that it covers. */
  types: v.pipe(
    v.array(v.picklist(['HANDSET', 'HANDSET-PREOWNED', 'TABLET', 'WEARABLE', 'MODEM', 'CONNECTED_DEVICE'])),
    v.minLength(1),
  ),
  /** Upfront price of the devices that it covers: from, including … */
  devicePriceFrom: v.optional(nok, 0),
  /** … to, excluding; without it there is no end. */
  devicePriceBelow: v.optional(nok),
  position,
});

/** A campaign (P3-27). Its amounts never leave the server. */
export const webdeal = v.strictObject({
  /** The discount code: sent by the page (P7-10) or typed in. */
  discountId: code,
  title: text,
  description: text,
  /** Path or address of a picture. */
  image: v.optional(v.strictObject({ src: text })),
  campaignLinkText: v.optional(text),
  textColor: v.optional(hexColour),
  /** Empty: any financing. */
  validSellingTypes: v.array(v.picklist(['svitsj', 'leasing', 'fullpris'])),
  showOnPdp: v.boolean(),
  /** Empty: new and existing subscriptions. */
  offeringDiscountSubscriptionType: v.optional(v.array(v.picklist(['NEW', 'EXISTING'])), []),
  /** Codes of the plans; empty: any. */
  offerings: v.array(text),
  /** Valid for the full price with any plan. */
  fullPrice: v.optional(v.boolean(), false),
  /** For customers who are logged in. */
  membersDeal: v.optional(v.boolean(), false),
  /** The plan must be bought with this binding; each such plan gives one piece (F9.12-1). */
  bindingMonths: v.optional(v.picklist([12])),
  /** For an equipment agreement: what is included in it (P2-32). */
  realm: v.picklist(['B2C', 'B2B', 'UKKO']),
  /** Model slugs of the products. */
  models: v.pipe(v.array(slug), v.minLength(1)),
  validFrom: isoTimestamp,
  validTo: isoTimestamp,
  /**
   * How the campaign system computes it (F3.9-5) and which of its two choices it is (F3.9-6). Of it this shop reads whether it comes on
   * top (`ADD_…`): then the cart has it on a line of its own beside the whole price (F9.1-20). The amounts are those of `discount`.
   */
  discountType: v.optional(v.picklist(DISCOUNT_TYPES)),
  choice: v.optional(v.picklist(CHOICES)),
  /** Discount per piece on the upfront price and on the device's monthly payment. */
  discount: v.strictObject({ upfront: v.optional(nok, 0), monthly: v.optional(nok, 0) }),
  position,
});

export type FeedInsurance = v.InferOutput<typeof insurance>;
export type FeedWebdeal = v.InferOutput<typeof webdeal>;
