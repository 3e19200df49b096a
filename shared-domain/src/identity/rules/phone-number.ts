/** Digits of a phone number without the country code, however it is written (P5-3, P7-7). */
export function nationalNumber(phoneNumber: string): string {
  const digits = phoneNumber.replace(/\D/g, '');
  return phoneNumber.trim().startsWith('+47') || (digits.length === 12 && digits.startsWith('0047')) ? digits.slice(-8) : digits;
}

/** '912 34 567': grouped 3 2 3, at most 10 characters with the spaces (P5-3). */
export function formatPhoneNumber(phoneNumber: string): string {
  const digits = nationalNumber(phoneNumber);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, 8)].filter(Boolean).join(' ');
}
