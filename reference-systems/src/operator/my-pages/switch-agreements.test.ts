import { timesOre } from 'shared-domain/money';
import { readReferenceFeed } from '../../../../shop-api/src/catalogue/testing';
import { REFERENCE_CUSTOMERS } from '../../../../shop-api/src/customers';
import { PEOPLE } from '../../identity-provider/people';
import { switchAgreementsOf } from './switch-agreements';

const sold = readReferenceFeed('2027-12-31').plans.flatMap(({ isHidden, offeringCode }) =>
  isHidden ? [] : [offeringCode],
);

test('a Svitsj agreement belongs to a subscription of its holder, with a plan that is sold, and its months add up', () => {
  const holders = PEOPLE.filter(({ phoneNumber }) => switchAgreementsOf(phoneNumber).length > 0);
  expect(holders).toMatchObject([{ username: 'eirik' }]);
  for (const holder of holders) {
    const agreements = switchAgreementsOf(holder.phoneNumber);
    const customer = REFERENCE_CUSTOMERS.find(({ phoneNumber }) => phoneNumber === holder.phoneNumber);
    const own = (customer?.accounts ?? [])
      .flatMap(({ subscriptions }) => subscriptions)
      .filter(({ hasSwitchAgreement }) => hasSwitchAgreement);
    expect(own.map(({ phoneNumber, offeringCode }) => ({ phoneNumber, offeringCode }))).toEqual(
      agreements.map(({ phoneNumber, offeringCode }) => ({ phoneNumber, offeringCode })),
    );
    for (const { offeringCode, monthlyOre, monthsLeft, remainingOre } of agreements) {
      expect(sold).toContain(offeringCode);
      expect(timesOre(monthlyOre, monthsLeft)).toBe(remainingOre);
    }
  }
});
