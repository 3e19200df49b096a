import { showTexts } from 'shared-domain/testing';
import { toOre } from '../../money';
import { subscriptionText } from '../texts/nb';
import { amountForRealm, businessTerms } from './business-terms';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

test('[P6-14, F6-10] a business sees prices without mva., with a note of that and of the agreement', () => {
  expect(shown(businessTerms('B2B'))).toEqual({
    vatNote: '(ekskl. mva.)',
    agreement: 'Forutsetter avtaletid av abonnement i 24\u00A0md.',
  });
  expect(amountForRealm(toOre(449), 'B2B')).toBe(35_920);
});

test.each(['B2C', 'UKKO'] as const)('[F6-10] %s gets no note and the whole price', (realm) => {
  expect(shown(businessTerms(realm))).toBeNull();
  expect(amountForRealm(toOre(449), realm)).toBe(44_900);
});
