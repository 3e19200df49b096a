import fc from 'fast-check';
import { toOre } from '../../money';
import type { Account } from '../../subscription';
import { aSessionUser } from '../testing';
import { canReuseAccounts, isSubscriptionOf } from './accounts';

describe('account cache', () => {
  const NOW_MS = 1_700_000_000_000;
  const subscription = (firstName: string): Account['subscriptions'][number] => ({
    firstName,
    lastName: 'Nordmann',
    phoneNumber: '90000000',
    offeringCode: 'FJELL_X_BASIC_2025_2',
    monthlyOfferingPrice: toOre(499),
    isFamily: false,
  });
  const account = (...names: readonly string[]): Account => ({
    accountId: '1',
    isLegal: false,
    subscriptions: names.map(subscription),
  });
  const stored = (...accounts: readonly Account[]) => ({ storedAtMs: NOW_MS, accounts });

  test.each([
    ['no account', stored(), false],
    ['an account without subscriptions', stored(account()), false],
    ['only others', stored(account('Ola', 'Per'), account('Lise')), false],
    ['others and the person, on another account', stored(account('Ola'), account('Per', 'Kari')), true],
  ])('[P5-11, F5.4-1] stored data with %s: reused %s', (_case, kept, expected) => {
    expect(canReuseAccounts(kept, aSessionUser(), NOW_MS)).toBe(expected);
  });

  test.each([
    [0, true],
    [299_999, true],
    [300_000, false],
    [-1, false],
  ])('[F7.3-3, F9.15-3, P9-36] stored %d ms ago: reused %s', (ageMs, expected) => {
    expect(canReuseAccounts({ storedAtMs: NOW_MS - ageMs, accounts: [account('Kari')] }, aSessionUser(), NOW_MS)).toBe(
      expected,
    );
  });
});

describe('account match', () => {
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
});
