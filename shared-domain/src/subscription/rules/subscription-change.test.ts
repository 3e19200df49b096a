import fc from 'fast-check';
import { toOre } from '../../money';
import { aDataOffering, anAccountSubscription, anOffering } from '../testing';
import { toAccountRows } from './accounts';
import {
  type ChangedSubscription,
  changeOf,
  changeSubscription,
  NO_SUBSCRIPTION_CHANGE,
  recordChange,
  type SubscriptionChangeEvent,
  toChangedSubscription,
} from './subscription-change';

describe('subscription change', () => {
  const offerings = [anOffering(), aDataOffering()];
  const [kari, ola] = toAccountRows(
    [anAccountSubscription(), anAccountSubscription({ phoneNumber: '90000001', firstName: 'Ola' })],
    offerings,
  );
  if (!kari || !ola) throw new Error('Two rows');

  const after = (...events: readonly SubscriptionChangeEvent[]) =>
    events.reduce(changeSubscription, NO_SUBSCRIPTION_CHANGE);
  const open = (subscription: typeof kari | null): SubscriptionChangeEvent => ({ type: 'modal-opened', subscription });
  const pick = (offeringCode: string): SubscriptionChangeEvent => ({ type: 'plan-picked', offeringCode });
  const CONFIRM: SubscriptionChangeEvent = { type: 'confirmed', offerings };
  const CLOSE: SubscriptionChangeEvent = { type: 'modal-closed' };
  const DATA = 'FJELL_MOBIL_10GB_2025';

  test('[P3-26, F3.4-4] the modal opens for a subscription, with nothing picked', () => {
    expect(NO_SUBSCRIPTION_CHANGE).toEqual({
      showSubscriptionsModal: false,
      subscriptionToChange: null,
      selectedSubscriptionPhoneNumber: null,
      changedSubscriptions: [],
      selectedProductUser: null,
      selectedPricePlanInModal: null,
    });
    expect(after(open(kari))).toEqual({
      ...NO_SUBSCRIPTION_CHANGE,
      showSubscriptionsModal: true,
      subscriptionToChange: kari,
    });
    expect(after(open(kari), pick(DATA), open(ola))).toMatchObject({
      subscriptionToChange: ola,
      selectedPricePlanInModal: null,
    });
  });

  test('[P4-51, P3-26] confirming stores the change, selects the subscription and closes', () => {
    expect(after(open(kari), pick(DATA), CONFIRM)).toEqual({
      ...NO_SUBSCRIPTION_CHANGE,
      selectedSubscriptionPhoneNumber: '90000000',
      changedSubscriptions: [toChangedSubscription(kari, aDataOffering())],
    });
    const { changedSubscriptions } = after(open(kari), pick(DATA), { ...CONFIRM, facts: { isFamily: true } });
    expect(changedSubscriptions[0]?.price.amount).toBe('319,-');
  });

  test('[P4-51] a later change replaces the earlier one of the same phone number only', () => {
    const { changedSubscriptions } = after(
      open(kari),
      pick(DATA),
      CONFIRM,
      open(ola),
      pick(DATA),
      CONFIRM,
      open(kari),
      pick('FJELL_X_BASIC_2025_2'),
      CONFIRM,
    );
    expect(changedSubscriptions.map(({ phoneNumber, offeringCode }) => [phoneNumber, offeringCode])).toEqual([
      ['90000001', DATA],
      ['90000000', 'FJELL_X_BASIC_2025_2'],
    ]);
  });

  test('[P5-5, F3.4-4] without a plan that is offered nothing is confirmed', () => {
    expect(after(open(kari), CONFIRM)).toEqual(after(open(kari)));
    expect(after(open(kari), pick('FJELL_GONE'), CONFIRM)).toEqual(after(open(kari), pick('FJELL_GONE')));
  });

  test('[P3-26] a new subscription is chosen instead of an own one, and leaves no record', () => {
    expect(after({ type: 'subscription-selected', phoneNumber: '90000001' }, open(null), pick(DATA), CONFIRM)).toEqual(
      NO_SUBSCRIPTION_CHANGE,
    );
  });

  test('[P3-26, F3.4-4] closing forgets the pick and keeps what was confirmed', () => {
    const confirmed = after(open(kari), pick(DATA), CONFIRM);
    expect(after(open(kari), pick(DATA), CONFIRM, open(ola), pick(DATA), CLOSE)).toEqual(confirmed);
  });

  test('[P3-26, P6-9] subscription and user of the product are chosen each for itself', () => {
    const chosen = after(
      { type: 'subscription-selected', phoneNumber: '90000001' },
      { type: 'product-user-chosen', user: 'Ola Nordmann' },
    );
    expect(chosen).toEqual({
      ...NO_SUBSCRIPTION_CHANGE,
      selectedSubscriptionPhoneNumber: '90000001',
      selectedProductUser: 'Ola Nordmann',
    });
  });
});

describe('changed subscriptions', () => {
  const kari = { phoneNumber: '90000000', user: 'Kari Nordmann' };

  test('[P3-25, F3.4-3] the record holds whose subscription becomes which plan', () => {
    expect(
      toChangedSubscription(kari, aDataOffering({ firstYearDiscountAmount: toOre(30) }), { isFamily: true }),
    ).toEqual({
      ...kari,
      offeringCode: 'FJELL_MOBIL_10GB_2025',
      title: { key: 'data', values: { amount: 10, unit: 'GB' } },
      name: 'Fjell 10\u00A0GB',
      price: { amount: '289,-', unit: '/md.' },
      isNew: true,
      monthlyOfferingPrice: 36_900,
      monthlyOfferingPriceLines: 31_900,
      firstYearDiscountAmount: 3_000,
    });
  });

  const change = fc.record({
    phoneNumber: fc.constantFrom('1', '2', '3'),
    plan: fc.constantFrom(anOffering(), aDataOffering()),
  });

  test('[P3-25, F3.4-3, P4-51] one record for each phone number, the latest', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const made = changes.map(({ phoneNumber, plan }) => toChangedSubscription({ ...kari, phoneNumber }, plan));
        const records = made.reduce<readonly ChangedSubscription[]>(recordChange, []);
        expect(records).toHaveLength(new Set(made.map(({ phoneNumber }) => phoneNumber)).size);
        for (const phoneNumber of ['1', '2', '3'])
          expect(changeOf(records, phoneNumber)).toBe(
            made.findLast((each) => each.phoneNumber === phoneNumber) ?? null,
          );
      }),
    );
  });
});
