/** Answer of POST {api}/cart/get/ and {api}/cart/update/ (F3.1). */
import * as v from 'valibot';
import { imageSchema } from '../../catalogue/io/product-wire';
import { nokSchema, type Wire } from '../../wire/money-schema';
import { realmSchema } from '../../wire/realm-schema';

const itemPriceSchema = v.object({
  monthly: v.optional(nokSchema),
  upfront: v.optional(nokSchema),
  firstInvoice: v.optional(nokSchema),
  upfrontWithoutVAT: v.optional(nokSchema),
  monthlyWithoutVAT: v.optional(nokSchema),
  total: v.optional(nokSchema),
  /** For businesses and equipment agreements. */
  totalWithoutVAT: v.optional(nokSchema),
});

const itemEntries = {
  /** Sku, offering code or service code. */
  id: v.string(),
  type: v.string(),
  cartItemId: v.string(),
  bundleId: v.optional(v.string()),
  /** The customer's existing number whose plan this plan replaces. Empty in server-rendered HTML. */
  phoneNumber: v.optional(v.string()),
  isReSwitch: v.optional(v.boolean(), false),
  quantity: v.object({ value: v.optional(v.number(), 1), modifiable: v.boolean(), removable: v.boolean() }),
  name: v.string(),
  brand: v.optional(v.string()),
  color: v.optional(v.string()),
  modelSize: v.optional(v.string()),
  model: v.optional(v.string()),
  code: v.optional(v.string()),
  href: v.optional(v.string()),
  image: v.optional(imageSchema),
  leaseMonths: v.optional(v.number()),
  /** Months from the start in which its monthly price is not paid. */
  freeMonths: v.optional(v.number()),
  /** May contain markup (F3.1-8). */
  subtitle: v.optional(v.union([v.string(), v.array(v.string())])),
  /** A text that is struck through (F3.1-8). */
  lineThrough: v.optional(v.string()),
  price: itemPriceSchema,
  discount: v.optional(
    v.object({
      name: v.optional(v.string()),
      /** The campaign's code, which travels with a change of quantity (F4.1-6). */
      code: v.optional(v.string()),
      isUniqueDiscount: v.optional(v.boolean(), false),
      value: v.object({ monthly: v.optional(nokSchema), upfront: v.optional(nokSchema) }),
      handsetDiscountText: v.optional(v.string()),
      /** Badges of the discount. */
      types: v.optional(v.array(v.object({ text: v.string(), lozengeStatus: v.optional(v.string()) }))),
    }),
  ),
};

const nestedItemSchema = v.object({ ...itemEntries, items: v.optional(v.array(v.object(itemEntries)), []) });
export const cartItemSchema = v.object({ ...itemEntries, items: v.optional(v.array(nestedItemSchema), []) });

const financingSchema = v.object({
  type: v.string(),
  code: v.optional(v.string()),
  duration: v.optional(v.union([v.number(), v.string()])),
});

