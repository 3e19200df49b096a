/** The code without its suffix: 'FJELL_X_MAX_2025.TLF12PLEAS' → 'FJELL_X_MAX_2025' (P3-17). */
export const bareCode = (offeringCode: string): string => offeringCode.split('.', 1)[0] ?? '';

/** The part behind the brand (F9.4-1): 'FJELL_X_MAX_2025.TLF12PLEAS' → 'X_MAX_2025'. */
export function codePart(offeringCode: string): string {
  const code = bareCode(offeringCode);
  return code.slice(code.indexOf('_') + 1);
}

/** '{OFFERING}.{ICIM}' of a price entry (P3-12); a code's own suffix is replaced, without an icim it is REGULAR (P7-18, P9-23). */
export const withIcim = (offeringCode: string, icim?: string): string => `${bareCode(offeringCode)}.${icim ?? 'REGULAR'}`;

/** P9-33, F9.4-6. */
export const defaultOfferingCode = (codePrefix: string): string => `${codePrefix}_X_BASIC_2025_2`;
