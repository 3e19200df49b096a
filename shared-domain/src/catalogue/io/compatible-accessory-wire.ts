/** Accessories that fit a device (P3-38). */
import * as v from 'valibot';
import { priceSchema, type Wire } from '../../wire/money-schema';
import { imageSchema } from './product-wire';

const accessoryVariantSchema = v.object({
  sku: v.string(),
  /** Missing: not known, never 0. */
  price: v.optional(v.nullable(priceSchema)),
  /** Taken off the price. */
  discount: v.optional(v.nullable(priceSchema)),
  discountCode: v.optional(v.nullable(v.string())),
  image: v.optional(v.object({ ...imageSchema.entries, title: v.optional(v.string()) })),
  /** The address of its page; missing: it has none. */
  href: v.optional(v.string()),
  html: v.string(),
  colorName: v.string(),
  availabilityInfo: v.optional(v.object({ icon: v.string(), iconClass: v.string(), text: v.string() })),
});

export const compatibleAccessorySchema = v.object({
  brand: v.string(),
  model: v.string(),
  modelSlug: v.string(),
  modelShortName: v.string(),
  /** The kind, e.g. SCREENPROTECTOR (P3-1, P3-39). */
  subHwType: v.optional(v.string()),
  shortDescription: v.optional(v.string()),
  flashTextOnListingPage: v.optional(v.string()),
  variants: v.array(accessoryVariantSchema),
});

export type AccessoryVariant = v.InferOutput<typeof accessoryVariantSchema>;
export type CompatibleAccessory = v.InferOutput<typeof compatibleAccessorySchema>;

/** The same as they are sent: amounts in NOK. */
export type AccessoryVariantWire = Wire<AccessoryVariant>;
export type CompatibleAccessoryWire = Wire<CompatibleAccessory>;
