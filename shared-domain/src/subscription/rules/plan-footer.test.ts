import { showTexts } from 'shared-domain/testing';
import { subscriptionText } from '../texts/nb';
import { planFooter } from './plan-footer';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

test('[F9.9-2] a family discount adds a line', () => {
  expect(shown(planFooter({}, true))).toEqual(['Du får familierabatt på dette abonnementet']);
  expect(shown(planFooter({ familyDiscountFooter: '' }, true))).toEqual(['Du får familierabatt på dette abonnementet']);
  expect(shown(planFooter({}, false))).toEqual([]);
});

test('[F3.3-5, P3-21] the plan’s own line replaces the shop’s and comes last', () => {
  const plan = { footer: ['Gjelder i EU'], familyDiscountFooter: 'Rabatt for familien' };
  expect(shown(planFooter(plan, true))).toEqual(['Gjelder i EU', 'Rabatt for familien']);
  expect(shown(planFooter(plan, false))).toEqual(['Gjelder i EU']);
});
