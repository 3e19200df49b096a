import { toOre } from '../../money';
import { amountForRealm, businessTerms } from './business-terms';

test('[P6-14, F6-10] a business sees prices without mva., with a note of that and of the agreement', () => {
  expect(businessTerms('B2B')).toEqual({
    vatNote: '(ekskl. mva.)',
    agreement: 'Forutsetter avtaletid av abonnement i 24\u00A0md.',
  });
  expect(amountForRealm(toOre(449), 'B2B')).toBe(35_920);
});

test.each(['B2C', 'UKKO'] as const)('[F6-10] %s gets no note and the whole price', (realm) => {
  expect(businessTerms(realm)).toBeNull();
  expect(amountForRealm(toOre(449), realm)).toBe(44_900);
});
