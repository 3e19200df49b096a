export { type ConsentAnswer, toPurposes } from './rules/consent-answer';
export { allows, CONSENT_VERSION, consentCookie, readConsent, refusedPurposes } from './rules/consent-cookie';
