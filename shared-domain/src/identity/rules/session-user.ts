import type { Role, SessionUser } from '../model';

/** The user from the claims of the identity provider (F3.7-6). Only a claim with the value true makes store staff (F3.7-5). */
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

/** The role of a user (F6-1..3). Only the identity provider's claim makes store staff (F3.7-5, F3.7-7). @param user null: no one is logged in */
export function resolveRole(user: Pick<SessionUser, 'isRetailer'> | null): Role {
  if (!user) return 'anonymous';
  return user.isRetailer ? 'retailer' : 'customer';
}
