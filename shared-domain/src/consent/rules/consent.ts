import { parentDomain } from '../../contracts/cookie-domain';
import { SHELL_COOKIES } from '../../contracts/storage-keys';
import type { ConsentPurpose } from '../../contracts/stored-items';
import { readCookie } from '../../kernel';

/** The purposes that a visitor may agree to. Strictly necessary storage needs no consent. */
export const CONSENT_PURPOSES = ['statistics', 'marketing'] as const satisfies readonly ConsentPurpose[];

/** Values of the buttons of the question. */
export type ConsentAnswer = 'none' | 'all' | 'chosen';

/**
 * The purposes that an answer agrees to. An answer that is not known agrees to nothing.
 *
 * @param ticked the purposes whose box is ticked; they count for 'chosen' only
 */
export function toPurposes(answer: unknown, ticked: readonly string[]): readonly ConsentPurpose[] {
  if (answer === ('all' satisfies ConsentAnswer)) return CONSENT_PURPOSES;
  if (answer !== ('chosen' satisfies ConsentAnswer)) return [];
  return CONSENT_PURPOSES.filter((purpose) => ticked.includes(purpose));
}

/** A new purpose, or another use of one, is a new version: the question is asked again, and until then nothing is allowed. */
export const CONSENT_VERSION = 1;

const { name, maxAgeSeconds } = SHELL_COOKIES.consent;

/**
 * The purposes that the visitor agreed to.
 *
 * @param cookies a Cookie header, or document.cookie
 * @returns null when there is no answer to the question as it is asked now
 */
export function readConsent(cookies: string): readonly ConsentPurpose[] | null {
  const [version, ...purposes] = readCookie(cookies, name)?.split('.') ?? [];
  return version === String(CONSENT_VERSION) ? CONSENT_PURPOSES.filter((purpose) => purposes.includes(purpose)) : null;
}

/** Whether the visitor agreed to a purpose. @param cookies as above */
export const allows = (cookies: string, purpose: ConsentPurpose): boolean =>
  readConsent(cookies)?.includes(purpose) ?? false;

/** The cookie of an answer, in the form for document.cookie: '1.statistics.marketing', '1' for a refusal; half a year, on the parent domain. */
export function consentCookie(
  purposes: readonly ConsentPurpose[],
  { hostname, protocol }: { readonly hostname: string; readonly protocol: string },
): string {
  const domain = parentDomain(hostname);
  const value = [CONSENT_VERSION, ...purposes].join('.');
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${domain ? `; Domain=${domain}` : ''}${protocol === 'https:' ? '; Secure' : ''}`;
}

/** The purposes that are not agreed to: what they stored is removed. */
export const refusedPurposes = (now: readonly ConsentPurpose[]): readonly ConsentPurpose[] =>
  CONSENT_PURPOSES.filter((purpose) => !now.includes(purpose));