export const cartAnswerSchema = v.object({
  orderRef: v.nullable(v.string()),
  realm: realmSchema,
  hasPaid: v.boolean(),
  /** ISO time after which an order that is not paid is gone, unless it is extended (F4.1-3). */
  expiresAt: v.optional(v.string()),
  customerTypeGet: v.optional(v.nullable(v.string()), null),
  reSwitch: v.optional(
    v.nullable(
      v.object({
        name: v.string(),
        phoneNumber: v.string(),
        /** The months left of the agreement, before the new phone is in the cart; absent: the operator does not say. */
        monthsLeft: v.optional(v.number()),
        remainingCost: v.optional(nokSchema),
        breakageFee: v.optional(nokSchema),
      }),
    ),
    null,
  ),
  cart: v.object({
    content: v.array(cartItemSchema),
    subscriptions: v.array(
      v.object({
        id: v.string(),
        code: v.string(),
        financing: v.nullable(financingSchema),
        keepExistingSubscription: v.optional(v.boolean(), false),
        /** Another plan would give a family discount that the buyer has not yet (F9.9-1); absent: the operator does not say. */
        canHaveFamilyDiscount: v.optional(v.boolean()),
        isDataUnlimited: v.optional(v.boolean(), false),
        size: v.optional(v.nullable(v.object({ amount: v.number(), unit: v.string() })), null),
      }),
    ),
  }),
  /** Bundles (F3.1-18). */
  subscriptions: v.array(
    v.object({
      id: v.string(),
      isLegal: v.boolean(),
      code: v.string(),
      financing: v.nullable(financingSchema),
      /** Months that the plan is bound for with the device; absent: 12. */
      bindingMonths: v.optional(v.number()),
      price: v.object({
        monthly: v.object({
          amountSubscription: nokSchema,
          /** For businesses. */
          amountSubscriptionWithoutVAT: v.optional(nokSchema),
        }),
      }),
    }),
  ),
  totals: v.object({
    monthly: nokSchema,
    upfront: nokSchema,
    firstInvoice: nokSchema,
    vat: nokSchema,
    upfrontWithoutVAT: nokSchema,
    /** For businesses and equipment agreements: the sum of the rows without mva. */
    monthlyWithoutVAT: v.optional(nokSchema),
    /**
     * What is paid a month while rows are free (`freeMonths`), the first months first: up to and including the month `months`. Afterwards
     * `monthly` is paid, the sum of all rows.
     */
    firstMonths: v.optional(
      v.array(
        v.object({
          months: v.number(),
          monthly: nokSchema,
          /** For businesses and equipment agreements. */
          monthlyWithoutVAT: v.optional(nokSchema),
        }),
      ),
    ),
  }),
  delivery: v.optional(
    v.nullable(
      v.object({
        icon: v.optional(v.string()),
        label: v.optional(v.string()),
        value: v.string(),
        /** The price that free shipping strikes. */
        struck: v.optional(v.string()),
        progressBar: v.optional(
          v.object({
            text: v.optional(v.string()),
            min: nokSchema,
            max: nokSchema,
            progress: nokSchema,
            color: v.optional(v.string()),
          }),
        ),
      }),
    ),
    null,
  ),
  /** Explains how the months are paid; may contain markup (F3.2-4). */
  paymentTooltip: v.optional(v.string()),
  errorMessage: v.optional(v.string()),
  /** The update was refused because of its discount code, which does not apply: without it, it may be sent again. */
  refusedDiscountCode: v.optional(v.string()),
  /** The update was refused because no one is logged in: after a login it may be sent again. */
  isLoginNeeded: v.optional(v.boolean()),
  redirectUrl: v.optional(v.string()),
  isInsideQueue: v.optional(v.boolean()),
  queueData: v.optional(v.unknown()),
});

export type CartAnswer = v.InferOutput<typeof cartAnswerSchema>;
export type CartItem = v.InferOutput<typeof cartItemSchema>;
/** An item inside another one: a bundle's subscription or insurance. */
export type NestedCartItem = v.InferOutput<typeof nestedItemSchema>;

/** The same as they are sent: amounts in NOK. */
export type CartAnswerWire = Wire<CartAnswer>;
export type CartItemWire = Wire<CartItem>;
export type NestedCartItemWire = Wire<NestedCartItem>;

/** Body of PUT {api}/ukko/cart/update/{stateId} (P7-4); the answer is a cart. */
export interface UkkoCartUpdate {
  readonly bundleId: string;
  readonly mainVariantId: string;
}

/** Changes of the cart that a client may request (F7.1-6..18). It never sends an amount. */
export type CartUpdateInput =
  | { readonly extend: true }
  | { readonly empty: true }
  /** Puts back what was removed together with this line, where it was; it must still be sold. */
  | { readonly restore: { readonly cartItemId: string } }
  | { readonly update: CartUpdate }
  | {
      readonly remove:
        | { readonly bundleId: string }
        | { readonly cartItemId: string }
        | { readonly serviceCode: string };
    };

export interface CartUpdate {
  readonly handsetSku?: string;
  readonly financingType?: string;
  /** Months, or 'now' for leasenow (P7-10). */
  readonly financingDuration?: number | 'now';
  readonly pricePlan?: string;
  readonly accessorySku?: string;
  readonly serviceCode?: string;
  readonly cartItemId?: string;
  /** 1 to 10. */
  readonly quantity?: number;
  readonly discountCode?: string;
  readonly discountOfferingCode?: string;
  readonly customerTypeGet?: 'existing' | '';
  readonly accountId?: string;
  readonly returnUrl?: string;
  readonly isForBundle?: boolean;
  readonly isKeepExisting?: boolean;
  readonly hasChangedSubscription?: boolean;
  readonly phoneNumber?: string;
  /** A hint (P7-10): the session proves who is logged in. */
  readonly isLoggedIn?: boolean;
}
