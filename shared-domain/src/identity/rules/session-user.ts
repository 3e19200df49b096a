import type { SessionUser } from '../model';

/** Claims of the identity provider (F3.7-6) as the page knows them. Only a claim that is true makes store staff (F3.7-5). */
export function toSessionUser(claims: Readonly<Record<string, unknown>>): SessionUser {
  const text = (name: string): string => (typeof claims[name] === 'string' ? claims[name] : '');
  const givenName = text('given_name');
  const familyName = text('family_name');
  return {
    name: [givenName, familyName].filter(Boolean).join(' ') || text('name'),
    givenName,
    familyName,
    phoneNumber: text('phone_number'),
    isRetailer: claims['is_retailer'] === true,
  };
}
