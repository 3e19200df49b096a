import { showTexts } from 'shared-domain/testing';
import { toOre } from '../../money';
import { subscriptionText } from '../texts/nb';
import { newPlanOfferText } from './new-plan-offer';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

const facts = { isDiscountOnlyForNew: true, isExistingSelected: true, offerPrice: toOre(6_990), upfront: toOre(8_990) };

test('[P8-10] the offer is only for a new plan', () => {
  expect(String(shown(newPlanOfferText(facts))).replaceAll('\u00A0', ' ')).toBe(
    'Tilbudet på 6 990,- gjelder når du tegner et nytt abonnement. Du kan også binde opp et eksisterende abonnement i 12 måneder. Da blir prisen 8 990,-',
  );
});

test('[P8-10] nothing is said of an offer for all, or with a new plan', () => {
  expect(shown(newPlanOfferText({ ...facts, isDiscountOnlyForNew: false }))).toBeNull();
  expect(shown(newPlanOfferText({ ...facts, isExistingSelected: false }))).toBeNull();
});
