import type { Role, SessionUser } from '../model';

/** The role of a user (F6-1..3). Only the identity provider's claim makes store staff (F3.7-5, F3.7-7). @param user null: no one is logged in */
export function resolveRole(user: Pick<SessionUser, 'isRetailer'> | null): Role {
  if (!user) return 'anonymous';
  return user.isRetailer ? 'retailer' : 'customer';
}
