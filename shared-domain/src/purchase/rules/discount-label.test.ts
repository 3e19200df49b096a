import { toOre } from '../../money';
import { discountLabel } from './discount-label';

test.each([
  ['HANDSET', '1\u00A0000,- i telefonrabatt'],
  ['HANDSET-PREOWNED', '1\u00A0000,- i telefonrabatt'],
  ['WEARABLE', '1\u00A0000,- i klokkerabatt'],
  ['TABLET', '1\u00A0000,- i nettbrettrabatt'],
  ['ACCESSORY', '1\u00A0000,- i tilbehørsrabatt'],
  ['MODEM', '1\u00A0000,- i rabatt'],
  ['CONNECTED_DEVICE', '1\u00A0000,- i rabatt'],
])('[P9-27] the discount on a %s', (type, text) => {
  expect(discountLabel(type, toOre(1_000))).toBe(text);
});
