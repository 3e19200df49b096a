import { aVariant } from '../testing';
import { colourOptions, resolveSizeSelector, resolveVariant, sizeOptions, variantBySlug } from './variant-choice';

const variant = (colour: string, size: string | null, sellable = true) =>
  aVariant({
    variantSlug: `${colour}-${size}`,
    color: { name: colour, html: '#000000' },
    size,
    href: `/${colour}/${size}/`,
    salesStatus: { sellable },
  });
const variants = [
  variant('Lyng', '256 GB'),
  variant('Lyng', '1 TB'),
  variant('Skifer', '128 GB'),
  variant('Skifer', '512 GB'),
];
const [lyng256, lyng1tb] = variants as [ReturnType<typeof variant>, ReturnType<typeof variant>];

test('[P2-2] a new colour keeps the size where it exists, else takes the nearest', () => {
  expect(resolveVariant(variants, lyng256, { color: 'Skifer' }).variantSlug).toBe('Skifer-128 GB');
  expect(resolveVariant(variants, lyng1tb, { color: 'Skifer' }).variantSlug).toBe('Skifer-512 GB');
  expect(resolveVariant([...variants, variant('Skifer', '256 GB')], lyng256, { color: 'Skifer' }).variantSlug).toBe(
    'Skifer-256 GB',
  );
});

test('[P2-2] a new size keeps the colour where it can; what no variant has changes nothing', () => {
  expect(resolveVariant(variants, lyng256, { size: '1 TB' })).toBe(lyng1tb);
  expect(resolveVariant(variants, lyng256, { size: '512 GB' }).variantSlug).toBe('Skifer-512 GB');
  expect(resolveVariant(variants, lyng256, { size: '64 GB' })).toBe(lyng256);
  expect(resolveVariant(variants, lyng256, { color: 'Gull' })).toBe(lyng256);
});

test('[P2-2] of two as near the one that can be bought', () => {
  const both = [lyng256, variant('Hvit', '512 GB', false), variant('Blå', '512 GB')];
  expect(resolveVariant(both, lyng256, { size: '512 GB' }).variantSlug).toBe('Blå-512 GB');
});

test('[P3-8] one option each colour and size, sizes smallest first, with full price', () => {
  expect(colourOptions(variants, lyng256)).toMatchObject([
    { name: 'Lyng', selected: true, href: '/Lyng/256 GB/' },
    { name: 'Skifer', selected: false },
  ]);
  expect(sizeOptions(variants, lyng256).map(({ size, selected, price }) => [size, selected, price])).toEqual([
    ['128 GB', false, '12\u00A0990,-'],
    ['256 GB', true, '12\u00A0990,-'],
    ['512 GB', false, '12\u00A0990,-'],
    ['1 TB', false, '12\u00A0990,-'],
  ]);
  expect(sizeOptions([variant('Lyng', null)], variant('Lyng', null))).toEqual([]);
});

test('[P2-1] a slug that no variant has gives the first', () => {
  expect(variantBySlug(variants, 'Lyng-1 TB')).toBe(lyng1tb);
  expect(variantBySlug(variants, undefined)).toBe(lyng256);
  expect(() => variantBySlug([], 'x')).toThrow('A product has at least one variant');
});

test.each([
  [0, false, 'hidden'],
  [1, false, 'hidden'],
  [1, true, 'boxes'],
  [2, false, 'boxes'],
  [4, false, 'boxes'],
  [5, false, 'select'],
] as const)('[P9-12] %d sizes (always: %s): %s', (count, always, expected) => {
  expect(resolveSizeSelector(count, always)).toBe(expected);
});

test('[P9-12] one size is hidden unless the product says otherwise', () => {
  expect(resolveSizeSelector(1)).toBe('hidden');
});

test('[P2-2] a new size keeps the colour though another colour comes first', () => {
  const [skifer256, skifer512, lyng512] = [
    variant('Skifer', '256 GB'),
    variant('Skifer', '512 GB'),
    variant('Lyng', '512 GB'),
  ];
  const all = [skifer512, lyng512, lyng256, skifer256];
  expect(resolveVariant(all, lyng256, { size: '512 GB' })).toBe(lyng512);
  expect(resolveVariant([lyng512, skifer512], skifer256, { size: '512 GB' })).toBe(skifer512);
  expect(colourOptions(all, lyng256).map(({ name, href }) => [name, href])).toEqual([
    ['Skifer', '/Skifer/256 GB/'],
    ['Lyng', '/Lyng/256 GB/'],
  ]);
  expect(sizeOptions(all, skifer256).map(({ label, variantSlug }) => [label, variantSlug])).toEqual([
    ['256\u00A0GB', 'Skifer-256 GB'],
    ['512\u00A0GB', 'Skifer-512 GB'],
  ]);
});

test('[P2-2] among equally near variants the sellable one is chosen', () => {
  const both = [variant('Skifer', 'Stor', false), variant('Skifer', 'Liten')];
  expect(resolveVariant(both, lyng256, { color: 'Skifer' }).variantSlug).toBe('Skifer-Liten');
});

test('[P3-8] a size without a full price shows none', () => {
  const unpriced = aVariant({ prices: { upfront: null } });
  expect(sizeOptions([unpriced], unpriced)[0]?.price).toBe('');
});
