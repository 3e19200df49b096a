import { formatPrice, monthlyParts, type Ore, type PriceParts, ZERO } from '../../money';
import type { Account, AccountSubscription, Offering, SubscriptionText } from '../model';
import { amountForRealm } from './business-terms';
import { bareCode, codePart } from './code-part';
import { familyDiscount, hasFamilyDiscount, listPrice, type PriceTerms } from './list-price';
import { offeringName, offeringTitle } from './offering-name';
import { priceDisclaimerText } from './price-disclaimer';
import { subscriptionRank } from './rank';

/** The accounts that a purchase may go to (F6-6): a consumer's own are private, those of a business are a company's. */
export const accountsForRealm = <Each extends Pick<Account, 'isLegal'>>(
  accounts: readonly Each[],
  realm: 'B2C' | 'B2B' | 'UKKO',
): readonly Each[] => accounts.filter(({ isLegal }) => isLegal === (realm !== 'B2C'));

export interface BillingAccounts {
  readonly heading: SubscriptionText;
  readonly options: readonly { readonly accountId: string; readonly text: SubscriptionText }[];
}

/** The choice of the account to be billed (P6-9); null when there is nothing to choose. */
export function billingAccounts(accounts: readonly Pick<Account, 'accountId'>[]): BillingAccounts | null {
  if (accounts.length < 2) return null;
  return {
    heading: { key: 'chooseInvoice' },
    options: accounts.map(({ accountId }) => ({ accountId, text: { key: 'invoiceNumber', values: { accountId } } })),
  };
}

/** The account that is billed (P6-9): the picked one, the only one, or none yet. */
export function billedAccount<Each extends Pick<Account, 'accountId'>>(
  accounts: readonly Each[],
  picked: string | null,
): Each | null {
  const only = accounts.length === 1 ? accounts[0] : undefined;
  return accounts.find(({ accountId }) => accountId === picked) ?? only ?? null;
}

/** A customer's own subscription as it is shown (P3-24, F3.4-2). */
export interface AccountRow {
  readonly phoneNumber: string;
  /** 'Kari Nordmann' */
  readonly user: string;
  readonly offeringCode: string;
  /** Always false: an existing subscription, not a new choice. */
  readonly isNew: boolean;
  readonly isFamilyDiscount: boolean;
  readonly monthlyOfferingDiscount: Ore;
  readonly monthlyOfferingPrice: Ore;
  readonly priceDisclaimer: string | null;
  readonly title: SubscriptionText;
  readonly name: SubscriptionText;
  readonly price: PriceParts;
  readonly priceStriketrough: string | null;
  readonly rank: string;
}

/**
 * The subscriptions of an account as they are shown (P3-24, F3.4-2): prices are the account's own; a plan that is no
 * longer sold is named by its code. The family discount is the account's, or comes with its other subscriptions (F9.9-1).
 */
export function toAccountRows(
  subscriptions: readonly AccountSubscription[],
  offerings: readonly Offering[],
  realm: NonNullable<PriceTerms['realm']> = 'B2C',
): readonly AccountRow[] {
  return subscriptions.map((subscription, index) => {
    const { offeringCode, monthlyOfferingPrice, monthlyOfferingPriceLines } = subscription;
    const sold = offerings.find((each) => bareCode(each.offeringCode) === bareCode(offeringCode));
    const others = subscriptions.filter((_, place) => place !== index).map((other) => other.offeringCode);
    const isFamilyDiscount =
      hasFamilyDiscount(subscription, others) || (subscription.isFamily && familyDiscount(subscription) > 0);
    const discount = sold?.monthlyOfferingDiscount ?? ZERO;
    const priced = {
      offeringCode,
      monthlyOfferingPrice,
      monthlyOfferingPriceLines,
      monthlyOfferingDiscount: discount,
      priceDisclaimer: sold?.priceDisclaimer,
    };
    const facts = { isFamily: isFamilyDiscount, realm };
    const { amount, struck } = listPrice(priced, facts);
    const title = offeringTitle(sold ?? factsOfCode(offeringCode));
    return {
      phoneNumber: subscription.phoneNumber,
      user: `${subscription.firstName} ${subscription.lastName}`.trim(),
      offeringCode,
      isNew: false,
      isFamilyDiscount,
      monthlyOfferingDiscount: realm === 'B2B' ? ZERO : discount,
      monthlyOfferingPrice,
      priceDisclaimer: priceDisclaimerText(priced, facts),
      title,
      name: sold ? { key: 'own', values: { text: offeringName(sold) } } : title,
      price: monthlyParts(amountForRealm(amount, realm)),
      priceStriketrough: struck === null ? null : formatPrice(amountForRealm(struck, realm)),
      rank: subscriptionRank(offeringCode),
    };
  });
}

/** Facts that can be read from a plan's code alone. */
export interface PlanOfCode {
  readonly offeringCode: string;
  readonly subscriptionName: string;
  readonly subscriptionShortname: string;
  readonly isBarnSubscription: boolean;
  readonly isDataUnlimited: boolean;
  readonly dataIncluded?: { readonly amount: number; readonly unit: string };
}

/** Facts of a plan that is no longer sold, read from its code (F9.4): enough for a title. */
export function factsOfCode(offeringCode: string): PlanOfCode {
  const part = codePart(offeringCode);
  const gigabytes = /(\d+)GB/.exec(part)?.[1];
  return {
    offeringCode,
    subscriptionName: part,
    subscriptionShortname: part,
    isBarnSubscription: /^(JUNIOR|SMART_BARN)_/.test(part),
    isDataUnlimited: /^(MOBIL_)?X_/.test(part),
    ...(gigabytes !== undefined && { dataIncluded: { amount: Number(gigabytes), unit: 'GB' } }),
  };
}
