import fc from 'fast-check';
import { compareSizes, sizeDistance, sizeLabel, sizesText } from './size';

test('[F9.13-2] sizes are sorted by amount, a terabyte after gigabytes, texts last', () => {
  expect(['1 TB', '64 GB', 'XL', '128 GB', '512 GB', 'Medium'].sort(compareSizes)).toEqual([
    '64 GB',
    '128 GB',
    '512 GB',
    '1 TB',
    'Medium',
    'XL',
  ]);
  expect(['45 mm', '41 mm', '2 m', '1,5 m'].sort(compareSizes)).toEqual(['1,5 m', '2 m', '41 mm', '45 mm']);
});

test('[F9.13-2] the order does not depend on the order before', () => {
  const sizes = ['64 GB', '128 GB', '256 GB', '1 TB', '2 TB', '41 mm', '45 mm', 'Stor'];
  fc.assert(
    fc.property(fc.shuffledSubarray(sizes, { minLength: 2 }), (mixed) => {
      expect([...mixed].sort(compareSizes)).toEqual(sizes.filter((size) => mixed.includes(size)).sort(compareSizes));
    }),
  );
});

test.each([
  [[], ''],
  [['256 GB'], '256\u00A0GB'],
  [['1 TB', '256 GB', '512 GB'], '256\u00A0GB – 1\u00A0TB'],
  [['256 GB', '128 GB'], '128 – 256\u00A0GB'],
  [['Stor'], 'Stor'],
  [['Åpen', 'Liten'], 'Liten – Åpen'],
  [['64 GB', '128 GB'], '64 – 128\u00A0GB'],
])('[F3.5-1] the sizes %j are shown as %j', (sizes, text) => {
  expect(sizesText(sizes)).toBe(text);
});

test('[P2-2] how far two sizes are apart', () => {
  expect(sizeDistance('256 GB', '512 GB')).toBe(256);
  expect(sizeDistance('1 TB', '512 GB')).toBe(488);
  expect(sizeDistance('41 mm', '512 GB')).toBe(Infinity);
  expect(sizeDistance(null, null)).toBe(0);
});

test('[P2-2] what is no amount is infinitely far', () => {
  expect(sizeDistance(null, '256 GB')).toBe(Infinity);
  expect(sizeDistance('256 GB', null)).toBe(Infinity);
  expect(sizeDistance('Stor', 'Liten')).toBe(Infinity);
  expect(sizeDistance('Stor', '64 GB')).toBe(Infinity);
  expect(sizeDistance('64 GB ', '128 GB')).toBe(64);
  expect(sizeDistance('2 GB DDR4', '4 GB DDR4')).toBe(2);
  expect(sizeDistance('2 GB DDR4', '4 GB DDR5')).toBe(Infinity);
  expect(sizeDistance('Stor', 'Stor')).toBe(0);
  expect(sizeDistance('1,25 m', '1.5 m')).toBe(0.25);
});

test('[F9.13-2] amounts before texts, units by name, a space that does not break is a space', () => {
  expect(['(uten)', '64 GB'].sort(compareSizes)).toEqual(['64 GB', '(uten)']);
  expect(['12 V', '100 A'].sort(compareSizes)).toEqual(['100 A', '12 V']);
  expect(compareSizes('64\u00A0GB', '128 GB')).toBeLessThan(0);
  expect(compareSizes('64GB', '128 GB ')).toBeLessThan(0);
  expect(compareSizes('64 GB', '64 GB')).toBe(0);
  expect(compareSizes('Åpen', 'Zoom')).toBeGreaterThan(0);
  expect(compareSizes('1 TB', '1000 GB')).not.toBe(0);
});

test('[F3.5-1] a size as shown does not break between amount and unit', () => {
  expect(sizeLabel('256 GB')).toBe('256\u00A0GB');
  expect(sizeLabel('Stor skjerm')).toBe('Stor skjerm');
});
