/** The purposes that a visitor may agree to (ekomloven § 3-15). Strictly necessary storage needs no consent. */
export const CONSENT_PURPOSES = ['statistics', 'marketing'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
