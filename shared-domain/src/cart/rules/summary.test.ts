import { toOre, ZERO } from '../../money';
import { showTexts } from '../../testing';
import type { CartAnswer } from '../model';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from '../testing';
import { leaseText } from '../texts/lease-nb';
import { cartText } from '../texts/nb';
import { emptyCart } from './empty-cart';
import { cartSummary, monthlyCostLines } from './summary';

describe('summary rows', () => {
  const inNorwegian = (answer: unknown): unknown => showTexts(cartText, answer);

  test('[F9.2-1] monthly rows and their total, or the total alone', () => {
    expect(inNorwegian(cartSummary(aBundleCart()).monthly)).toMatchObject({
      label: 'Totalt pr. md.',
      total: { amount: '1\u00A0040,-', unit: '/md.' },
    });
    expect(cartSummary(aBundleCart()).monthly.lines).toHaveLength(2);
    expect(inNorwegian(cartSummary(aCart()).monthly)).toEqual({
      lines: [],
      label: 'Betale pr md:',
      total: { amount: '0,-', unit: '/md.' },
      later: null,
      tooltip: null,
    });
  });

  test('[F9.2-1] free months: the sum of the first ones, and what is paid later', () => {
    const insurance = aNestedItem({ type: 'SERVICE', name: 'Trygg', price: { monthly: toOre(169) }, freeMonths: 2 });
    const cart = aBundleCart({
      cart: { content: [aBundleItem({ items: [aNestedItem(), insurance] })] },
      totals: {
        monthly: toOre(1_259),
        firstMonths: [
          { months: 2, monthly: toOre(1_040) },
          { months: 3, monthly: toOre(1_209) },
        ],
      },
    });
    expect(inNorwegian(cartSummary(cart).monthly)).toMatchObject({
      lines: [{}, {}, { label: 'Trygg', value: '0,-/md.', later: 'i 2\u00A0md., deretter 169,-/md.' }],
      total: { amount: '1\u00A0040,-', unit: '/md.' },
      later: 'deretter 1\u00A0209,-/md. fra 3. md., 1\u00A0259,-/md. fra 4. md.',
    });
    expect(cartSummary(cart).foot.monthly.amount).toBe('1\u00A0040,-');
  });

  test('[F6-12] free months of a business: every sum of the first ones on its basis', () => {
    const totals = {
      monthly: toOre(1_250),
      monthlyWithoutVAT: toOre(1_000),
      firstMonths: [{ months: 2, monthly: toOre(1_000), monthlyWithoutVAT: toOre(800) }],
    };
    expect(inNorwegian(cartSummary(aBundleCart({ realm: 'B2B', totals })))).toMatchObject({
      monthly: { total: { amount: '800,-' }, later: 'deretter 1\u00A0000,-/md. fra 3. md.' },
      monthlyVat: [{ value: '200,-/md.' }, { value: '1\u00A0000,-/md.' }],
    });
  });

  test('[F9.2-1, F3.2-4] a tooltip only where there is something to say', () => {
    const explained = aBundleCart({ paymentTooltip: '<p>Betales etterskuddsvis.</p>' });
    expect(cartSummary(explained).monthly.tooltip).toBe('Betales etterskuddsvis.');
    expect(cartSummary(aBundleCart()).monthly.tooltip).toBeNull();
    expect(cartSummary(aBundleCart({ paymentTooltip: '' })).monthly.tooltip).toBeNull();
  });

  test('[F3.2-2] the delivery row is part of the summary', () => {
    expect(inNorwegian(cartSummary(aCart()).delivery)).toMatchObject({ label: 'Levering', value: '59,-' });
    expect(inNorwegian(cartSummary(emptyCart('B2C')).delivery)).toBeNull();
  });

  test.each([
    [349, 0, 1],
    [0, 99, 2],
    [0, 0, 0],
    [-50, 0, 1],
  ])('[F9.2-4] upfront %d, first invoice %d: %d rows', (upfront, firstInvoice, count) => {
    expect(
      inNorwegian(
        cartSummary(
          aCart({
            totals: { upfront: toOre(upfront), firstInvoice: toOre(firstInvoice), vat: ZERO, upfrontWithoutVAT: ZERO },
          }),
        ).upfront,
      ),
    ).toHaveLength(count);
  });

  test('[F9.2-4, F9.2-5, F9.2-6, F9.2-7, F9.2-8] what is paid at once and on the first invoice', () => {
    expect(inNorwegian(cartSummary(aCart({ totals: { firstInvoice: toOre(99) } })).upfront)).toEqual([
      { id: 'sum', label: 'Sum:', value: '279,20\u00A0kr' },
      { id: 'vat', label: 'MVA:', value: '69,80\u00A0kr' },
      { id: 'upfront', label: 'Betale nå:', value: '349,-' },
      { id: 'first-invoice', label: 'Å betale på første faktura:', value: '99,-' },
    ]);
  });

  test('[F9.2-4, F9.2-7, F4.1-11] rows of 0 are hidden but for what is paid; a paid order says Betalt', () => {
    const invoiced = aCart({
      totals: { upfront: ZERO, vat: ZERO, upfrontWithoutVAT: ZERO, firstInvoice: toOre(99) },
      hasPaid: true,
    });
    expect(inNorwegian(cartSummary(invoiced).upfront.map(({ label, value }) => [label, value]))).toEqual([
      ['Betalt:', '0,-'],
      ['Å betale på første faktura:', '99,-'],
    ]);
    expect(inNorwegian(cartSummary(emptyCart('B2C')).upfront)).toEqual([]);
  });

  test.each(['B2B', 'UKKO'] as const)(
    '[F6-12, F9.2-5..8] %s: every amount without mva., which is added once, at the end',
    (realm) => {
      const summary = cartSummary(
        aBundleCart({ realm, totals: { monthlyWithoutVAT: toOre(832), vat: toOre(69.8), upfront: toOre(349) } }),
      );
      expect(inNorwegian(summary)).toMatchObject({
        vatNote: '(ekskl. mva.)',
        monthly: {
          lines: [
            { label: 'Delbetaling telefon 24\u00A0md.', value: '432,80\u00A0kr/md.' },
            { label: 'Fjell X Basic', value: '399,20\u00A0kr/md.' },
          ],
          total: { amount: '832,-' },
        },
        upfront: [
          { id: 'sum', label: 'Sum:', value: '279,20\u00A0kr' },
          { id: 'vat', label: 'MVA:', value: '69,80\u00A0kr' },
          { id: 'upfront', label: 'Betale nå inkl. mva.:', value: '349,-' },
        ],
        monthlyVat: [
          { id: 'monthly-vat', label: 'MVA pr. md.:', value: '208,-/md.' },
          { id: 'monthly', label: 'Totalt pr. md. inkl. mva.:', value: '1\u00A0040,-/md.' },
        ],
        foot: { monthly: { amount: '832,-' }, upfront: { amount: '279,20\u00A0kr' } },
      });
    },
  );

  test('[F6-12] a backend that does not send the months without mva.: they are computed from those with it', () => {
    expect(cartSummary(aBundleCart({ realm: 'B2B', totals: { monthly: toOre(1_000) } })).foot.monthly.amount).toBe(
      '800,-',
    );
  });

  test('a consumer has every amount with mva., and no note', () => {
    expect(cartSummary(aBundleCart())).toMatchObject({ vatNote: '', monthlyVat: [] });
  });

  test('[F9.2-9] the minimum total price', () => {
    expect(cartSummary(aBundleCart()).minimumTotal).toBe('13\u00A0333,-');
    expect(cartSummary(emptyCart('B2C')).minimumTotal).toBeNull();
  });

  test('[F9.2-11] the foot defaults to 0', () => {
    expect(inNorwegian(cartSummary(emptyCart('B2C')).foot)).toEqual({
      monthly: { amount: '0,-', unit: '/md.' },
      upfrontLabel: 'Betale nå:',
      drawerUpfrontLabel: 'Betal nå:',
      upfront: { amount: '0,-', unit: '' },
    });
  });

  test('[F2.5-9, F4.1-11] the drawer has the words of the mini-cart; a paid order says Betalt there too', () => {
    const labelOf = (hasPaid: boolean) =>
      inNorwegian(cartSummary({ ...emptyCart('B2C'), hasPaid }).foot.drawerUpfrontLabel);
    expect([labelOf(false), labelOf(true)]).toEqual(['Betal nå:', 'Betalt:']);
  });
});

