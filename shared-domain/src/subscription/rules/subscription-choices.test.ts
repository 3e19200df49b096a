import { showTexts } from 'shared-domain/testing';
import { subscriptionText } from '../texts/nb';
import { isSelectable, isSold, noUsableSubscriptionText, subscriptionChoices } from './subscription-choices';

describe('subscription choices', () => {
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
});

describe('usable subscription', () => {
  const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

  const offerings = [{ offeringCode: 'FJELL_X_MAX_2025.TLF12PLEAS' }];
  const sold = { offeringCode: 'FJELL_X_MAX_2025.REGULAR' };
  const outdated = { offeringCode: 'FJELL_X_MAX' };
  const NONE =
    'Kontoen din har ingen abonnement som kan videreføres. Vennligst kjøp et nytt abonnement for å fortsette.';

  test('[P4-50] a plan is sold by its code, whatever the suffix', () => {
    expect(isSold(sold.offeringCode, offerings)).toBe(true);
    expect(isSold(outdated.offeringCode, offerings)).toBe(false);
  });

  test.each([
    ['lease', sold, true],
    ['lease', outdated, false],
    ['switch', outdated, true],
    ['upfront', outdated, true],
  ])('[P5-6] with %s the subscription %j may be selected: %p', (method, subscription, expected) => {
    expect(isSelectable(subscription, offerings, method)).toBe(expected);
  });

  test('[P8-8] nothing to go on with', () => {
    expect(shown(noUsableSubscriptionText([outdated], offerings, 'lease'))).toBe(NONE);
    expect(shown(noUsableSubscriptionText([], offerings, 'switch'))).toBe(NONE);
    expect(shown(noUsableSubscriptionText([outdated, sold], offerings, 'lease'))).toBeNull();
    expect(shown(noUsableSubscriptionText([outdated], offerings, 'switch'))).toBeNull();
  });
});
