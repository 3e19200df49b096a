import fc from 'fast-check';
import { compareSizes, sizeDistance, sizesText } from './size';

test('[F9.13-2] sizes stand by amount, a terabyte after gigabytes, texts last', () => {
  expect(['1 TB', '64 GB', 'XL', '128 GB', '512 GB', 'Medium'].sort(compareSizes)).toEqual(['64 GB', '128 GB', '512 GB', '1 TB', 'Medium', 'XL']);
  expect(['45 mm', '41 mm', '2 m', '1,5 m'].sort(compareSizes)).toEqual(['1,5 m', '2 m', '41 mm', '45 mm']);
});

test('[F9.13-2] the order does not depend on the order before', () => {
  const sizes = ['64 GB', '128 GB', '256 GB', '1 TB', '2 TB', '41 mm', '45 mm', 'Stor'];
  fc.assert(fc.property(fc.shuffledSubarray(sizes, { minLength: 2 }), (mixed) => {
    expect([...mixed].sort(compareSizes)).toEqual(sizes.filter((size) => mixed.includes(size)).sort(compareSizes));
  }));
});

test.each([
  [[], ''],
  [['256 GB'], '256\u00A0GB'],
  [['1 TB', '256 GB', '512 GB'], '256\u00A0GB – 1\u00A0TB'],
  [['256 GB', '128 GB'], '128 – 256\u00A0GB'],
  [['Stor'], 'Stor'],
])('[F3.5-1] the sizes %j are told as %j', (sizes, text) => {
  expect(sizesText(sizes)).toBe(text);
});

test('[P2-2] how far two sizes are apart', () => {
  expect(sizeDistance('256 GB', '512 GB')).toBe(256);
  expect(sizeDistance('1 TB', '512 GB')).toBe(488);
  expect(sizeDistance('41 mm', '512 GB')).toBe(Infinity);
  expect(sizeDistance(null, null)).toBe(0);
});
