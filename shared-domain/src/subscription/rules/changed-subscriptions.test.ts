import fc from 'fast-check';
import { toOre } from '../../money';
import { aDataOffering, anOffering } from '../testing';
import { type ChangedSubscription, changeOf, recordChange, toChangedSubscription } from './changed-subscriptions';

const kari = { phoneNumber: '90000000', user: 'Kari Nordmann' };

test('[P3-25, F3.4-3] the record holds whose subscription becomes which plan', () => {
  expect(
    toChangedSubscription(kari, aDataOffering({ firstYearDiscountAmount: toOre(30) }), { isFamily: true }),
  ).toEqual({
    ...kari,
    offeringCode: 'FJELL_MOBIL_10GB_2025',
    title: { key: 'data', values: { amount: 10, unit: 'GB' } },
    name: 'Fjell 10\u00A0GB',
    price: { amount: '289,-', unit: '/md.' },
    isNew: true,
    monthlyOfferingPrice: 36_900,
    monthlyOfferingPriceLines: 31_900,
    firstYearDiscountAmount: 3_000,
  });
});

const change = fc.record({
  phoneNumber: fc.constantFrom('1', '2', '3'),
  plan: fc.constantFrom(anOffering(), aDataOffering()),
});

test('[P3-25, F3.4-3, P4-51] one record for each phone number, the latest', () => {
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const made = changes.map(({ phoneNumber, plan }) => toChangedSubscription({ ...kari, phoneNumber }, plan));
      const records = made.reduce<readonly ChangedSubscription[]>(recordChange, []);
      expect(records).toHaveLength(new Set(made.map(({ phoneNumber }) => phoneNumber)).size);
      for (const phoneNumber of ['1', '2', '3'])
        expect(changeOf(records, phoneNumber)).toBe(made.findLast((each) => each.phoneNumber === phoneNumber) ?? null);
    }),
  );
});
