import type { InferOutput } from 'valibot';
import { apiGet, apiPost } from 'shared-domain/runtime/http';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import { isAuthenticatedSchema, type SessionTokenAnswer, sessionTokenSchema } from './session-wire';

/**
 * Whether the session of the shop is authenticated (F7.5-1), and the name of who is logged in.
 *
 * @returns null on any failure, which is logged as 'Failed to check authentication' and counts as not authenticated (F8-17)
 */
export async function fetchAuthentication({ signal }: { readonly signal?: AbortSignal } = {}): Promise<InferOutput<
  typeof isAuthenticatedSchema
> | null> {
  const result = await apiGet('/shop/api/security/isauthenticated', isAuthenticatedSchema, {
    base: 'shop',
    logMessage: FAILED_CALLS.authCheck,
    ...(signal && { signal }),
  });
  return result.ok ? result.value : null;
}

/**
 * A fresh access token of the session, for the memory of this page only.
 *
 * @param isRejected a server refused the last one: the provider is asked whether the session is still valid
 * @returns 'ended' when no one is logged in any more; null when nobody could say, which is logged
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
