import { showTexts } from 'shared-domain/testing';
import { subscriptionText } from '../texts/nb';
import { type ChangeNeededFacts, changeNeededText } from './change-needed';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

const facts: ChangeNeededFacts = { isLoggedIn: false, hasPlan: false, option: 'lease24', realm: 'B2C' };

test.each([{}, { option: 'new-switch' }, { option: 'leasenow' }, { realm: 'B2B' }] as const)(
  '[P6-6] without a plan, with %j: one is needed',
  (change) => {
    expect(shown(changeNeededText({ ...facts, ...change }))).toBe(
      'For å gå videre i bestillingen må du endre til et nytt abonnement',
    );
  },
);

test.each([
  { isLoggedIn: true },
  { hasPlan: true },
  { option: 'upfront' },
  { option: 'upfront b2b' },
  { option: 'ukko36' },
  { realm: 'UKKO' },
] as const)('[P6-6] nothing is said with %j', (change) => {
  expect(shown(changeNeededText({ ...facts, ...change }))).toBeNull();
});
