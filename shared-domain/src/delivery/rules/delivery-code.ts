/** Known delivery codes (P3-36, F3.8-2). A code comes before its own prefixes, so that the longest match is found first. */
export const DELIVERY_CODES = [
  'BUSN_PRC',
  'CARRYON_DOOR',
  'CARRYON_EXP_FREE',
  'CARRYON_EXP',
  'CARRYON_POST_BRING',
  'CARRYON_POST',
  'HH_express',
  'LETTER',
  'PICK_UP_IN_SHOP',
  'PICK_UP_POINT_BRING_ACC',
  'PICK_UP_POINT_BRING',
  'PICK_UP_POINT',
  'PROGRESS_BAR',
] as const;
export type DeliveryCode = (typeof DELIVERY_CODES)[number];

/** Whether a type contains a code as a whole word: 'LETTER' in 'NO-LETTER', not in 'NEWSLETTERS'. */
const holds = (type: string, code: DeliveryCode): boolean =>
  new RegExp(`(^|[^A-Za-z0-9])${code}($|[^A-Za-z0-9])`).test(type);

/** The delivery code that an option's type contains, the longest of several (P3-35, P3-36); null for a type without a known one. */
export const toDeliveryCode = (type: string): DeliveryCode | null =>
  DELIVERY_CODES.find((code) => holds(type, code)) ?? null;

/** Whether only accessories are sent this way: the suffix _ACC (P3-36, F3.8-2). */
export const isAccessoryOnly = (type: string): boolean => type.includes('_ACC');
