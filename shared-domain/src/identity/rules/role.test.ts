import { aSessionUser } from '../testing';
import { resolveRole } from './role';

test.each([
  ['[F6-1]', 'a visitor who is not logged in', null, 'anonymous'],
  ['[F6-2]', 'a customer', aSessionUser(), 'customer'],
  ['[F6-3, F3.7-5]', 'store staff', aSessionUser({ isRetailer: true }), 'retailer'],
] as const)('%s %s has the role', (_id, _who, user, role) => {
  expect(resolveRole(user)).toBe(role);
});
