import { bareCode, codePart, offeringCodeOf, promoOf } from './code-part';

/** Promotions that a junior plan is also sold with (F9.4-4). */
const JUNIOR_PROMO = 'JR06_50';
const JUNIOR = ['JUNIOR_01GB', 'JUNIOR_03GB'];

/** Known code parts, grouped by rule. X_BASIC_2025 is not in the list of F9.4 but in other rules (F9.6-3, P9-23). */
const KNOWN_PARTS: ReadonlySet<string> = new Set([
  // Plans by the gigabyte and older unlimited ones (F9.4-2).
  ...[
    '02GB',
    '03GB',
    '05GB',
    '05GB_2025',
    '05GB_2025_2',
    '06GB',
    '08GB',
    '10GB',
    '10GB_02',
    '10GB_2025',
    '10GB_2025_2',
    '10GB_UNG',
    '15GB',
    '15GB_02',
    '20GB',
    'X_NORMAL',
    'X_RASK',
    'X_RASK_VT',
    'X_MAX',
    'X_UNG',
    'X_UNG_2025_2',
  ].map((plan) => `MOBIL_${plan}`),
  'X_UNG_2025_2',
  // Unlimited plans (F9.4-3).
  ...['START', 'BASIC', 'MAX', 'MAX_PLUS', 'START_2025', 'BASIC_2025', 'BASIC_2025_2', 'MAX_2025', 'MAX_PLUS_2025'].map(
    (plan) => `X_${plan}`,
  ),
  // Plans of children (F9.4-4).
  ...JUNIOR,
  'JUNIOR_KLOKKE_01GB',
  'SMART_BARN_S',
  'SMART_BARN_L',
  'SMART_BARN_XL',
]);

/**
 * Whether the shop knows a code (F9.4-1..4).
 *
 * @param codePrefix the brand of the codes, e.g. 'FJELL'
 * @param offeringCode with or without suffix and promotion
 */
export function isKnownCode(codePrefix: string, offeringCode: string): boolean {
  const part = codePart(offeringCode);
  const promo = promoOf(offeringCode);
  const code = offeringCodeOf(codePrefix, part);
  if (promo === null) return KNOWN_PARTS.has(part) && bareCode(offeringCode) === code;
  return JUNIOR.includes(part) && bareCode(offeringCode) === `${code}+PROMO_${JUNIOR_PROMO}`;
}
