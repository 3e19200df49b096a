import { showTexts } from '../../testing';
import { anAccount } from '../testing';
import { subscriptionText } from '../texts/nb';
import { accountsForRealm, billedAccount, billingAccounts } from './account';

describe('account realm', () => {
  const accounts = [anAccount(), anAccount({ accountId: '2002', isLegal: true })];

  test.each([
    ['B2C', '1001'],
    ['B2B', '2002'],
    ['UKKO', '2002'],
  ] as const)('[F6-6] in %s the account %s', (realm, accountId) => {
    expect(accountsForRealm(accounts, realm).map((account) => account.accountId)).toEqual([accountId]);
  });
});

describe('billing account', () => {
  const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

  const [one, other] = [anAccount(), anAccount({ accountId: '2002' })];

  test('[P6-9] several accounts are to choose among', () => {
    expect(shown(billingAccounts([one, other]))).toEqual({
      heading: 'Velg faktura:',
      options: [
        { accountId: '1001', text: 'Fakturanr: 1001' },
        { accountId: '2002', text: 'Fakturanr: 2002' },
      ],
    });
    expect(shown(billingAccounts([one]))).toBeNull();
    expect(shown(billingAccounts([]))).toBeNull();
  });

  test('[P6-9] the picked account is billed; a single account needs no choice', () => {
    expect(billedAccount([one, other], '2002')).toBe(other);
    expect(billedAccount([one, other], null)).toBeNull();
    expect(billedAccount([one, other], 'gone')).toBeNull();
    expect(billedAccount([one], null)).toBe(one);
    expect(billedAccount([], null)).toBeNull();
  });
});
