import { ACCOUNT_DATA_MAX_AGE_SECONDS } from '../../contracts/storage-keys';
import type { Account } from '../../subscription';
import type { SessionUser } from '../model';
import { isSubscriptionOf } from './account-match';

/** What stands under the local key `accountData` (F7.3-3). */
export interface StoredAccounts {
  /** Milliseconds since the epoch. */
  readonly storedAtMs: number;
  readonly accounts: readonly Account[];
}

/** Kept account data counts for 300 s (F7.3-3, F9.15-3, P9-36); data from the future does not, a clock was set. */
const isFresh = (storedAtMs: number, nowMs: number): boolean =>
  storedAtMs <= nowMs && nowMs - storedAtMs < ACCOUNT_DATA_MAX_AGE_SECONDS * 1_000;

/**
 * Whether kept account data may be shown: it is fresh, and some subscription in it belongs to the person who is logged in
 * (P5-11, F5.4-1).
 *
 * @param nowMs milliseconds since the epoch
 */
export const canReuseAccounts = ({ storedAtMs, accounts }: StoredAccounts, user: SessionUser, nowMs: number): boolean =>
  isFresh(storedAtMs, nowMs) &&
  accounts.some(({ subscriptions }) => subscriptions.some((each) => isSubscriptionOf(each, user)));