describe('monthly lines', () => {
  const inNorwegian = (answer: unknown): unknown => showTexts(cartText, answer);

  test.each([
    ['HANDSET', 'Delbetaling telefon 24\u00A0md.'],
    ['HANDSET-PREOWNED', 'Delbetaling telefon 24\u00A0md.'],
    ['WEARABLE', 'Delbetaling smartklokke 24\u00A0md.'],
    ['CONNECTED_DEVICE', 'Delbetaling av smarthjemprodukt 24\u00A0md.'],
    ['TABLET', 'Delbetaling nettbrett 24\u00A0md.'],
    ['MODEM', 'Delbetaling ruter 24\u00A0md.'],
    ['ACCESSORY', 'Delbetaling produkt 24\u00A0md.'],
  ])('[F9.3-11] a leased %s', (type, label) => {
    expect(leaseText({ type, months: 24 })).toBe(label);
  });

  test('[F9.3-11] a lease paid now leaves the months out', () => {
    expect(leaseText({ type: 'HANDSET', months: 0 })).toBe('Delbetaling telefon');
  });

  test('[F9.3-10, F9.3-11] device, plan and service, less their discounts; what is bought at once has no line', () => {
    const plan = aNestedItem({ discount: { isUniqueDiscount: false, value: { monthly: toOre(100) } } });
    const insurance = aNestedItem({ type: 'SERVICE', name: 'Mobilforsikring M', price: { monthly: toOre(119) } });
    const cart = aBundleCart({ cart: { content: [aBundleItem({ items: [plan, insurance] }), aCartItem()] } });
    expect(inNorwegian(monthlyCostLines(cart))).toEqual([
      { label: 'Delbetaling telefon 24\u00A0md.', value: '541,-/md.', later: null },
      { label: 'Fjell X Basic', value: '399,-/md.', later: null },
      { label: 'Mobilforsikring M', value: '119,-/md.', later: null },
    ]);
  });

  const financed = (financing: { type: string; code?: string; duration?: number | string } | null) =>
    aBundleCart({
      subscriptions: [
        { id: 'bundle-1', isLegal: true, code: 'X', financing, price: { monthly: { amountSubscription: toOre(499) } } },
      ],
    });
  const labels = (cart: CartAnswer) => monthlyCostLines(cart).map(({ label }) => cartText(label));

  test('[F9.3-12] a device by switch', () => {
    expect(inNorwegian(monthlyCostLines(financed({ type: 'switch', duration: 24 }))[0])).toEqual({
      label: 'Svitsj i 24\u00A0md.',
      value: '541,-/md.',
      later: null,
    });
  });

  test.each([
    ['an equipment agreement', { type: 'ukko', duration: 24 }],
    ['no financing', null],
  ])('[F9.3-12] %s is no switch: no line of the device', (_, financing) => {
    expect(labels(financed(financing))).toEqual(['Fjell X Basic']);
  });

  test.each([[{ type: 'lease', code: 'now', duration: 24 }], [{ type: 'lease', duration: 'now' }]])(
    '[F9.3-11] %j is leasenow: no months',
    (financing) => {
      expect(labels(financed(financing))[0]).toBe('Delbetaling telefon');
    },
  );

  test('[F9.3-10, F9.3-11] a SIM, a fee and what costs nothing each month have no line', () => {
    const child = (type: string, monthly: number) =>
      aNestedItem({ type, name: type, price: { monthly: toOre(monthly) } });
    const items = [
      child('SIM', 49),
      child('SUBSCRIPTION_DRAFT', 299),
      child('SERVICE', 0),
      aNestedItem({ name: 'Kontant', price: { monthly: undefined } }),
    ];
    expect(labels(aBundleCart({ cart: { content: [aBundleItem({ items })] } }))).toEqual([
      'Delbetaling telefon 24\u00A0md.',
      'SUBSCRIPTION_DRAFT',
    ]);
  });

  test('[F9.3-10, F6-12] businesses see the lines without mva.', () => {
    expect(monthlyCostLines(aBundleCart({ realm: 'B2B' })).map(({ value }) => value)).toEqual([
      '432,80\u00A0kr/md.',
      '399,20\u00A0kr/md.',
    ]);
  });

  test('[F9.3-9, F5.1-3] none for a sim-only cart', () => {
    expect(
      inNorwegian(
        monthlyCostLines(
          aCart({ cart: { content: [aCartItem({ type: 'SUBSCRIPTION', price: { monthly: toOre(499) } })] } }),
        ),
      ),
    ).toEqual([]);
  });
});
