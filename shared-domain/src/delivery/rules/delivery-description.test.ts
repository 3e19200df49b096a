import { deliveryText } from '../texts/nb';
import { deliveryDescription } from './delivery-description';

test.each([
  ['Velg utleveringssted i listen', 'Velg utleveringssted på siste steg i kassen'],
  [
    ' Pakken sendes i dag. Velg utleveringssted i listen. ',
    'Pakken sendes i dag. Velg utleveringssted på siste steg i kassen.',
  ],
  ['Leveres mellom 17 og 21', 'Leveres mellom 17 og 21'],
  ['', null],
  ['  ', null],
  [null, null],
])('[P9-7] the description %j is shown as %j', (description, shown) => {
  const text = deliveryDescription(description);
  expect(text && deliveryText(text)).toBe(shown);
});
