import { showTexts } from 'shared-domain/testing';
import { subscriptionText } from '../texts/nb';
import { subscriptionChoices } from './subscription-choices';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

const rows = [
  { phoneNumber: '90000000', offeringCode: 'FJELL_X_MAX_2025' },
  { phoneNumber: '90000001', offeringCode: 'FJELL_OLD' },
];
const offerings = [{ offeringCode: 'FJELL_X_MAX_2025' }];
const NEW = { kind: 'new', text: 'Kjøp nytt abonnement' };

test('[P6-10, P5-6] own subscriptions, as they are or changed, and a new one', () => {
  expect(shown(subscriptionChoices(rows, offerings, 'lease'))).toEqual([
    { kind: 'existing', phoneNumber: '90000000', canSelect: true, canChange: true },
    { kind: 'existing', phoneNumber: '90000001', canSelect: false, canChange: true },
    NEW,
  ]);
  expect(shown(subscriptionChoices([], offerings, 'lease'))).toEqual([NEW]);
});
