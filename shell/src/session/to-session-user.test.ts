import { toSessionUser } from './to-session-user';

test('[F3.7-5, F3.7-6] claims become a name, a phone number and the retailer flag', () => {
  expect(toSessionUser({ given_name: 'Ingrid', family_name: 'Nordmann', phone_number: '+4791234567', is_retailer: true })).toEqual({
    name: 'Ingrid Nordmann',
    givenName: 'Ingrid',
    familyName: 'Nordmann',
    phoneNumber: '+4791234567',
    isRetailer: true,
  });
});

test('[F3.7-5] nobody is a retailer by a claim that is not true', () => {
  expect(toSessionUser({ name: 'Ola', is_retailer: 'true' })).toMatchObject({ name: 'Ola', isRetailer: false });
});
