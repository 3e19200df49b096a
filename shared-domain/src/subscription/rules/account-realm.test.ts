import { anAccount } from '../testing';
import { accountsForRealm } from './account-realm';

const accounts = [anAccount(), anAccount({ accountId: '2002', isLegal: true })];

test.each([
  ['B2C', '1001'],
  ['B2B', '2002'],
  ['UKKO', '2002'],
] as const)('[F6-6] in %s the account %s', (realm, accountId) => {
  expect(accountsForRealm(accounts, realm).map((account) => account.accountId)).toEqual([accountId]);
});
