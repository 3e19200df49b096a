import { isSubscriptionOf } from 'shared-domain/identity';
import { findPerson, PEOPLE } from '../../../reference-systems/src/identity-provider/people';
import { readReferenceFeed } from '../catalogue/testing';
import { REFERENCE_CUSTOMERS } from '.';

/** The customer that someone is who logs in at the reference provider; null: they are none. */
const of = (username: string) =>
  REFERENCE_CUSTOMERS.find(({ phoneNumber }) => phoneNumber === findPerson(username)?.phoneNumber) ?? null;
const accountsOf = (username: string) => of(username)?.accounts ?? [];
const { plans } = readReferenceFeed('2027-12-31');
const sold = new Set(plans.filter(({ isHidden }) => !isHidden).map(({ offeringCode }) => offeringCode));

test('usernames and phone numbers are unique', () => {
  const names = [PEOPLE.map(({ username }) => username), PEOPLE.map(({ phoneNumber }) => phoneNumber)];
  for (const each of [...names, REFERENCE_CUSTOMERS.map(({ phoneNumber }) => phoneNumber)])
    expect(new Set(each).size).toBe(each.length);
});

test('[P5-11] a customer with accounts can log in, and has one subscription of their own: same phone, same name', () => {
  const withAccounts = PEOPLE.filter(({ username }) => accountsOf(username).length > 0);
  expect(withAccounts).toHaveLength(8);
  expect(REFERENCE_CUSTOMERS).toHaveLength(8);
  for (const user of withAccounts) {
    const subscriptions = accountsOf(user.username).flatMap((account) => account.subscriptions);
    expect(subscriptions.filter((each) => isSubscriptionOf(each, user))).toHaveLength(1);
  }
});

test('each kind of customer is there once', () => {
  const kinds = PEOPLE.filter(({ isRetailer, isBusiness }) => isRetailer || isBusiness);
  expect(kinds.map(({ username }) => username)).toEqual(['bjorn', 'kari']);
  expect(PEOPLE.filter(({ username }) => of(username)?.isInternetCustomer)).toMatchObject([{ username: 'turid' }]);
  expect(accountsOf('bjorn').map(({ isLegal }) => isLegal)).toEqual([true]);
  expect(accountsOf('ingrid').map(({ isLegal }) => isLegal)).toEqual([false, true]);
  expect(accountsOf('hilde').map(({ isLegal }) => isLegal)).toEqual([false, false]);
  expect(accountsOf('nora').flatMap(({ subscriptions }) => subscriptions)).toMatchObject([{ firstName: 'Nora' }]);
  expect(of('per')).toBeNull();
  expect(
    accountsOf('solveig')
      .flatMap(({ subscriptions }) => subscriptions)
      .filter(({ offeringCode }) => sold.has(offeringCode)),
  ).toEqual([]);
});
