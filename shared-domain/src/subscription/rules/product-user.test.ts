import { showTexts } from 'shared-domain/testing';
import { subscriptionText } from '../texts/nb';
import { productUserQuestion } from './product-user';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

test.each([
  ['HANDSET', 'telefon'],
  ['HANDSET-PREOWNED', 'telefon'],
  ['WEARABLE', 'klokke'],
  ['TABLET', 'nettbrett'],
  ['ACCESSORY', 'tilbehør'],
  ['MODEM', 'produkt'],
  ['CONNECTED_DEVICE', 'produkt'],
] as const)('[P6-9] a %s is a %s', (type, noun) => {
  expect(shown(productUserQuestion(type))).toBe(`Hvem skal ha ${noun}?`);
});
