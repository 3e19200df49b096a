import { aLeasePrice, aProductListItem } from '../testing';
import { financingChoices, financingName, listFinancing } from './financing-choices';

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
