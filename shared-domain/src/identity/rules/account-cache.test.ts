import { toOre } from '../../money';
import type { Account } from '../../subscription';
import { aSessionUser } from '../testing';
import { canReuseAccounts } from './account-cache';

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
