const POSTCODE_DIGITS = 4;

/** Typed or pasted text limited to a postcode: digits, at most 4 (P5-1). */
export const limitPostcode = (text: string): string => text.replace(/\D/g, '').slice(0, POSTCODE_DIGITS);

/** Whether a postcode can be looked up: exactly 4 characters, all of them digits (P5-1, F5.7-1). */
export const isCompletePostcode = (text: string): boolean => /^\d{4}$/.test(text);
