import { anOffering } from '../testing';
import { planColour } from './plan-colour';

test.each([
  ['try-buy', { isTryBuySubscription: true }, 'brand-800'],
  ['youth', { isUngSubscription: true }, 'brand-600'],
  ['any other plan', {}, null],
])('[F9.5-8] the colour of %s', (_, change, colour) => {
  expect(planColour(anOffering(change))).toBe(colour);
});
