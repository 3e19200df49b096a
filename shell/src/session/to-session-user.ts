import type { SessionUser } from 'shared-domain/runtime/session-store';

/** Claims of the identity provider (F3.7-6) as the page knows them. */
export function toSessionUser(profile: Readonly<Record<string, unknown>>): SessionUser {
  const text = (name: string) => (typeof profile[name] === 'string' ? profile[name] : '');
  const givenName = text('given_name');
  const familyName = text('family_name');
  return {
    name: [givenName, familyName].filter(Boolean).join(' ') || text('name'),
    givenName,
    familyName,
    phoneNumber: text('phone_number'),
    isRetailer: profile['is_retailer'] === true,
  };
}
