import { getConfig } from 'shared-domain/runtime/config';
import { apiGet } from 'shared-domain/runtime/http';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import { internetCustomerCookie, readInternetCustomer } from '../rules/internet-customer';
import { publicUserSchema } from './session-wire';

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
