import type { Role, SessionUser } from '../model';

/** Who somebody is to the shop (F6-1..3); null is nobody logged in. Store staff are so by the identity's claim alone (F3.7-5, F3.7-7). */
export function resolveRole(user: Pick<SessionUser, 'isRetailer'> | null): Role {
  if (!user) return 'anonymous';
  return user.isRetailer ? 'retailer' : 'customer';
}
