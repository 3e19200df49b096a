import type { Realm } from '../../contracts/realm';
import { type Ore, toOre } from '../../money';
import type { CatalogueText, FinancingName, PriceCondition } from '../model';
import { aLeasePrice, aProductListItem } from '../testing';
import { cardPrice, leadingOption } from './card-price';

describe('card price', () => {
  const FULL = toOre(12_990);
  const terms = (financing: FinancingName, fullPrice: Ore | null = FULL): CatalogueText => ({
    key: 'cardTerms',
    values: { financing, fullPrice },
  });
  const lease = (months: number): FinancingName => ({ kind: 'lease', months });
  const agreement = (months: number): FinancingName => ({ kind: 'agreement', months });
  const condition = (values: PriceCondition): CatalogueText => ({ key: 'priceCondition', values });
  const PLAN = condition({ of: 'plan', total: null });
  const LEASE = condition({ of: 'device', total: toOre(12_984) });
  const CONDITIONS: Readonly<Record<string, CatalogueText>> = {
    lease24: LEASE,
    lease12: LEASE,
    leasenow: PLAN,
    'new-switch': condition({ of: 'switch', total: toOre(10_776) }),
    ukko36: condition({ of: 'agreement', total: toOre(10_404) }),
  };
  const PRICE_TO_COME: CatalogueText = { key: 'priceToCome' };
  const NO_NOTE = terms({ kind: 'upfront' }, null);
  const item = aProductListItem({
    leasePrice: [
      aLeasePrice(),
      aLeasePrice({ duration: '12', monthly: toOre(1_083) }),
      aLeasePrice({ duration: 'now', upfront: toOre(11_490) }),
    ],
    ukkoPrice: { duration: '36', monthly: toOre(289) },
  });

  test.each<[string, string | null, string, string, CatalogueText]>([
    ['[F5.5-18]', null, '541,-', '/md.', terms(lease(24))],
    ['[F5.5-16]', 'upfront', '12\u00A0990,-', '', NO_NOTE],
    ['[F5.5-16]', 'upfront b2b', '12\u00A0990,-', '', NO_NOTE],
    ['[F5.5-17]', 'new-switch', '449,-', '/md.', terms({ kind: 'switch' })],
    ['[F5.5-18]', 'lease12', '1\u00A0083,-', '/md.', terms(lease(12))],
    ['[F5.5-19]', 'leasenow', '11\u00A0490,-', '', terms({ kind: 'leaseNow' })],
    ['[F5.5-20]', 'ukko36', '289,-', '/md.', terms(agreement(36), null)],
  ])('%s the card follows the financing %s', (_, financing, amount, unit, note) => {
    const expected = CONDITIONS[financing ?? 'lease24'] ?? null;
    expect(cardPrice(item, financing, 'B2C')).toEqual({
      price: { amount, unit },
      note,
      condition: expected,
      before: null,
    });
  });

  test('[F5.5-18] what is not sold that way shows the full price', () => {
    expect(cardPrice(item, 'lease36', 'B2C')).toEqual({
      price: null,
      note: { key: 'fullPrice', values: { amount: FULL } },
      condition: null,
      before: null,
    });
  });

  test('[F5.5-18] a product sold by lease only shows no full price', () => {
    expect(cardPrice(aProductListItem({ upfrontPrice: null }), null, 'B2C')).toEqual({
      price: { amount: '541,-', unit: '/md.' },
      note: terms(lease(24), null),
      condition: LEASE,
      before: null,
    });
  });

  test('[F5.5-16] without the lease a card leads with the full price', () => {
    expect(cardPrice(aProductListItem({ leasePrice: [aLeasePrice({ duration: '12' })] }), null, 'B2C')).toMatchObject({
      price: { amount: '12\u00A0990,-', unit: '' },
      note: NO_NOTE,
    });
  });

  test('[P6-15] agreement customers see the agreement, without mva. as the wire has it, and no full price', () => {
    expect(cardPrice(item, null, 'UKKO')).toEqual({
      price: { amount: '289,-', unit: '/md.' },
      note: terms(agreement(36), null),
      condition: CONDITIONS['ukko36'],
      before: null,
    });
    expect(cardPrice(aProductListItem({ ukkoPrice: { duration: '24' } }), null, 'UKKO')).toEqual({
      price: null,
      note: { key: 'financing', values: agreement(24) },
      condition: null,
      before: null,
    });
    expect(cardPrice(aProductListItem({ ukkoPrice: null, leasePrice: [] }), null, 'UKKO')).toMatchObject({
      price: { amount: '12\u00A0990,-' },
      note: NO_NOTE,
    });
  });

  test('[P6-14, F6-10] businesses see every price without mva.', () => {
    const struck = aProductListItem({ upfrontPrice: { before: toOre(13_990) } });
    expect(cardPrice(struck, null, 'B2B')).toEqual({
      price: { amount: '432,80\u00A0kr', unit: '/md.' },
      note: terms(lease(24), toOre(10_392)),
      condition: condition({ of: 'device', total: toOre(10_387.2) }),
      before: '11\u00A0192,-',
    });
    expect(cardPrice(struck, 'upfront', 'B2B')).toMatchObject({
      price: { amount: '10\u00A0392,-', unit: '' },
      note: terms({ kind: 'upfront' }, null),
    });
    expect(cardPrice(item, 'ukko36', 'B2B').price?.amount).toBe('289,-');
  });

  test('[P8-11] hidden or missing prices are announced, never 0', () => {
    const before = { upfrontPrice: { before: toOre(13_990) } };
    expect(cardPrice(aProductListItem({ hidePrices: true, ...before }), null, 'B2C')).toEqual({
      price: null,
      note: PRICE_TO_COME,
      condition: null,
      before: null,
    });
    expect(cardPrice(aProductListItem({ upfrontPrice: null, leasePrice: [] }), null, 'B2C')).toEqual({
      price: null,
      note: PRICE_TO_COME,
      condition: null,
      before: null,
    });
    expect(cardPrice(aProductListItem(before), 'lease36', 'B2C').before).toBeNull();
    expect(cardPrice(aProductListItem(before), null, 'B2C').before).toBe('13\u00A0990,-');
  });

  test('[F3.5-3] each price per month says what it comes to and what else it needs: with a plan the sum of both', () => {
    const leased = aProductListItem({
      leasePrice: [
        aLeasePrice({ minimumTotal: toOre(18_972) }),
        aLeasePrice({ duration: 'now', upfront: FULL, minimumTotal: toOre(18_972) }),
      ],
    });
    const of = (financing: string | null, realm: Realm = 'B2C') => cardPrice(leased, financing, realm).condition;
    expect(of(null)).toEqual(condition({ of: 'withPlan', months: 12, total: toOre(18_972) }));
    expect(of(null, 'B2B')).toEqual(condition({ of: 'withPlan', months: 12, total: toOre(15_177.6) }));
    expect(of('leasenow')).toEqual(PLAN);
    expect([of('upfront'), of('lease36')]).toEqual([null, null]);
  });

  test('[F3.5-3] a sum that the wire does not state is not made up', () => {
    const stated = aProductListItem();
    const [lease] = stated.leasePrice;
    const unstated = {
      ...stated,
      leasePrice: lease
        ? [{ duration: lease.duration, code: lease.code, upfront: lease.upfront, monthly: lease.monthly }]
        : [],
      switchPrice: { monthly: toOre(449) },
    };
    expect(['lease24', 'new-switch'].map((option) => cardPrice(unstated, option, 'B2C').condition)).toEqual([
      PLAN,
      PLAN,
    ]);
  });
});

describe('leading option', () => {
  const facts: Parameters<typeof leadingOption>[0] = { fullPrice: toOre(12_990), leaseMonths: [24, 12] };

  test.each<[string, Partial<Parameters<typeof leadingOption>[0]>, string]>([
    ['a dear product: 24 months', {}, 'lease24'],
    ['from 3 000 kroner on', { fullPrice: toOre(3_000) }, 'lease24'],
    ['a cheaper one: the full price', { fullPrice: toOre(2_999) }, 'upfront'],
    ['one that is only leased, however cheap', { fullPrice: null }, 'lease24'],
    ['without a lease of 24 months: the full price', { leaseMonths: [12] }, 'upfront'],
    ['a customer of an agreement: the agreement', { agreementMonths: '36' }, 'ukko36'],
  ])('%s leads', (_, change, option) => {
    expect(leadingOption({ ...facts, ...change })).toBe(option);
  });
});
