import { REFERENCE_BRAND } from 'shared-domain/brand/parse-brand';
import { applyBrand } from './index';

const content = {
  name: 'Fjell X',
  code: 'FJELL_X_BASIC_2025_2',
  path: '/mobiltelefoner/fjell/fjell-tind-1/',
  texts: ['Om Fjell', 'Fjellveien 12'],
  price: 499,
  none: null,
};
const nordlys = { name: 'Nordlys', codePrefix: 'NORDLYS' };

test('another brand replaces names and codes; URLs, street names and amounts stay', () => {
  expect(applyBrand(content, nordlys)).toEqual({
    name: 'Nordlys X',
    code: 'NORDLYS_X_BASIC_2025_2',
    path: '/mobiltelefoner/fjell/fjell-tind-1/',
    texts: ['Om Nordlys', 'Fjellveien 12'],
    price: 499,
    none: null,
  });
});

test('the reference brand is left as it is', () => {
  expect(applyBrand(content, REFERENCE_BRAND)).toBe(content);
});
