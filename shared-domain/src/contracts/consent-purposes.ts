/** What a visitor may agree to (ekomloven § 3-15). What is strictly necessary needs no consent. */
export const CONSENT_PURPOSES = ['statistics', 'marketing'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
