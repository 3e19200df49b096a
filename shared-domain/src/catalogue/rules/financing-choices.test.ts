import { aLeasePrice, aProductListItem } from '../testing';
import { financingChoices } from './financing-choices';

const items = [
  aProductListItem({ leasePrice: [aLeasePrice({ duration: '12' }), aLeasePrice(), aLeasePrice({ duration: 'now' })], ukkoPrice: { duration: '36' } }),
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
  expect(financingChoices(items, { configured: ['lease24', 'lease6', 'upfront'] }).map(({ value }) => value)).toEqual(['lease24', 'upfront']);
  expect(financingChoices(items, { onlySwitch: true }).map(({ value }) => value)).toEqual(['new-switch']);
  expect(financingChoices([aProductListItem({ type: 'TABLET' })], { onlySwitch: true })).toHaveLength(4);
});
