import * as v from 'valibot';
import { getConfig } from 'shared-domain/runtime/config';
import { apiGet, apiPost } from 'shared-domain/runtime/http';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import { STORAGE_KEYS } from '../../contracts/storage-keys';
import { keepText, storedText } from '../../device/storage';
import type { Account } from '../../subscription';
import { accountsSchema, keptAccountsSchema } from '../../subscription/io/account-wire';
import type { SessionUser } from '../model';
import { canReuseAccounts } from '../rules/accounts';
import { internetCustomerCookie, readInternetCustomer } from '../rules/known-customer';
import { nationalNumber } from '../rules/phone-number';
import { isAuthenticatedSchema, publicUserSchema, type SessionTokenAnswer, sessionTokenSchema } from './session-wire';

/**
 * Whether the session of the shop is authenticated (F7.5-1), and the name of who is logged in.
 *
 * @param isFollowUp the session did not answer the call before either, which was reported
 * @returns null on any failure, which is logged as 'Failed to check authentication' and counts as not authenticated (F8-17)
 */
export async function fetchAuthentication({
  isFollowUp = false,
  signal,
}: { readonly isFollowUp?: boolean; readonly signal?: AbortSignal } = {}): Promise<v.InferOutput<
  typeof isAuthenticatedSchema
> | null> {
  const result = await apiGet('/shop/api/security/isauthenticated', isAuthenticatedSchema, {
    base: 'shop',
    logMessage: isFollowUp ? null : FAILED_CALLS.authCheck,
    ...(signal && { signal }),
  });
  return result.ok ? result.value : null;
}

/**
 * A fresh access token of the session, for the memory of this page only.
 *
 * @param isRejected a server refused the last one: the provider is asked whether the session is still valid
 * @returns 'ended' when no one is logged in any more; null when the call failed, which is logged
 */
export async function fetchSessionToken(isRejected = false): Promise<SessionTokenAnswer | 'ended' | null> {
  const result = await apiPost('/shop/api/security/session/token', { isRejected }, sessionTokenSchema, {
    base: 'shop',
    logMessage: FAILED_CALLS.sessionToken,
    expectedStatuses: [401],
  });
  if (result.ok) return result.value;
  return result.failure.status === 401 ? 'ended' : null;
}

export interface InternetCustomerQuestion {
  /** The page's cookies: `document`. */
  readonly jar: { cookie: string };
  readonly signal?: AbortSignal;
}

/**
 * Whether the logged-in user also has the operator's TV or broadband (F7.5-2, F6-5), kept in a cookie for a day (F9.15-2, P9-36).
 *
 * @returns false on any failure, which is logged and not kept
 */
export async function fetchIsInternetCustomer({ jar, signal }: InternetCustomerQuestion): Promise<boolean> {
  const kept = readInternetCustomer(jar.cookie);
  if (kept !== null) return kept;
  const { channelApiKey, shopOrigin } = getConfig();
  const result = await apiGet('/api/userServiceApi/GetPublicUser/', publicUserSchema, {
    base: 'shop',
    headers: { 'api-token': channelApiKey },
    logMessage: FAILED_CALLS.publicUser,
    ...(signal && { signal }),
  });
  if (!result.ok) return false;
  jar.cookie = internetCustomerCookie(result.value.isInternetCustomer, { isSecure: shopOrigin.startsWith('https:') });
  return result.value.isInternetCustomer;
}

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
  readonly signal?: AbortSignal;
}

function readKept({ user, nowMs }: AccountQuestion): readonly Account[] | null {
  const kept = v.safeParse(storedSchema, storedText(STORAGE_KEYS.accountData));
  return kept.success && canReuseAccounts(kept.output, user, nowMs) ? kept.output.accounts : null;
}

/**
 * Accounts and subscriptions of the logged-in user (P7-7, F7.3), kept in local storage for 300 s. Data of another user is deleted.
 *
 * @returns null on any failure, which is logged as 'Failed to fetch account data' (P8-16, F8-11)
 */
export async function fetchAccounts(question: AccountQuestion): Promise<readonly Account[] | null> {
  const { user, nowMs, signal } = question;
  const kept = readKept(question);
  if (kept) return kept;
  keepText(STORAGE_KEYS.accountData, null);
  const path = `/accountdata/subscriptions/${nationalNumber(user.phoneNumber)}`;
  const result = await apiPost(path, {}, accountsSchema, {
    credential: { bodyField: 'token' },
    isRead: true,
    logMessage: FAILED_CALLS.accountData,
    ...(signal && { signal }),
  });
  if (!result.ok) return null;
  const keep = { unit: 'ore', storedAtMs: nowMs, accounts: result.value };
  keepText(STORAGE_KEYS.accountData, JSON.stringify(keep));
  return result.value;
}
