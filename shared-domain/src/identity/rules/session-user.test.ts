import { aSessionUser } from '../testing';
import { resolveRole, toSessionUser } from './session-user';

test('[F3.7-5, F3.7-6] claims become a name, a phone number and the retailer flag', () => {
  expect(
    toSessionUser({
      given_name: 'Ingrid',
      family_name: 'Nordmann',
      name: 'Frøken Nordmann',
      phone_number: '+4791234567',
      is_retailer: true,
    }),
  ).toEqual({
    name: 'Ingrid Nordmann',
    givenName: 'Ingrid',
    familyName: 'Nordmann',
    phoneNumber: '+4791234567',
    isRetailer: true,
  });
});

test('[F3.7-6] a claim that is missing or not a text is empty, and the whole name replaces missing parts', () => {
  expect(toSessionUser({ given_name: 7, name: 'Ola' })).toEqual({
    name: 'Ola',
    givenName: '',
    familyName: '',
    phoneNumber: '',
    isRetailer: false,
  });
  expect(toSessionUser({ family_name: 'Nordmann' }).name).toBe('Nordmann');
});

test('[F3.7-5] a claim that is not true makes no retailer', () => {
  expect(toSessionUser({ is_retailer: 'true' }).isRetailer).toBe(false);
});

test.each([
  ['[F6-1]', 'a visitor who is not logged in', null, 'anonymous'],
  ['[F6-2]', 'a customer', aSessionUser(), 'customer'],
  ['[F6-3, F3.7-5]', 'store staff', aSessionUser({ isRetailer: true }), 'retailer'],
] as const)('%s %s has the role', (_id, _who, user, role) => {
  expect(resolveRole(user)).toBe(role);
});
