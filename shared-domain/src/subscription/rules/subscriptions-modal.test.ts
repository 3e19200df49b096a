import { showTexts } from 'shared-domain/testing';
import { anAccountSubscription } from '../testing';
import { subscriptionText } from '../texts/nb';
import { toAccountRows } from './accounts';
import { subscriptionsModal } from './subscriptions-modal';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

const [kari = null] = toAccountRows([anAccountSubscription()], []);

test('[P2-39] a new subscription', () => {
  expect(shown(subscriptionsModal({ subscriptionToChange: null, selectedPricePlanInModal: 'FJELL_X_MAX' }))).toEqual({
    title: 'Hvilket abonnement vil du ha?',
    change: null,
    buttonText: 'Velg',
    isButtonDisabled: false,
  });
});

test('[P2-39, P4-51] the change of one that the customer has', () => {
  expect(shown(subscriptionsModal({ subscriptionToChange: kari, selectedPricePlanInModal: 'FJELL_X_MAX' }))).toEqual({
    title: 'Endring av abonnement',
    change: { from: 'Endre fra', to: 'Endre til' },
    buttonText: 'Velg',
    isButtonDisabled: false,
  });
});

test.each([null, kari])('[P5-5] without a plan there is nothing to choose', (subscriptionToChange) => {
  expect(shown(subscriptionsModal({ subscriptionToChange, selectedPricePlanInModal: null }).isButtonDisabled)).toBe(
    true,
  );
});
