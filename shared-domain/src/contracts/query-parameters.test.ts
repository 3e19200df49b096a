import { FINANCING_ALIASES, PRODUCT_PAGE_PARAMETERS, STEP_ALIASES } from './query-parameters';

test('[P2-3..10] the product page reads these parameters, by these names', () => {
  expect(PRODUCT_PAGE_PARAMETERS).toEqual(['so', 'sc', 'dcv', 'c', 'cartId', 'steg', 'abonnement', 'ts']);
});

test('[P2-11, F2.8-22] names of steps in links', () => {
  expect(STEP_ALIASES).toEqual({ forsikring: 'insurance', finansiering: 'finance', tilbehor: 'accessories' });
});

test('[P2-12, F2.8-23] names of financing options in links', () => {
  expect(FINANCING_ALIASES).toEqual({
    svitsj: 'new-switch',
    avtaletid: 'lease24',
    nå: 'upfront',
    fullpris: 'upfront',
    reswitch: 'existing-switch',
  });
});
