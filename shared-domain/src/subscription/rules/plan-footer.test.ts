import { planFooter } from './plan-footer';

test('[F9.9-2] a family discount adds a line', () => {
  expect(planFooter({}, true)).toEqual(['Du får familierabatt på dette abonnementet']);
  expect(planFooter({ familyDiscountFooter: '' }, true)).toEqual(['Du får familierabatt på dette abonnementet']);
  expect(planFooter({}, false)).toEqual([]);
});

test('[F3.3-5, P3-21] the plan’s own line replaces the shop’s and comes last', () => {
  const plan = { footer: ['Gjelder i EU'], familyDiscountFooter: 'Rabatt for familien' };
  expect(planFooter(plan, true)).toEqual(['Gjelder i EU', 'Rabatt for familien']);
  expect(planFooter(plan, false)).toEqual(['Gjelder i EU']);
});
