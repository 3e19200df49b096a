import fc from 'fast-check';
import { aSessionUser } from '../testing';
import { isSubscriptionOf } from './account-match';

const subscription = { firstName: 'Kari', lastName: 'Nordmann', phoneNumber: '90000000' };

test('[P5-11, F5.4-2, F5.4-3, F5.4-4] phone, first given name and family name agree', () => {
  expect(isSubscriptionOf(subscription, aSessionUser())).toBe(true);
});

test.each([
  ['[P5-11, F5.4-2]', 'another phone', { phoneNumber: '90000001' }],
  ['[P5-11, F5.4-3]', 'another first name', { firstName: 'Ola' }],
  ['[P5-11, F5.4-4]', 'another family name', { lastName: 'Hansen' }],
] as const)('%s %s does not match, though the rest does', (_ids, _case, change) => {
  expect(isSubscriptionOf({ ...subscription, ...change }, aSessionUser())).toBe(false);
});

test.each([
  ['[F5.4-2]', 'a country code, spaces', { phoneNumber: '+47 900 00 000' }, {}],
  ['[F5.4-3]', 'a second given name after a space', { firstName: 'KARI Anne' }, { givenName: 'Kari Lise' }],
  ['[F5.4-3]', 'a second given name after a hyphen', { firstName: 'Kari-Anne' }, { givenName: ' kari' }],
  ['[F5.4-4]', 'upper case, spaces around', { lastName: ' NORDMANN ' }, { familyName: 'nordmann' }],
] as const)('%s %s: still the same person', (_id, _case, change, user) => {
  expect(isSubscriptionOf({ ...subscription, ...change }, aSessionUser(user))).toBe(true);
});

test('[F5.4-3] only the first given name counts, not one inside it', () => {
  expect(isSubscriptionOf({ ...subscription, firstName: 'Anne Kari' }, aSessionUser())).toBe(false);
  expect(isSubscriptionOf({ ...subscription, firstName: 'Karianne' }, aSessionUser())).toBe(false);
});

test.each([
  ['[F5.4-2]', 'phone', { phoneNumber: '' }, { phoneNumber: '' }],
  ['[F5.4-2]', 'phone without digits', { phoneNumber: '+47' }, { phoneNumber: 'ukjent' }],
  ['[F5.4-3]', 'given name', { firstName: '' }, { givenName: ' ' }],
  ['[F5.4-4]', 'family name', { lastName: '' }, { familyName: '' }],
] as const)('%s an empty %s on both sides is no match', (_id, _case, change, user) => {
  expect(isSubscriptionOf({ ...subscription, ...change }, aSessionUser(user))).toBe(false);
});

test('[P5-11] an empty value matches no one', () => {
  const texts = fc.record({ firstName: fc.string(), lastName: fc.string(), phoneNumber: fc.string() });
  fc.assert(
    fc.property(
      texts,
      fc.constantFrom('givenName', 'familyName', 'phoneNumber'),
      (other, unknown) => !isSubscriptionOf(other, aSessionUser({ [unknown]: '' })),
    ),
  );
});
