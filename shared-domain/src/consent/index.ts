export {
  allows,
  CONSENT_PURPOSES,
  CONSENT_VERSION,
  type ConsentAnswer,
  consentCookie,
  readConsent,
  refusedPurposes,
  toPurposes,
} from './rules/consent';
