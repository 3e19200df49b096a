import fc from 'fast-check';
import { ore, toOre, withoutVat } from 'shared-domain/money';
import { LEASE_CAP } from 'shared-domain/purchase';
import { agreementTerms, leaseNowTerms, leaseTerms, switchTerms } from './device-terms';

test.each([
  [12_990, 24, { upfrontOre: 0, monthlyOre: 54_100, totalOre: 1_298_400 }],
  [12_990, 12, { upfrontOre: 0, monthlyOre: 108_200, totalOre: 1_298_400 }],
  [30_000, 24, { upfrontOre: 0, monthlyOre: 125_000, totalOre: 3_000_000 }],
  [32_990, 24, { upfrontOre: 299_000, monthlyOre: 125_000, totalOre: 3_299_000 }],
])('[P9-22] %i kroner over %i months', (kroner, months, terms) => {
  expect(leaseTerms(toOre(kroner), months, 'B2C')).toEqual({ months, ...terms });
});

test('a business leases for whole kroner without mva.', () => {
  // 9 192 without mva. are 383 a month, 478,75 with it; a consumer pays 478.
  expect(leaseTerms(toOre(11_490), 24, 'B2B')).toMatchObject({ monthlyOre: 47_875, totalOre: 1_149_000 });
  expect(leaseTerms(toOre(11_490), 24, 'B2C')).toMatchObject({ monthlyOre: 47_800 });
});

test('[P9-23] Svitsj is nine tenths of the price over 24 months', () => {
  expect(switchTerms(ore(1_299_000))).toEqual({ months: 24, upfrontOre: 0, monthlyOre: 48_700, totalOre: 1_168_800 });
});

test('[P9-22] a lease is whole kroner a month as the buyer sees it, never above the cap, and never totals more than the price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 6_000_000 }),
      fc.constantFrom(12, 24),
      fc.constantFrom('B2C', 'B2B'),
      (priceOre, months, realm) => {
        const terms = leaseTerms(ore(priceOre), months, realm);
        expect((realm === 'B2C' ? terms.monthlyOre : withoutVat(terms.monthlyOre)) % 100).toBe(0);
        expect(terms.monthlyOre * months).toBeLessThanOrEqual(LEASE_CAP);
        expect(terms.totalOre).toBeLessThanOrEqual(priceOre);
        expect(terms.totalOre).toBeGreaterThan(priceOre - 125 * months - 1);
        expect(terms.totalOre).toBe(terms.upfrontOre + terms.monthlyOre * months);
      },
    ),
  );
});

test('leasenow is the whole price at once', () => {
  expect(leaseNowTerms(ore(3_299_000))).toEqual({
    months: 0,
    upfrontOre: 3_299_000,
    monthlyOre: 0,
    totalOre: 3_299_000,
  });
});

test('an equipment agreement is whole kroner a month without mva., and has not the cap of a lease', () => {
  expect(agreementTerms(ore(3_299_000), 36)).toEqual({
    months: 36,
    upfrontOre: 0,
    monthlyOre: 91_625,
    totalOre: 3_298_500,
  });
});
