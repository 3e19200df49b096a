import fc from 'fast-check';
import { ore, toOre } from '../rules/ore';
import { formatInteger, formatMonthly, formatMonths, formatPrice, monthlyParts, priceParts } from './format-price';

test.each([
  [0, '0,-'],
  [7, '7,-'],
  [1_000, '1\u00A0000,-'],
  [12_990, '12\u00A0990,-'],
  [1_234_567, '1\u00A0234\u00A0567,-'],
  [99.5, '99,50\u00A0kr'],
  [0.05, '0,05\u00A0kr'],
  [-259, '\u2212259,-'],
  [-1_000.5, '\u22121\u00A0000,50\u00A0kr'],
])('[F9.1-25, P9-35] %d is shown as %s', (nok, text) => {
  expect(formatPrice(toOre(nok))).toBe(text);
});

test.each([
  [12_990.004, '12\u00A0990,-'],
  [99.999, '100,-'],
  [99.495, '99,50\u00A0kr'],
  [-0.001, '0,-'],
])('[F9.1-25, P9-35] %d of the wire is rounded to øre before it is shown: %s', (nok, text) => {
  expect(formatPrice(toOre(nok))).toBe(text);
});

test('[F9.1-25, P9-35] round amounts have the general format', () => {
  expect([600, 1_000, 30_000].map((nok) => formatPrice(toOre(nok)))).toEqual([
    '600,-',
    '1\u00A0000,-',
    '30\u00A0000,-',
  ]);
});

test('[F9.1-25, P9-35] monthly prices get /md., whole or not', () => {
  expect(formatMonthly(toOre(541))).toBe('541,-/md.');
  expect(formatMonthly(toOre(1_040))).toBe('1\u00A0040,-/md.');
  expect(formatMonthly(toOre(399.2))).toBe('399,20\u00A0kr/md.');
});

test('[F9.1-25] an amount and its unit apart, for two sizes of type', () => {
  expect(priceParts(toOre(12_990))).toEqual({ amount: '12\u00A0990,-', unit: '' });
  expect(monthlyParts(toOre(1_040))).toEqual({ amount: '1\u00A0040,-', unit: '/md.' });
});

test('[F9.1-25] whole numbers and months break no line', () => {
  expect([0, 999, 1_000, 1_000_000].map(formatInteger)).toEqual(['0', '999', '1\u00A0000', '1\u00A0000\u00A0000']);
  expect(formatMonths(24)).toBe('24\u00A0md.');
});

test('[F9.1-25] what is shown can be read back to the same øre', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }).map(ore), (amount) => {
      const read = formatPrice(amount)
        .replace(/\u00A0|kr|-$/g, '')
        .replace('\u2212', '-')
        .replace(/,$/, '')
        .replace(',', '.');
      expect(Math.round(Number(read) * 100)).toBe(amount === 0 ? 0 : amount);
    }),
  );
});
