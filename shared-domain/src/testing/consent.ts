import { consentCookie } from '../consent';
import { CONSENT_PURPOSES, type ConsentPurpose } from '../contracts/consent-purposes';

/** The visitor of a test agrees to these purposes, by default to all; an empty list is a refusal. */
export function giveConsent(purposes: readonly ConsentPurpose[] = CONSENT_PURPOSES): void {
  document.cookie = consentCookie(purposes, location);
}

/** The visitor of a test has not answered. */
export function forgetConsent(): void {
  document.cookie = `${consentCookie([], location).split('=', 1)[0] ?? ''}=; Max-Age=0; Path=/`;
}
