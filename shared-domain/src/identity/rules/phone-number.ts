/** A Norwegian number has this many digits. */
const NATIONAL_DIGITS = 8;

/**
 * Digits of a phone number without the country code, in any notation: '+47 …', '0047 …', or 47 before all eight digits
 * (P5-3, P7-7). An incomplete number is left as it is.
 */
export function nationalNumber(phoneNumber: string): string {
  const digits = phoneNumber
    .normalize('NFKC')
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)470?|\D/g, '');
  const [country = ''] = /^0?47/.exec(digits) ?? [];
  return country !== '' && digits.length === NATIONAL_DIGITS + country.length ? digits.slice(country.length) : digits;
}

/** '912 34 567': grouped 3 2 3, at most 10 characters with the spaces (P5-3). */
export function formatPhoneNumber(phoneNumber: string): string {
  const digits = nationalNumber(phoneNumber);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, NATIONAL_DIGITS)].filter(Boolean).join(' ');
}
