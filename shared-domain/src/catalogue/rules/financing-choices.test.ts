import { aLeasePrice, aProductListItem } from '../testing';
import { financingChoices, financingLabel } from './financing-choices';

const items = [
  aProductListItem({
    leasePrice: [aLeasePrice({ duration: '12' }), aLeasePrice(), aLeasePrice({ duration: 'now' })],
    ukkoPrice: { duration: '36' },
  }),
];

test('[F5.5-20] the choices are those that occur', () => {
  expect(financingChoices(items)).toEqual([
    { value: 'upfront', label: 'Fullpris' },
    { value: 'ukko36', label: 'Utstyrsavtale 36\u00A0md.' },
    { value: 'lease24', label: 'Delbetaling 24\u00A0md.' },
    { value: 'lease12', label: 'Delbetaling 12\u00A0md.' },
    { value: 'leasenow', label: 'Med avtaletid' },
    { value: 'new-switch', label: 'Svitsj' },
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
  ['upfront b2b', 'Fullpris'],
  ['existing-switch', 'Svitsj'],
  ['lease', 'Delbetaling'],
  ['ukko12', 'Utstyrsavtale 12\u00A0md.'],
])('[F5.5-20] the financing %s is called %j', (option, label) => {
  expect(financingLabel(option)).toBe(label);
});
