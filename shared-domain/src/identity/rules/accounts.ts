import { ACCOUNT_DATA_MAX_AGE_SECONDS } from '../../contracts/storage-keys';
import { foldText } from '../../kernel';
import type { Account, AccountSubscription } from '../../subscription';
import type { SessionUser } from '../model';
import { nationalNumber } from './phone-number';

type Named = Pick<AccountSubscription, 'firstName' | 'lastName' | 'phoneNumber'>;

/** The first of several given names: 'Anne-Kari Lise' → 'anne' (F5.4-3). */
const firstToken = (givenName: string): string => foldText(givenName.trim()).replace(/[\s-].*/, '');

const isSame = (one: string, other: string): boolean => one !== '' && one === other;

/**
 * Whether a subscription belongs to the logged-in user: the same phone, first given name and family name, in any spelling
 * (P5-11, F5.4-2..4). Empty values never match.
 */
export function isSubscriptionOf(
  subscription: Named,
  user: Pick<SessionUser, 'givenName' | 'familyName' | 'phoneNumber'>,
): boolean {
  return (
    isSame(nationalNumber(subscription.phoneNumber), nationalNumber(user.phoneNumber)) &&
    isSame(firstToken(subscription.firstName), firstToken(user.givenName)) &&
    isSame(foldText(subscription.lastName.trim()), foldText(user.familyName.trim()))
  );
}

/** Value of the key `accountData` in local storage (F7.3-3). */
export interface StoredAccounts {
  /** Milliseconds since the epoch. */
  readonly storedAtMs: number;
  readonly accounts: readonly Account[];
}

/** Stored account data is valid for 300 s (F7.3-3, F9.15-3, P9-36). Data from the future is not: the clock was changed. */
const isFresh = (storedAtMs: number, nowMs: number): boolean =>
  storedAtMs <= nowMs && nowMs - storedAtMs < ACCOUNT_DATA_MAX_AGE_SECONDS * 1_000;

/**
 * Whether stored account data may be shown: it is fresh, and some subscription in it belongs to the logged-in user
 * (P5-11, F5.4-1).
 *
 * @param nowMs milliseconds since the epoch
 */
export const canReuseAccounts = ({ storedAtMs, accounts }: StoredAccounts, user: SessionUser, nowMs: number): boolean =>
  isFresh(storedAtMs, nowMs) &&
  accounts.some(({ subscriptions }) => subscriptions.some((each) => isSubscriptionOf(each, user)));
