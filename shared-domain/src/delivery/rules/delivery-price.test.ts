import { toOre } from '../../money';
import { deliveryText } from '../texts/nb';
import { deliveryPriceText } from './delivery-price';

test.each([
  ['CARRYON_DOOR', 59, '59,-'],
  ['CARRYON_DOOR', 99.5, '99,50\u00A0kr'],
  ['CARRYON_DOOR', 0, 'Fri frakt'],
  ['DRONE', 0, 'Fri frakt'],
  ['PICK_UP_IN_SHOP', 0, 'Gratis'],
  ['PICK_UP_IN_SHOP', 1_000, '1\u00A0000,-'],
  ['CARRYON_DOOR', null, null],
])('[P3-35] %s at %j NOK: %j', (type, price, text) => {
  const shown = deliveryPriceText({ type, price: price === null ? null : toOre(price) });
  expect(shown && deliveryText(shown)).toBe(text);
});
