/** Forms of references, checked before the database is asked. An empty text counts as missing. */
import * as v from 'valibot';
import { FINANCING_TYPES } from 'shared-domain/contracts/enumerations';
import { REALMS } from 'shared-domain/contracts/realm';
import { SKU_PATTERN } from '../../catalogue';

/** 24 random bytes as base64url. */
const ORDER_REF = /^([\w-]{32})?$/;
/** 9 random bytes as base64url; a row that is computed from a bundle adds its type. */
const CART_ITEM_ID = /^([\w-]{12}(-[a-z_]{1,30})?)?$/;

export const orderRefSchema = v.pipe(v.string(), v.regex(ORDER_REF, 'must be the reference of an order'));
export const cartItemIdSchema = v.pipe(v.string(), v.regex(CART_ITEM_ID, 'must be the id of a line or bundle'));

/** The reference in a cookie or an address; null: there is none of the right form. */
export const readOrderRef = (text: string | undefined): string | null =>
  text !== undefined && text !== '' && ORDER_REF.test(text) ? text : null;

/**
 * Bodies of the cart calls (F7.1-2, F7.1-5..18). Unknown fields are refused, so that a misspelt one is noticed;
 * amounts have no field at all. `sourceIP` is accepted and ignored: the edge knows it.
 */
const text = v.pipe(v.string(), v.maxLength(200));
const named = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const envelope = {
  orderRef: v.optional(
    v.pipe(
      v.nullable(orderRefSchema),
      v.transform((value) => value || null),
    ),
    null,
  ),
  realm: v.optional(v.picklist(REALMS), 'B2C'),
  sourceIP: v.optional(v.unknown()),
};

/** An empty text counts as missing. */
const codeOf = (form: v.GenericSchema<string>) =>
  v.optional(
    v.pipe(
      v.nullable(form),
      v.transform((value) => (value === '' || value === null ? undefined : value)),
    ),
  );
const code = codeOf(text);
const OPTIONAL_SKU = new RegExp(`^(${SKU_PATTERN.source.slice(1, -1)})?$`);
const sku = v.pipe(v.string(), v.regex(SKU_PATTERN, 'a sku has 3 to 40 letters, digits, _ or -'));
const optionalSku = codeOf(v.pipe(v.string(), v.regex(OPTIONAL_SKU, 'a sku has 3 to 40 letters, digits, _ or -')));

const updateSchema = v.strictObject({
  handsetSku: optionalSku,
  financingType: v.optional(
    v.pipe(
      v.picklist([...FINANCING_TYPES, '']),
      v.transform((value) => value || undefined),
    ),
  ),
  financingDuration: v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(0)), v.literal('now')])),
  pricePlan: code,
  accessorySku: optionalSku,
  serviceCode: code,
  cartItemId: codeOf(cartItemIdSchema),
  quantity: v.optional(v.pipe(v.number(), v.integer())),
  discountCode: code,
  discountOfferingCode: code,
  customerTypeGet: v.optional(v.nullable(v.picklist(['existing', '']))),
  accountId: code,
  returnUrl: code,
  isForBundle: v.optional(v.boolean()),
  isKeepExisting: v.optional(v.boolean()),
  hasChangedSubscription: v.optional(v.boolean()),
  phoneNumber: code,
  /** Sent by pages (P7-10) and ignored: the session proves who is logged in. */
  isLoggedIn: v.optional(v.boolean()),
});

const removeSchema = v.strictObject({
  bundleId: v.optional(cartItemIdSchema),
  cartItemId: v.optional(cartItemIdSchema),
  serviceCode: v.optional(text),
});

/** PUT {api}/ukko/cart/update/{stateId} (P7-4). */
export const ukkoCartUpdateSchema = v.strictObject({ bundleId: named, mainVariantId: sku });

export const cartGetSchema = v.strictObject(envelope);

export const cartUpdateSchema = v.strictObject({
  ...envelope,
  extend: v.optional(v.literal(true)),
  empty: v.optional(v.literal(true)),
  update: v.optional(updateSchema),
  remove: v.optional(removeSchema),
  restore: v.optional(v.strictObject({ cartItemId: cartItemIdSchema })),
});

export type CartUpdateRequest = v.InferOutput<typeof cartUpdateSchema>;
export type UkkoCartUpdateRequest = v.InferOutput<typeof ukkoCartUpdateSchema>;
export type CartUpdateFields = v.InferOutput<typeof updateSchema>;
