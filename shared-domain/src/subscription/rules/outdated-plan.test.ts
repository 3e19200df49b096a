import { showTexts } from 'shared-domain/testing';
import { subscriptionText } from '../texts/nb';
import { outdatedPlan } from './outdated-plan';

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
  expect(shown(outdatedPlan('FJELL_X_MAX_2025.REGULAR', offerings, false))).toEqual({ canSelect: true, warning: null });
});
