import { toOre } from '../../money';
import { showTexts } from '../../testing';
import { aDataOffering, anAccount, anAccountSubscription, anOffering } from '../testing';
import { subscriptionText } from '../texts/nb';
import { accountsForRealm, billedAccount, billingAccounts, factsOfCode, toAccountRows } from './accounts';
import { offeringTitle } from './offering-name';

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

describe('account row', () => {
  const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

  const offerings = [
    aDataOffering(),
    anOffering({ monthlyOfferingDiscount: toOre(50), priceDisclaimer: { content: 'Du sparer [$$$].' } }),
  ];
  const kari = anAccountSubscription({ offeringCode: 'FJELL_X_BASIC_2025_2.TLF12PLEAS' });
  const ola = anAccountSubscription({
    firstName: 'Ola',
    phoneNumber: '90000001',
    offeringCode: 'FJELL_X_MAX_2025',
    monthlyOfferingPrice: toOre(599),
    monthlyOfferingPriceLines: toOre(499),
  });

  test('[P3-24, F3.4-2] a subscription with the account’s price and the plan’s own texts', () => {
    expect(shown(toAccountRows([kari], offerings))).toEqual([
      {
        phoneNumber: '90000000',
        user: 'Kari Nordmann',
        offeringCode: 'FJELL_X_BASIC_2025_2.TLF12PLEAS',
        isNew: false,
        isFamilyDiscount: false,
        monthlyOfferingDiscount: 5_000,
        monthlyOfferingPrice: 49_900,
        priceDisclaimer: 'Du sparer 50,-.',
        title: 'Ubegrenset\u00A0data',
        name: 'Fjell X Basic 250\u00A0Mbit/s',
        price: { amount: '449,-', unit: '/md.' },
        priceStriketrough: '499,-',
        rank: '05000',
      },
    ]);
  });

  test('[F3.4-2] a plan that is no longer sold is named by its code', () => {
    const old = anAccountSubscription({
      offeringCode: 'FJELL_MOBIL_08GB',
      monthlyOfferingPrice: toOre(299),
      monthlyOfferingPriceLines: undefined,
      lastName: '',
    });
    expect(shown(toAccountRows([old], offerings)[0])).toMatchObject({
      user: 'Kari',
      title: '8\u00A0GB',
      name: '8\u00A0GB',
      price: { amount: '299,-' },
      priceStriketrough: null,
      priceDisclaimer: null,
      monthlyOfferingDiscount: 0,
      rank: '00101',
    });
  });

  test('[F9.9-1, P3-24] the lower of two has the family discount instead of the monthly one', () => {
    expect(
      toAccountRows([kari, ola], offerings).map(({ isFamilyDiscount, price, priceStriketrough }) => [
        isFamilyDiscount,
        price.amount,
        priceStriketrough,
      ]),
    ).toEqual([
      [true, '399,-', '499,-'],
      [false, '599,-', null],
    ]);
  });

  test('[P3-24] what the account calls a family has its discount, where a line costs less', () => {
    const isFamily = { isFamily: true };
    expect(shown(toAccountRows([{ ...kari, ...isFamily }], [])[0])).toMatchObject({
      isFamilyDiscount: true,
      price: { amount: '399,-' },
    });
    expect(
      toAccountRows([anAccountSubscription({ ...isFamily, monthlyOfferingPriceLines: toOre(499) })], [])[0]
        ?.isFamilyDiscount,
    ).toBe(false);
  });

  test('[P6-14] a business sees its plans without mva. and without the monthly discount', () => {
    const [row] = toAccountRows(
      [
        anAccountSubscription({
          monthlyOfferingPrice: toOre(500),
          monthlyOfferingPriceLines: toOre(400),
          isFamily: true,
        }),
      ],
      offerings,
      'B2B',
    );
    expect(row).toMatchObject({
      price: { amount: '320,-' },
      priceStriketrough: '400,-',
      monthlyOfferingDiscount: 0,
      priceDisclaimer: 'Du sparer 80,-.',
    });
  });
});

describe('code facts', () => {
  test.each([
    ['F9.4-2', 'MOBIL_08GB', '8\u00A0GB'],
    ['F9.4-2', 'MOBIL_10GB_02.TLF12PLEAS', '10\u00A0GB'],
    ['F9.4-2', 'MOBIL_X_RASK', 'Ubegrenset\u00A0data'],
    ['F9.4-3', 'X_BASIC', 'Ubegrenset\u00A0data'],
    ['F9.4-4', 'JUNIOR_03GB', 'Junior'],
    ['F9.4-4', 'SMART_BARN_XL', 'Junior'],
    ['F9.4-4', 'JUNIOR_KLOKKE_01GB', 'Abonnement til barneklokke'],
    ['F9.4-1', 'BEDRIFT', 'BEDRIFT'],
    ['F9.4-1', 'MAX_X_JUNIOR_1', 'MAX_X_JUNIOR_1'],
  ])('[%s] a plan of which only the code %s is known is titled %s', (_, part, title) => {
    expect(subscriptionText(offeringTitle(factsOfCode(`FJELL_${part}`)))).toBe(title);
  });
});
