import { type SessionUser, toSessionUser } from 'shared-domain/identity';
import type { ClaimNames } from '../config/provider-settings';

export type Claims = Readonly<Record<string, unknown>>;

/** The value of a claim by its whole name, which may have dots (`https://shop.example/roles`), else by the path `a.b`. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Claims)[part];
  }
  return value;
}

/** The user from the claims of the provider, by the names that they have there. */
export function userOfClaims(claims: Claims, names: ClaimNames): SessionUser {
  const { roles = 'roles', retailerRole, customerNumber: numberName = 'customer_number' } = names;
  const isRetailer =
    retailerRole === undefined ? claims['is_retailer'] : [claimAt(claims, roles)].flat().includes(retailerRole);
  const customerNumber = claimAt(claims, numberName);
  return {
    ...toSessionUser({
      name: claimAt(claims, names.name ?? 'name'),
      given_name: claimAt(claims, names.givenName ?? 'given_name'),
      family_name: claimAt(claims, names.familyName ?? 'family_name'),
      phone_number: claimAt(claims, names.phoneNumber ?? 'phone_number'),
      is_retailer: isRetailer,
    }),
    ...((typeof customerNumber === 'string' || typeof customerNumber === 'number') && {
      customerNumber: String(customerNumber),
    }),
  };
}
