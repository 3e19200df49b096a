import { showTexts } from 'shared-domain/testing';
import { subscriptionText } from '../texts/nb';
import { customerGreeting } from './customer-greeting';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

test('[P6-8] a customer is greeted by name where it is known', () => {
  expect(shown(customerGreeting('Kari'))).toEqual({
    greeting: 'Hei, Kari!',
    lead: 'Bestill rabattavtale med ditt abonnement:',
  });
  expect(shown(customerGreeting(null).greeting)).toBeNull();
  expect(shown(customerGreeting('').greeting)).toBeNull();
});
