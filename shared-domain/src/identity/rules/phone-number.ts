/** A Norwegian number has this many digits. */
const NATIONAL_DIGITS = 8;

/**
 * Digits of a phone number without the country code, in any notation: '+47 …', '0047 …', or 47 before all eight digits
 * (P5-3, P7-7). An incomplete number is left as it is.
 */
export function nationalNumber(phoneNumber: string): string {
  const digits = phoneNumber.replace(/[^\d+]/g, '').replace(/^(?:\+|00)47|\D/g, '');
  return digits.length === NATIONAL_DIGITS + 2 && digits.startsWith('47') ? digits.slice(2) : digits;
}

/** '912 34 567': grouped 3 2 3, at most 10 characters with the spaces (P5-3). */
export function formatPhoneNumber(phoneNumber: string): string {
  const digits = nationalNumber(phoneNumber);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, NATIONAL_DIGITS)].filter(Boolean).join(' ');
}
