import fc from 'fast-check';
import { CART_ITEM_TYPES, cartText } from 'shared-domain/cart';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from 'shared-domain/cart/testing';
import { ore, toOre } from 'shared-domain/money';
import { showTexts } from 'shared-domain/testing/index';
import {
  amountLines,
  BREAKAGE_FEE,
  hasBreakageInfo,
  minimumTotalItems,
  rowDiscountBadges,
  toDisclaimer,
} from './amounts';

describe('amount lines', () => {
  const inNorwegian = (answer: unknown): unknown => showTexts(cartText, answer);

  test('[F9.1-23] each row with the price, for all its pieces, and its discount below it', () => {
    const discount = { name: 'Høstsalg', isUniqueDiscount: true, value: { upfront: toOre(50) } };
    const content = [aBundleItem(), aCartItem({ quantity: { value: 2 }, discount }), aCartItem({ name: 'Kabel' })];
    expect(inNorwegian(amountLines(aBundleCart({ cart: { content } }), 'upfront'))).toEqual([
      { label: '2 × Kvist lader 45 W, USB-C', value: '698,-' },
      { label: 'Høstsalg', value: '\u2212100,-' },
      { label: 'Kabel', value: '349,-' },
    ]);
  });

  test('[F9.1-23] nested rows too, by the month; a discount without a name is one', () => {
    const plan = aNestedItem({ discount: { isUniqueDiscount: false, value: { monthly: toOre(100) } } });
    const answer = aBundleCart({ cart: { content: [aBundleItem({ items: [plan] })] } });
    expect(inNorwegian(amountLines(answer, 'monthly'))).toEqual([
      { label: 'Aurora 5 Pro', value: '541,-/md.' },
      { label: 'Fjell X Basic', value: '499,-/md.' },
      { label: 'Rabatt', value: '\u2212100,-/md.' },
    ]);
  });

  test('a business sees them without mva.', () => {
    expect(inNorwegian(amountLines(aCart({ realm: 'B2B' }), 'upfront'))).toMatchObject([{ value: '279,20\u00A0kr' }]);
  });

  test('[F3.2-6, F9.2-9] the parts of the minimum total price, with the months where the total is just those', () => {
    const plan = aNestedItem({ price: { total: toOre(5_988) } });
    const odd = aCartItem({
      name: 'Nettbrett',
      price: { monthly: toOre(100), total: toOre(2_450), upfront: undefined },
    });
    const content = [aBundleItem({ items: [plan] }), aCartItem({ quantity: { value: 2 } }), odd];
    expect(inNorwegian(minimumTotalItems(aBundleCart({ cart: { content } })))).toEqual([
      { name: 'Aurora 5 Pro', total: toOre(12_984), description: ['541,-/md. i 24\u00A0md.'] },
      { name: 'Fjell X Basic', total: toOre(5_988), description: ['499,-/md. i 12\u00A0md.'] },
      { name: '2 × Kvist lader 45 W, USB-C', total: toOre(698), description: [] },
      { name: 'Nettbrett', total: toOre(2_450), description: [] },
    ]);
  });

  test('[F9.2-9] a row without a total has no part', () => {
    expect(minimumTotalItems(aCart({ cart: { content: [aCartItem({ price: { total: undefined } })] } }))).toEqual([]);
  });
});

describe('breakage fee', () => {
  test('[F9.1-24] what the fee is, how it falls, when it is paid', () => {
    expect(cartText(BREAKAGE_FEE.title)).toBe('Hva er bruddgebyr?');
    expect(cartText(BREAKAGE_FEE.text)).toMatch(
      /tilsvarer den samlede kampanjerabatten\..*synker hver måned gjennom avtaleperioden.*fra da avtalen ble inngått\..*på neste faktura\.$/,
    );
  });

  test('[F4.1-10] only a breakage fee has a bubble', () => {
    expect(CART_ITEM_TYPES.filter((type) => hasBreakageInfo({ type }))).toEqual(['BREAKAGE_FEE']);
  });
});

describe('disclaimer', () => {
  const inNorwegian = (answer: unknown): unknown => showTexts(cartText, answer);

  test('[F3.2-6] a plain text is shown without an amount', () => {
    expect(inNorwegian(toDisclaimer('Prisen gjelder i Norge.'))).toEqual({
      heading: 'Minste totalpris',
      total: null,
      parts: [{ name: '', total: null, description: ['Prisen gjelder i Norge.'] }],
    });
  });

  test('[F3.2-6, F9.2-9] a list: the sum of the totals, one part each, one or several descriptions', () => {
    const list = [
      { name: 'Aurora 5 Pro', total: toOre(18_972), description: 'Telefon og abonnement' },
      { name: 'Kvist lader', total: toOre(349.5), description: ['Betales nå', 'Fri frakt'] },
    ];
    expect(inNorwegian(toDisclaimer(list))).toEqual({
      heading: 'Minste totalpris',
      total: '19\u00A0321,50\u00A0kr',
      parts: [
        { name: 'Aurora 5 Pro', total: '18\u00A0972,-', description: ['Telefon og abonnement'] },
        { name: 'Kvist lader', total: '349,50\u00A0kr', description: ['Betales nå', 'Fri frakt'] },
      ],
    });
  });

  test.each([
    ['text', ''],
    ['list', []],
  ])('[F3.2-6] an empty %s states nothing', (_, input) => {
    expect(inNorwegian(toDisclaimer(input))).toBeNull();
  });

  test('[F9.2-9] the shown total reads back as the sum of the parts', () => {
    const read = (text: string): number =>
      Math.round(Number(text.replace(/\u00A0|kr|,-/g, '').replace(',', '.')) * 100);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 6 }), (totalsOre) => {
        const disclaimer = toDisclaimer(totalsOre.map((each) => ({ name: 'x', total: ore(each), description: '' })));
        expect(read(disclaimer?.total ?? '')).toBe(totalsOre.reduce((sum, each) => sum + each, 0));
        expect(disclaimer?.parts.map(({ total }) => read(total ?? ''))).toEqual(totalsOre);
      }),
    );
  });
});

describe('discount badges', () => {
  const badgesOf = (discount: object) =>
    rowDiscountBadges(aCartItem({ discount: { isUniqueDiscount: false, value: {}, ...discount } }));

  test('[F3.1-11] types with their status, then the handset discount text', () => {
    expect(
      badgesOf({
        handsetDiscountText: '500,- i telefonrabatt',
        types: [{ text: 'Kampanje', lozengeStatus: 'success' }, { text: 'Medlem' }],
      }),
    ).toEqual([
      { text: 'Kampanje', status: 'success' },
      { text: 'Medlem', status: null },
      { text: '500,- i telefonrabatt', status: null },
    ]);
  });

  test('[F3.1-11] without texts there is no badge', () => {
    expect(badgesOf({ handsetDiscountText: '', types: [{ text: '', lozengeStatus: 'success' }] })).toEqual([]);
    expect(badgesOf({ types: [{ text: 'Medlem', lozengeStatus: '' }] })).toEqual([{ text: 'Medlem', status: null }]);
    expect(rowDiscountBadges(aCartItem())).toEqual([]);
  });
});
