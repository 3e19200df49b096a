import { customerGreeting } from './customer-greeting';

test('[P6-8] a customer is greeted by name where it is known', () => {
  expect(customerGreeting('Kari')).toEqual({
    greeting: 'Hei, Kari!',
    lead: 'Bestill rabattavtale med ditt abonnement:',
  });
  expect(customerGreeting(null).greeting).toBeNull();
  expect(customerGreeting('').greeting).toBeNull();
});
