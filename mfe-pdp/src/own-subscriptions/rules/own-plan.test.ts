import { toOre } from 'shared-domain/money';
import { subscriptionText } from 'shared-domain/subscription';
import { showTexts } from 'shared-domain/testing/index';
import { customerGreeting, newPlanOfferText, outdatedPlan, productUserQuestion } from './own-plan';

describe('customer greeting', () => {
  const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

  test('[P6-8] a customer is greeted by name where it is known', () => {
    expect(shown(customerGreeting('Kari'))).toEqual({
      greeting: 'Hei, Kari!',
      lead: 'Bestill rabattavtale med ditt abonnement:',
    });
    expect(shown(customerGreeting(null).greeting)).toBeNull();
    expect(shown(customerGreeting('').greeting)).toBeNull();
  });
});

describe('new plan offer', () => {
  const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

  const facts = {
    isDiscountOnlyForNew: true,
    isExistingSelected: true,
    offerPrice: toOre(6_990),
    upfront: toOre(8_990),
  };

  test('[P8-10] the offer is only for a new plan', () => {
    expect(String(shown(newPlanOfferText(facts))).replaceAll('\u00A0', ' ')).toBe(
      'Tilbudet på 6 990,- gjelder når du tegner et nytt abonnement. Du kan også binde opp et eksisterende abonnement i 12 måneder. Da blir prisen 8 990,-',
    );
  });

  test('[P8-10] nothing is said of an offer for all, or with a new plan', () => {
    expect(shown(newPlanOfferText({ ...facts, isDiscountOnlyForNew: false }))).toBeNull();
    expect(shown(newPlanOfferText({ ...facts, isExistingSelected: false }))).toBeNull();
  });
});

describe('outdated plan', () => {
  const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

  const offerings = [{ offeringCode: 'FJELL_X_MAX_2025' }];
  const OUTDATED = 'Dette abonnementet selges ikke lenger ved kjøp med rabattavtale.';

  test('[P4-50, P8-9] a plan that is no longer sold cannot be selected, and says so', () => {
    expect(shown(outdatedPlan('FJELL_X_MAX', offerings, true))).toEqual({ canSelect: false, warning: OUTDATED });
  });

  test('[P8-9] without another plan it says what to do', () => {
    expect(shown(outdatedPlan('FJELL_X_MAX', offerings, false).warning)).toBe(
      `${OUTDATED} For å gå videre i bestillingen må du endre til et nytt abonnement.`,
    );
  });

  test('[P4-50] a plan that is sold can be selected', () => {
    expect(shown(outdatedPlan('FJELL_X_MAX_2025.REGULAR', offerings, false))).toEqual({
      canSelect: true,
      warning: null,
    });
  });
});

describe('product user', () => {
  const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

  test.each([
    ['HANDSET', 'telefon'],
    ['HANDSET-PREOWNED', 'telefon'],
    ['WEARABLE', 'klokke'],
    ['TABLET', 'nettbrett'],
    ['ACCESSORY', 'tilbehør'],
    ['MODEM', 'produkt'],
    ['CONNECTED_DEVICE', 'produkt'],
  ] as const)('[P6-9] a %s is a %s', (type, noun) => {
    expect(shown(productUserQuestion(type))).toBe(`Hvem skal ha ${noun}?`);
  });
});
