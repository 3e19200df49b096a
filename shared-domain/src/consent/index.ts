export {
  allows,
  CONSENT_VERSION,
  type ConsentAnswer,
  consentCookie,
  readConsent,
  refusedPurposes,
  toPurposes,
} from './rules/consent';
