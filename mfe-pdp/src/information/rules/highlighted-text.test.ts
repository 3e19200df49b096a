import { highlightedText } from './highlighted-text';

test.each([
  [{}, null],
  [{ highlightedText: ' ', highlightedTextIcon: 'lyn' }, null],
  [{ highlightedText: 'DUMMY_TO_AVOID_ERROR', highlightedTextChargerRange: 'DUMMY_TO_AVOID_ERROR' }, null],
  [{ highlightedText: 'Lader følger ikke med' }, { text: 'Lader følger ikke med', icon: null, chargerRange: null }],
  [
    { highlightedText: 'Lader følger ikke med', highlightedTextIcon: 'lyn' },
    { text: 'Lader følger ikke med', icon: 'lyn', chargerRange: null },
  ],
  [{ highlightedTextChargerRange: '5-25' }, { text: '', icon: null, chargerRange: '5–25\u00A0W' }],
])('[P3-5, P9-16] %j highlights %j', (product, expected) => {
  expect(highlightedText(product)).toEqual(expected);
});

test.each([
  ['5-25', '5–25\u00A0W'],
  ['7.5 – 45 W', '7.5–45\u00A0W'],
  ['2,5-15W', '2,5–15\u00A0W'],
  ['minst 20 W', 'minst 20 W'],
  ['25', '25'],
  ['ca 5-25', 'ca 5-25'],
  ['12.5–100.25  W', '12.5–100.25\u00A0W'],
  ['5-25 V', '5-25 V'],
])('[P3-5] a charger of %j is shown as %j', (highlightedTextChargerRange, chargerRange) => {
  expect(highlightedText({ highlightedTextChargerRange })?.chargerRange).toBe(chargerRange);
});
