import { toOre, ZERO } from '../../money';
import { aLeasePrice, aProductListItem } from '../testing';
import { financingChoices, financingName, leaseOf, listFinancing, priceForFinancing } from './financing';

const items = [
  aProductListItem({
    leasePrice: [aLeasePrice({ duration: '12' }), aLeasePrice(), aLeasePrice({ duration: 'now' })],
    ukkoPrice: { duration: '36' },
  }),
];

test('[F5.5-20] the choices are those that occur', () => {
  expect(financingChoices(items)).toEqual([
    { value: 'upfront', text: { key: 'financing', values: { kind: 'upfront' } } },
    { value: 'ukko36', text: { key: 'financing', values: { kind: 'agreement', months: 36 } } },
    { value: 'lease24', text: { key: 'financing', values: { kind: 'lease', months: 24 } } },
    { value: 'lease12', text: { key: 'financing', values: { kind: 'lease', months: 12 } } },
    { value: 'leasenow', text: { key: 'financing', values: { kind: 'leaseNow' } } },
    { value: 'new-switch', text: { key: 'financing', values: { kind: 'switch' } } },
  ]);
});

test('[F5.5-20] configured choices limit and order them; a flag leaves handsets only the switch', () => {
  expect(financingChoices(items, { configured: ['lease24', 'lease6', 'upfront'] }).map(({ value }) => value)).toEqual([
    'lease24',
    'upfront',
  ]);
  expect(financingChoices(items, { onlySwitch: true }).map(({ value }) => value)).toEqual(['new-switch']);
  expect(financingChoices([aProductListItem({ type: 'TABLET' })], { onlySwitch: true })).toHaveLength(4);
});

const values = (...args: Parameters<typeof financingChoices>) => financingChoices(...args).map(({ value }) => value);

test('[F5.5-20] one product sold that way is enough, and none is no choice', () => {
  const bare = aProductListItem({ upfrontPrice: null, leasePrice: [], switchPrice: null });
  expect(values([bare])).toEqual([]);
  expect(values([bare, aProductListItem({ leasePrice: [] })])).toEqual(['upfront', 'new-switch']);
});

test('[F5.5-20] months are sorted longest first, each once', () => {
  const leases = ['6', '24', '12', '24'].map((duration) => aLeasePrice({ duration }));
  const agreed = ['12', '36', '24', '36'].map((duration) =>
    aProductListItem({ upfrontPrice: null, switchPrice: null, leasePrice: leases, ukkoPrice: { duration } }),
  );
  expect(values(agreed)).toEqual(['ukko36', 'ukko24', 'ukko12', 'lease24', 'lease12', 'lease6']);
});

test('[F5.5-20] the flag is for lists of handsets alone', () => {
  expect(values([aProductListItem(), aProductListItem({ type: 'TABLET' })], { onlySwitch: true })).toContain('upfront');
});

test.each([
  ['upfront b2b', { kind: 'upfront' }],
  ['existing-switch', { kind: 'switch' }],
  ['lease', { kind: 'lease', months: null }],
  ['lease24commitment', { kind: 'lease', months: 24 }],
  ['ukko12', { kind: 'agreement', months: 12 }],
])('[F5.5-20] the financing %s is named by %j', (option, name) => {
  expect(financingName(option)).toEqual(name);
});

test.each([
  ['the chosen one', ['upfront', 'lease24'], 'lease24', 'lease24'],
  ['the only one', ['new-switch'], null, 'new-switch'],
  ['none of several: the full price', ['upfront', 'lease24'], null, null],
  ['none', [], null, null],
])('[F5.5-16, F5.5-20] a list goes by %s', (_, offered, chosen, financing) => {
  expect(listFinancing(offered, chosen)).toBe(financing);
});

const item = aProductListItem({
  leasePrice: [
    aLeasePrice(),
    aLeasePrice({ duration: '12', monthly: toOre(1_083) }),
    aLeasePrice({ duration: 'now', code: 'now', upfront: toOre(11_490), monthly: ZERO }),
  ],
  ukkoPrice: { duration: '36' },
});

test.each([
  ['[F5.5-16]', null, 1_299_000],
  ['[F5.5-16]', 'upfront', 1_299_000],
  ['[F5.5-17]', 'new-switch', 44_900],
  ['[F5.5-17]', 'existing-switch', 44_900],
  ['[F5.5-18]', 'lease24', 54_100],
  ['[F5.5-18]', 'lease12', 108_300],
  ['[F5.5-18]', 'lease36', null],
  ['[F5.5-19]', 'leasenow', 1_149_000],
  ['[F5.5-20]', 'ukko36', null],
  ['[F5.5-20]', 'avdrag', null],
])('%s the price of %s is %s øre', (_, option, expected) => {
  expect(priceForFinancing(item, option)).toBe(expected);
});

test.each([[{ duration: '0' }], [{ duration: 'now' }], [{ code: 'now' }]])(
  '[F5.5-19] a lease with %j is the one paid now',
  (change) => {
    const only = aProductListItem({ leasePrice: [aLeasePrice({ upfront: toOre(9_990), ...change })] });
    expect(priceForFinancing(only, 'leasenow')).toBe(999_000);
  },
);

test('[F5.5-16, F5.5-17] what is not sold that way has no price, never 0', () => {
  const bare = aProductListItem({ upfrontPrice: null, switchPrice: null, leasePrice: [] });
  expect(['upfront', 'new-switch', 'lease24', 'leasenow'].map((option) => priceForFinancing(bare, option))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('[F5.5-20] an agreement has a price where the item states one for its months', () => {
  const agreed = aProductListItem({ ukkoPrice: { duration: '24', monthly: toOre(332.8) } });
  expect(priceForFinancing(agreed, 'ukko24')).toBe(33_280);
  expect(priceForFinancing(agreed, 'ukko36')).toBeNull();
  expect(priceForFinancing(aProductListItem({ ukkoPrice: null }), 'ukko24')).toBeNull();
});

test('[F5.5-18] of several leases of one duration the cheapest counts, the one paid now is none of them', () => {
  const leases = [
    aLeasePrice({ monthly: toOre(600) }),
    aLeasePrice({ monthly: toOre(541) }),
    aLeasePrice({ monthly: toOre(580) }),
    aLeasePrice({ monthly: toOre(1), code: 'now' }),
  ];
  expect(priceForFinancing(aProductListItem({ leasePrice: leases }), 'lease24')).toBe(54_100);
});

test('[F5.5-18] of two as cheap the first', () => {
  const [first, second] = [aLeasePrice({ total: toOre(1) }), aLeasePrice({ total: toOre(2) })];
  expect(leaseOf(aProductListItem({ leasePrice: [first, second] }), 24)).toBe(first);
});

test('[F5.5-16] the full price of a business is the full price', () => {
  expect(priceForFinancing(item, 'upfront b2b')).toBe(1_299_000);
});

test('[P3-4] hidden prices are no prices to sort or filter by', () => {
  expect(priceForFinancing(aProductListItem({ hidePrices: true }), 'upfront')).toBeNull();
});
