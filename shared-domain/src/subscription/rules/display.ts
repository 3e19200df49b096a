import { formatPrice, monthlyParts, type PriceParts, priceParts, ZERO } from '../../money';
import type { Offering, PlanText, SubscriptionText } from '../model';
import { amountForRealm } from './business-terms';
import { ordinaryData } from './data-text';
import { listPrice, type PriceTerms } from './list-price';
import { offeringName, offeringTitle } from './offering-name';

/** Name and price of a plan on cards and in lists (F3.3-6). */
export interface OfferingDisplay {
  /** The headline: the data, 'Junior', or a text of the plan itself (F9.5-2, F9.5-3). */
  readonly title: SubscriptionText;
  /** The ordinary amount of data, struck beside a doubled one (F9.7-1); else null. */
  readonly struckTitle: SubscriptionText | null;
  /** 'Fjell X Basic 250 Mbit/s', 'Fjell 10 GB' (F9.5-2). */
  readonly name: string;
  /** Without mva. for a business (P6-14). */
  readonly price: PriceParts;
  /** Struck ordinary price, or null (F9.5-4, F9.10-3). */
  readonly struck: string | null;
  /** The price after the first year, or the trial period (F9.5-4, F9.5-6). Prepaid plans have none (F9.5-1). */
  readonly note: PlanText | null;
  /** The plan's own line about its discount, beside a reduced price (P3-21); else null. */
  readonly discountInfoLine: string | null;
}

/** Only a title with the doubled amount has an ordinary amount to strike. */
function struckTitle(offering: Offering): SubscriptionText | null {
  return offering.doubleData !== undefined && offeringTitle(offering).key === 'data' ? ordinaryData(offering) : null;
}

function noteOf(offering: Offering, facts: PriceTerms): PlanText | null {
  if (offering.billingType === 'PREPAID') return null;
  if (offering.isTryBuySubscription) return { key: 'forTwoMonths' };
  if (!offering.firstYearDiscountAmount) return null;
  const afterwards = listPrice({ ...offering, firstYearDiscountAmount: ZERO }, { ...facts, hasCommitment: false });
  return { key: 'afterFirstYear', values: { amount: amountForRealm(afterwards.amount, facts.realm ?? 'B2C') } };
}

/** Title, name and price of a plan (F9.5-1..6, F9.10). */
export function displayOffering(offering: Offering, facts: PriceTerms = {}): OfferingDisplay {
  const { amount, isPrepaid, struck } = listPrice(offering, facts);
  const realm = facts.realm ?? 'B2C';
  const shown = amountForRealm(amount, realm);
  return {
    title: offeringTitle(offering),
    struckTitle: struckTitle(offering),
    name: offeringName(offering),
    price: isPrepaid ? priceParts(shown) : monthlyParts(shown),
    struck: struck === null ? null : formatPrice(amountForRealm(struck, realm)),
    note: noteOf(offering, facts),
    discountInfoLine: (struck !== null && offering.discountInfoLine) || null,
  };
}
