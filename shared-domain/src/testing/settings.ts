import { REFERENCE_BRAND } from 'shared-domain/brand/parse-brand';
import { type PublicConfig, setConfig } from 'shared-domain/runtime/config';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { CONSENT_PURPOSES, consentCookie } from '../consent';
import type { ConsentPurpose } from '../contracts/stored-items';

/** The visitor of a test agrees to these purposes, by default to all; an empty list is a refusal. */
export function giveConsent(purposes: readonly ConsentPurpose[] = CONSENT_PURPOSES): void {
  document.cookie = consentCookie(purposes, location);
}

/** The visitor of a test has not answered. */
export function forgetConsent(): void {
  document.cookie = `${consentCookie([], location).split('=', 1)[0] ?? ''}=; Max-Age=0; Path=/`;
}

/** Takes every report of a test from now on. @returns the messages of errors so far, in order */
export function recordErrors(): string[] {
  const messages: string[] = [];
  setErrorReporter({
    error: (error) => messages.push(error instanceof Error ? error.message : String(error)),
    warning: () => undefined,
  });
  return messages;
}

/** Sets a complete configuration of the shop for a test. */
export function useTestConfig(change: Partial<PublicConfig> = {}): void {
  setConfig({
    brand: { name: REFERENCE_BRAND.name, codePrefix: REFERENCE_BRAND.codePrefix, logo: REFERENCE_BRAND.logo },
    apiBase: 'http://shop.test/api',
    channelUrl: 'http://shop.test/graphql',
    channelApiKey: 'reference',
    issuer: 'http://identity.test',
    clientId: 'shop',
    shopOrigin: 'http://shop.test',
    freeShippingLimitNok: 1_000,
    checkoutPaths: { B2C: '/kasse/personlige-opplysninger/', B2B: '/bedrift/kasse/personlige-opplysninger/' },
    ...change,
  });
}
