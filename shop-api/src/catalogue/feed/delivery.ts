/** Delivery data of the feed: zones, their postcodes, pickup points, restocks of sold-out goods. Prices are NOK. */
import * as v from 'valibot';
import { DELIVERY_NAMES } from 'shared-domain/delivery';
import { nok, slug, text } from './values';

/** Codes of the delivery methods. */
export type DeliveryMethodCode = keyof typeof DELIVERY_NAMES;
const WAY_CODES = Object.keys(DELIVERY_NAMES) as DeliveryMethodCode[];

const workingDays = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(100));
const lat = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const lng = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** Delivery methods of a group of postcodes. Which of them an order may choose is a rule of the shop. */
export const deliveryZone = v.strictObject({
  code: slug,
  /** In the order in which they are offered. */
  methods: v.pipe(
    v.array(
      v.strictObject({
        code: v.picklist(WAY_CODES),
        price: nok,
        /** Working days of transport; 0: the same day. */
        workingDays: workingDays(0),
      }),
    ),
    v.minLength(1),
  ),
  /** Note about all deliveries to the zone. */
  alert: v.optional(text),
});

/** A town of the post office's register. */
export const postTown = v.strictObject({
  town: text,
  lat,
  lng,
  /** Code of its delivery zone. */
  zone: slug,
  /** Its postcodes, ascending, separated by spaces. */
  zips: v.pipe(v.string(), v.regex(/^\d{4}( \d{4})*$/, 'postcodes are four digits with a space between')),
});

export const pickupPoint = v.strictObject({
  id: slug,
  carrier: text,
  name: text,
  street: text,
  zip: v.pipe(v.string(), v.regex(/^\d{4}$/, 'a postcode is four digits')),
  city: text,
  lat,
  lng,
  open: v.array(v.strictObject({ days: text, hours: text })),
});

/** A sku that is reordered when it is sold out. */
export const restock = v.strictObject({
  sku: text,
  /** Working days until it is back in stock. */
  workingDays: workingDays(1),
});

export type FeedDeliveryZone = v.InferOutput<typeof deliveryZone>;
export type FeedPostTown = v.InferOutput<typeof postTown>;
export type FeedPickupPoint = v.InferOutput<typeof pickupPoint>;
export type FeedRestock = v.InferOutput<typeof restock>;
