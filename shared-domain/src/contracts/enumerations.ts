/** Closed lists of words on the wire (F3.9); what is not in them is refused. Ids of financing options are in catalogue's model. */

/** How a product is paid for (F3.9-1, P3-11). */
export const FINANCING_TYPES = ['switch', 'lease', 'reswitch', 'upfront', 'ukko'] as const;
export type FinancingType = (typeof FINANCING_TYPES)[number];

/** Condition of a product (F3.9-2). An accessory has its kind as subtype. */
export const PRODUCT_SUBTYPES = ['NEW', 'PREOWNED'] as const;

/** How the number of a new subscription is chosen (F3.9-3). */
export const PHONE_CHECK_TYPES = ['new', 'existing', 'port_in', 'transfer', 'neworportin'] as const;

/** How a list of subscriptions is drawn (F3.9-4). */
export const GROUP_TYPES = ['group', 'group simplified', 'family', 'family simplified', 'simdeal'] as const;

/** How a discount is computed (F3.9-5). */
export const DISCOUNT_TYPES = [
  'ADD_AMOUNT',
  'ADD_FINAL',
  'ADD_PERCENTAGE',
  'MAIN_AMOUNT',
  'MAIN_FINAL',
  'MAIN_N_FOR_M',
  'MAIN_PERCENTAGE',
] as const;

/** The two choices of a webdeal (F3.9-6). */
export const CHOICES = ['one', 'two'] as const;
