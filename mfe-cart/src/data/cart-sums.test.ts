/** Whatever is in the cart, what a person reads adds up: rows, lines and sums are read as they are shown. */
import fc from 'fast-check';
import { cartText } from 'shared-domain/cart';
import { useTestConfig } from 'shared-domain/testing';
import { randomCart } from '../testing/random-cart';
import type { RowView } from './cart-row-mapper';
import { toCartView } from './cart-view-mapper';

beforeEach(() => useTestConfig());

/** Øre of a shown amount: '−1 299,50 kr/md.' */
function read(shown: string): number {
  const match = /(−?)([\d\u00A0]+),(\d\d|-)/.exec(shown);
  if (!match) throw new Error(`No amount: ${shown}`);
  const [, minus, kroner = '', oren] = match;
  const value = Number(kroner.replaceAll('\u00A0', '')) * 100 + (oren === '-' ? 0 : Number(oren));
  return minus ? -value : value;
}
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const flat = (rows: readonly RowView[]): readonly RowView[] => rows.flatMap((row) => [row, ...row.children]);

test('[F9.1-23] the shown rows add up to the shown sums, with the discounts that have a line of their own', () => {
  fc.assert(
    fc.property(randomCart, ({ answer, oracle }) => {
      const { rows, summary } = toCartView(answer);
      const shown = flat(rows);
      const monthly = shown.filter(({ price }) => price.endsWith('/md.')).map(({ price }) => read(price));
      const once = shown
        .filter(({ price }) => price !== '' && !price.endsWith('/md.'))
        .flatMap(({ price, uniqueDiscount }) => [
          read(price),
          ...(uniqueDiscount ? [read(uniqueDiscount.amount)] : []),
        ]);
      expect(sum(monthly)).toBe(oracle.monthly);
      expect(sum(once)).toBe(oracle.upfront + oracle.firstInvoice);
      expect(read(summary.foot.monthly.amount)).toBe(oracle.monthly);
      const { later } = summary.monthly;
      const last = later ? read(cartText(later).split('deretter ')[1]?.split('md., ').at(-1) ?? '') : oracle.monthly;
      expect(last).toBe(oracle.monthlyLater);
      expect(read(summary.foot.upfront.amount)).toBe(oracle.upfront);
    }),
  );
});

test('[F9.2-5..8, F6-12] one basis: sum and VAT are the amount with VAT, which is shown once', () => {
  fc.assert(
    fc.property(randomCart, ({ answer, oracle }) => {
      const { summary } = toCartView(answer);
      const valueOf = (id: string): number =>
        read([...summary.upfront, ...summary.monthlyVat].find((row) => row.id === id)?.value ?? '0,-');
      if (summary.upfront.length > 0) {
        expect(valueOf('sum') + valueOf('vat')).toBe(valueOf('upfront'));
        expect(valueOf('upfront')).toBe(oracle.upfrontGross);
        expect(valueOf('first-invoice')).toBe(oracle.firstInvoice);
      }
      const hasVatOfMonths = answer.realm !== 'B2C' && oracle.monthlyGross > 0;
      expect(summary.monthlyVat).toHaveLength(hasVatOfMonths ? 2 : 0);
      if (hasVatOfMonths) {
        expect(read(summary.foot.monthly.amount) + valueOf('monthly-vat')).toBe(valueOf('monthly'));
        expect(valueOf('monthly')).toBe(oracle.monthlyGross);
      }
      expect(summary.vatNote).toBe(answer.realm === 'B2C' ? '' : '(ekskl. mva.)');
    }),
  );
});

test('[F9.1-23] each sum unfolds into lines that add up to it', () => {
  fc.assert(
    fc.property(randomCart, ({ answer, oracle }) => {
      const { amounts } = toCartView(answer);
      expect(sum(amounts.upfront.map(({ value }) => read(value)))).toBe(oracle.upfront);
      expect(sum(amounts.firstInvoice.map(({ value }) => read(value)))).toBe(oracle.firstInvoice);
    }),
  );
});
