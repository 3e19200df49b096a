/** Values used in every part of the feed. */
import * as v from 'valibot';

export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug has only a-z, 0-9 and single dashes'),
);
export const SKU_PATTERN = /^[A-Za-z0-9_-]{3,40}$/;
export const sku = v.pipe(v.string(), v.regex(SKU_PATTERN, 'a sku has 3 to 40 letters, digits, _ or -'));
/** A discount, service or bundle code. */
export const code = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_+-]{2,60}$/, 'a code has 2 to 60 letters, digits, _, + or -'),
);
/** Offering code (F9.4), e.g. FJELL_X_BASIC_2025_2. */
export const offeringCode = v.pipe(v.string(), v.regex(/^[A-Z0-9_+]+$/));
export const text = v.pipe(v.string(), v.minLength(1));
export const httpsAddress = v.pipe(v.string(), v.regex(/^https:\/\/[^\s/]+\/\S+$/, 'must be an https address'));
/** NOK incl. VAT. */
export const nok = v.pipe(v.number(), v.minValue(0));
export const position = v.pipe(v.number(), v.integer(), v.minValue(1));
export const pieces = v.pipe(v.number(), v.integer(), v.minValue(0));
export const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'a colour is #rrggbb in lower case'));
export const isoDate = v.pipe(v.string(), v.isoDate());
export const isoTimestamp = v.pipe(v.string(), v.isoTimestamp());

/** A badge (P3-5). This shop uses `kind`; other storefronts may use the colours. */
export const flashText = v.strictObject({
  name: text,
  text,
  kind: v.picklist(['offer', 'brand', 'green', 'plain']),
  color: v.optional(hexColour),
  textColor: v.optional(hexColour),
});

/** The use that a device makes of a plan: it decides with which plans the device is sold. */
export const planUse = v.picklist(['phone', 'watch', 'kids-watch', 'data']);
export type PlanUse = v.InferOutput<typeof planUse>;
