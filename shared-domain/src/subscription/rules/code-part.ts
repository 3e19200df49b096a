/** Suffix of a code without a commitment (P9-23). */
const DEFAULT_ICIM = 'REGULAR';

/** The code without its suffix: 'FJELL_X_MAX_2025.TLF12PLEAS' → 'FJELL_X_MAX_2025' (P3-17). */
export const bareCode = (offeringCode: string): string => offeringCode.split('.', 1)[0] ?? '';

/** The plan behind the brand, without suffix and promotion (F9.4-1): 'FJELL_JUNIOR_01GB+PROMO_JR06_50.REGULAR' → 'JUNIOR_01GB'. */
export function codePart(offeringCode: string): string {
  const [plan = ''] = bareCode(offeringCode).split('+', 1);
  return plan.slice(plan.indexOf('_') + 1);
}

/** A code part with its brand (F9.4-1): 'FJELL', 'X_MAX_2025' → 'FJELL_X_MAX_2025'. */
export const offeringCodeOf = (codePrefix: string, part: string): string => `${codePrefix}_${part}`;

/** '{OFFERING}.{ICIM}' of a price entry (P3-12); a code's own suffix is replaced, without an icim it is REGULAR (P7-18, P9-23). */
export const withIcim = (offeringCode: string, icim: string = DEFAULT_ICIM): string =>
  `${bareCode(offeringCode)}.${icim}`;
