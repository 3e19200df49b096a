import { productUserQuestion } from './product-user';

test.each([
  ['HANDSET', 'telefon'],
  ['HANDSET-PREOWNED', 'telefon'],
  ['WEARABLE', 'klokke'],
  ['TABLET', 'nettbrett'],
  ['ACCESSORY', 'tilbehør'],
  ['MODEM', 'produkt'],
  ['CONNECTED_DEVICE', 'produkt'],
] as const)('[P6-9] a %s is a %s', (type, noun) => {
  expect(productUserQuestion(type)).toBe(`Hvem skal ha ${noun}?`);
});
