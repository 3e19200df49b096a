import { isSubscriptionOf } from 'shared-domain/identity';
import { timesOre } from 'shared-domain/money';
import { readReferenceFeed } from '../catalogue/testing';
import { REFERENCE_CUSTOMERS } from '.';

const of = (username: string) => {
  const found = REFERENCE_CUSTOMERS.find((customer) => customer.username === username);
  if (!found) throw new Error(`There is no customer ${username}`);
  return found;
};
const { plans } = readReferenceFeed('2027-12-31');
const sold = new Set(plans.filter(({ isHidden }) => !isHidden).map(({ offeringCode }) => offeringCode));

test('usernames and phone numbers are unique', () => {
  for (const key of ['username', 'phoneNumber'] as const)
    expect(new Set(REFERENCE_CUSTOMERS.map((each) => each[key])).size).toBe(REFERENCE_CUSTOMERS.length);
});

test('[P5-11] a customer with accounts has one subscription of their own: same phone, same name', () => {
  const withAccounts = REFERENCE_CUSTOMERS.filter(({ accounts }) => accounts.length > 0);
  expect(withAccounts).toHaveLength(8);
  for (const { accounts, ...user } of withAccounts) {
    const own = accounts.flatMap(({ subscriptions }) => subscriptions).filter((each) => isSubscriptionOf(each, user));
    expect(own).toHaveLength(1);
  }
});

test('each kind of customer is there once', () => {
  expect(REFERENCE_CUSTOMERS.filter(({ isRetailer }) => isRetailer).map(({ username }) => username)).toEqual(['kari']);
  expect(
    REFERENCE_CUSTOMERS.filter(({ isInternetCustomer }) => isInternetCustomer).map(({ username }) => username),
  ).toEqual(['turid']);
  expect(REFERENCE_CUSTOMERS.filter(({ isBusiness }) => isBusiness).map(({ username }) => username)).toEqual(['bjorn']);
  expect(of('bjorn').accounts.map(({ isLegal }) => isLegal)).toEqual([true]);
  expect(of('ingrid').accounts.map(({ isLegal }) => isLegal)).toEqual([false, true]);
  expect(of('hilde').accounts.map(({ isLegal }) => isLegal)).toEqual([false, false]);
  expect(of('nora').accounts.flatMap(({ subscriptions }) => subscriptions)).toMatchObject([{ firstName: 'Nora' }]);
  expect(of('per').accounts).toEqual([]);
  expect(
    of('solveig')
      .accounts.flatMap(({ subscriptions }) => subscriptions)
      .filter(({ offeringCode }) => sold.has(offeringCode)),
  ).toEqual([]);
});

test('a Svitsj agreement belongs to a subscription of its holder, with a plan that is sold, and its months add up', () => {
  const { accounts, switchAgreements } = of('eirik');
  expect(switchAgreements.length).toBeGreaterThan(0);
  const subscriptions = accounts.flatMap((account) => account.subscriptions);
  for (const { phoneNumber, offeringCode, monthlyOre, monthsLeft, remainingOre } of switchAgreements) {
    expect(subscriptions).toContainEqual(expect.objectContaining({ phoneNumber, offeringCode }));
    expect(sold.has(offeringCode)).toBe(true);
    expect(timesOre(monthlyOre, monthsLeft)).toBe(remainingOre);
  }
});
