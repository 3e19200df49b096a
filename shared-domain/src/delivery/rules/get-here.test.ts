import { aShop } from '../testing';
import { getHereHref, getHereText } from './get-here';

test('[P2-36] the way to a shop leads to its coordinates and names it', () => {
  expect(getHereHref(aShop())).toBe('https://www.google.com/maps/dir/?api=1&destination=59.9122,10.7436');
  expect(getHereText(aShop())).toEqual({ key: 'wayToShop', values: { name: 'Fjell Karl Johan' } });
});
