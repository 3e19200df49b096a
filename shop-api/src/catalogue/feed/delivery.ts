/** What the feed says of delivery: zones, the postcodes in them, pickup points and when sold-out goods are back. Prices are NOK. */
import * as v from 'valibot';
import { DELIVERY_NAMES } from 'shared-domain/delivery';
import { nok, slug, text } from './values';

/** What goods can be sent by: the codes that have a name. */
export type DeliveryMethodCode = keyof typeof DELIVERY_NAMES;
const WAY_CODES = Object.keys(DELIVERY_NAMES) as DeliveryMethodCode[];

const workingDays = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(100));
const lat = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const lng = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** Which ways of delivery lead to some postcodes. Which of them an order may choose is the shop's rule, not the feed's. */
export const deliveryZone = v.strictObject({
  code: slug,
  /** In the order in which they are offered. */
  methods: v.pipe(
    v.array(
      v.strictObject({
        code: v.picklist(WAY_CODES),
        price: nok,
        /** On the way after goods were sent; 0: the same day. */
        workingDays: workingDays(0),
      }),
    ),
    v.minLength(1),
  ),
  /** What is told of everything that is sent there. */
  alert: v.optional(text),
});

/** A town of the post office's register. */
export const postTown = v.strictObject({
  town: text,
  lat,
  lng,
  /** Code of its delivery zone. */
  zone: slug,
  /** Its postcodes, ascending, with a space between. */
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

/** A sku that is ordered from its maker when it is sold out. */
export const restock = v.strictObject({
  sku: text,
  /** From the order to the shelf. */
  workingDays: workingDays(1),
});

export type FeedDeliveryZone = v.InferOutput<typeof deliveryZone>;
export type FeedPostTown = v.InferOutput<typeof postTown>;
export type FeedPickupPoint = v.InferOutput<typeof pickupPoint>;
export type FeedRestock = v.InferOutput<typeof restock>;
