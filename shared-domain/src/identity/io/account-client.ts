import * as v from 'valibot';
import { apiPost } from 'shared-domain/runtime/http';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import { STORAGE_KEYS } from '../../contracts/storage-keys';
import type { Account } from '../../subscription';
import { accountsSchema, keptAccountsSchema } from '../../subscription/io/account-wire';
import type { SessionUser } from '../model';
import { canReuseAccounts } from '../rules/account-cache';
import { nationalNumber } from '../rules/phone-number';

/** `unit` distinguishes an entry from those of earlier releases, which were stored in NOK. */
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ unit: v.literal('ore'), storedAtMs: v.number(), accounts: keptAccountsSchema }),
);

export interface AccountQuestion {
  readonly user: SessionUser;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
  /** Local storage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly signal?: AbortSignal;
}

function readKept({ user, nowMs, storage }: AccountQuestion): readonly Account[] | null {
  const kept = v.safeParse(storedSchema, storage.getItem(STORAGE_KEYS.accountData));
  return kept.success && canReuseAccounts(kept.output, user, nowMs) ? kept.output.accounts : null;
}

/**
 * Accounts and subscriptions of the logged-in user (P7-7, F7.3), kept in local storage for 300 s. Data of another user is deleted.
 *
 * @returns null on any failure, which is logged as 'Failed to fetch account data' (P8-16, F8-11)
 */
export async function fetchAccounts(question: AccountQuestion): Promise<readonly Account[] | null> {
  const { user, nowMs, storage, signal } = question;
  const kept = readKept(question);
  if (kept) return kept;
  storage.removeItem(STORAGE_KEYS.accountData);
  const path = `/accountdata/subscriptions/${nationalNumber(user.phoneNumber)}`;
  const result = await apiPost(path, {}, accountsSchema, {
    credential: { bodyField: 'token' },
    isRead: true,
    logMessage: FAILED_CALLS.accountData,
    ...(signal && { signal }),
  });
  if (!result.ok) return null;
  try {
    const kept = { unit: 'ore', storedAtMs: nowMs, accounts: result.value };
    storage.setItem(STORAGE_KEYS.accountData, JSON.stringify(kept));
  } catch {
    // A device that stores nothing asks again.
  }
  return result.value;
}
