/** The plans of the reference catalogue: current plans, former plans that customers may still have, and consistent prices. */
import { codePart } from 'shared-domain/subscription';
import { PEOPLE } from '../../../stand-ins/identity-provider';
import { accountsOf } from '../../accounts';
import { readReferenceFeed } from '../testing';

const { plans } = readReferenceFeed('2027-12-31');
const sold = plans.filter(({ isHidden }) => !isHidden);
const partsOf = (which: typeof plans): readonly string[] => which.map(({ offeringCode }) => codePart(offeringCode));

test('the current plans are sold', () => {
  expect(partsOf(sold)).toEqual(
    expect.arrayContaining([
      'X_START_2025',
      'X_BASIC_2025_2',
      'X_MAX_2025',
      'X_MAX_PLUS_2025',
      'MOBIL_05GB_2025_2',
      'MOBIL_10GB_2025_2',
      'X_UNG_2025_2',
      'MOBIL_X_UNG',
      'MOBIL_10GB_UNG',
      'JUNIOR_01GB',
      'JUNIOR_03GB',
      'JUNIOR_KLOKKE_01GB',
      'SMART_BARN_S',
      'SMART_BARN_L',
      'SMART_BARN_XL',
      'MOBIL_X_RASK_VT',
    ]),
  );
  expect(sold.some(({ isTryBuySubscription }) => isTryBuySubscription)).toBe(true);
  expect(
    sold.filter(({ type }) => type === 'PREPAID').every(({ upfrontOfferingPrice = 0 }) => upfrontOfferingPrice > 0),
  ).toBe(true);
  expect(sold.filter(({ type }) => type === 'MBB').every(({ bindingMonths }) => bindingMonths !== undefined)).toBe(
    true,
  );
  expect(sold.filter(({ realm }) => realm === 'b2b').length).toBeGreaterThanOrEqual(4);
});

test('[F9.4-2, F9.4-3, F9.4-4] every listed code exists; former plans are hidden, since accounts may still name them', () => {
  const hidden = plans.filter(({ isHidden }) => isHidden);
  expect(hidden.every(({ soldWithDevice }) => !soldWithDevice)).toBe(true);
  expect(partsOf(plans)).toEqual(
    expect.arrayContaining([
      ...[
        '02GB',
        '03GB',
        '05GB',
        '05GB_2025',
        '05GB_2025_2',
        '06GB',
        '08GB',
        '10GB',
        '10GB_02',
        '10GB_2025',
        '10GB_2025_2',
        '10GB_UNG',
        '15GB',
        '15GB_02',
        '20GB',
        'X_NORMAL',
        'X_RASK',
        'X_RASK_VT',
        'X_MAX',
        'X_UNG',
      ].map((part) => `MOBIL_${part}`),
      'X_START',
      'X_BASIC',
      'X_MAX',
      'X_MAX_PLUS',
      'X_START_2025',
      'X_BASIC_2025_2',
      'X_MAX_2025',
      'X_MAX_PLUS_2025',
      'X_UNG_2025_2',
      'JUNIOR_01GB',
      'JUNIOR_03GB',
      'JUNIOR_KLOKKE_01GB',
      'SMART_BARN_S',
      'SMART_BARN_L',
      'SMART_BARN_XL',
    ]),
  );
  expect(plans.map(({ offeringCode }) => offeringCode)).toEqual(
    expect.arrayContaining(['FJELL_JUNIOR_01GB+PROMO_JR06_50', 'FJELL_JUNIOR_03GB+PROMO_JR06_50']),
  );
});

test('the plans of the demonstration customers are in the feed, at the same prices', () => {
  const owned = PEOPLE.flatMap(({ phoneNumber }) => accountsOf(phoneNumber.replace('+47', ''))).flatMap(
    ({ subscriptions }) => subscriptions,
  );
  for (const { offeringCode, monthlyOfferingPrice } of owned) {
    expect(plans.find((plan) => plan.offeringCode === offeringCode)).toMatchObject({ monthlyOfferingPrice });
  }
  expect(owned.length).toBeGreaterThan(0);
});

test('an extra line never costs more than the first, a faster plan never less than a slower one', () => {
  for (const { monthlyOfferingPrice, monthlyOfferingPriceLines = monthlyOfferingPrice } of plans)
    expect(monthlyOfferingPriceLines).toBeLessThanOrEqual(monthlyOfferingPrice);
  const prices = ['X_START_2025', 'X_BASIC_2025_2', 'X_MAX_2025', 'X_MAX_PLUS_2025'].map(
    (part) => plans.find(({ offeringCode }) => codePart(offeringCode) === part)?.monthlyOfferingPrice,
  );
  expect(prices).toEqual([399, 499, 599, 699]);
});
