import { footerAddressLines } from './footer-address';

const address = {
  companyName: 'Fjell Mobil AS',
  officeType: 'Besøksadresse',
  street: 'Fjellveien 12',
  postalCode: '0484',
  city: 'Oslo',
};

test.each([
  [{}, ['Fjell Mobil AS', 'Besøksadresse', 'Fjellveien 12, 0484 Oslo']],
  [{ officeType: '', street: '' }, ['Fjell Mobil AS', '0484 Oslo']],
  [{ postalCode: '' }, ['Fjell Mobil AS', 'Besøksadresse', 'Fjellveien 12, Oslo']],
  [{ postalCode: '', city: '' }, ['Fjell Mobil AS', 'Besøksadresse', 'Fjellveien 12']],
  [{ companyName: '', officeType: '', street: '', postalCode: '', city: '' }, []],
])('[F2.6-1] the address with %j', (change, lines) => {
  expect(footerAddressLines({ ...address, ...change })).toEqual(lines);
});
