import type { PriceParts } from '../../money';
import type { Offering, SubscriptionText } from '../model';
import type { AccountRow } from './account-row';
import { displayOffering } from './display';
import type { ListPriceFacts } from './list-price';

/** The plan that a customer changes a subscription to (P3-25, F3.4-3). */
export interface ChangedSubscription extends Pick<
  Offering,
  'offeringCode' | 'monthlyOfferingPrice' | 'monthlyOfferingPriceLines' | 'firstYearDiscountAmount'
> {
  readonly phoneNumber: string;
  readonly user: string;
  readonly title: SubscriptionText;
  readonly name: string;
  readonly price: PriceParts;
  readonly isNew: true;
}

/** The record of a change (P3-25): whose subscription, and the new plan as it is shown. */
export function toChangedSubscription(
  { phoneNumber, user }: Pick<AccountRow, 'phoneNumber' | 'user'>,
  offering: Offering,
  facts: ListPriceFacts = {},
): ChangedSubscription {
  const { offeringCode, monthlyOfferingPrice, monthlyOfferingPriceLines, firstYearDiscountAmount } = offering;
  const { title, name, price } = displayOffering(offering, facts);
  return {
    phoneNumber,
    user,
    offeringCode,
    title,
    name,
    price,
    isNew: true,
    monthlyOfferingPrice,
    monthlyOfferingPriceLines,
    firstYearDiscountAmount,
  };
}

/** Adds a record: one per phone number, a later one replaces the earlier (P3-25, P4-51). */
export const recordChange = (
  records: readonly ChangedSubscription[],
  change: ChangedSubscription,
): readonly ChangedSubscription[] => [
  ...records.filter(({ phoneNumber }) => phoneNumber !== change.phoneNumber),
  change,
];

/** The change of a subscription; null when it is not changed. */
export const changeOf = (records: readonly ChangedSubscription[], phoneNumber: string): ChangedSubscription | null =>
  records.find((each) => each.phoneNumber === phoneNumber) ?? null;
