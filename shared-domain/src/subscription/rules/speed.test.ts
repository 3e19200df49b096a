import { showTexts } from 'shared-domain/testing';
import { anOffering } from '../testing';
import { subscriptionText } from '../texts/nb';
import { speedName, speedText, speedWord } from './speed';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

test.each([
  [10, 'Moderat', 'moderat'],
  [250, 'Høy', 'høy'],
  [1000, 'Lynrask', 'max'],
  [500, 'Ukjent', 'moderat'],
])('[F9.11-3, P9-28] %d Mbit/s', (mbit, name, word) => {
  expect(shown(speedName(mbit))).toBe(name);
  expect(shown(speedWord(mbit))).toBe(word);
});

test('[F9.5-2] the speed in words, the doubled one when there is one', () => {
  expect(speedText(anOffering())).toBe('250\u00A0Mbit/s');
  expect(speedText(anOffering({ doubleSpeed: 500 }))).toBe('500\u00A0Mbit/s');
  expect(speedText({})).toBeNull();
});
