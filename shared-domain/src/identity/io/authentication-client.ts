import { apiGet } from 'shared-domain/runtime/http';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import { isAuthenticated } from '../rules/auth-lock';
import { isAuthenticatedSchema } from './session-wire';

/**
 * Whether the session of the shop is authenticated (F7.5-1).
 *
 * @returns false on any failure, which is logged as 'Failed to check authentication' (F8-17)
 */
export async function fetchIsAuthenticated({ signal }: { readonly signal?: AbortSignal } = {}): Promise<boolean> {
  const result = await apiGet('/shop/api/security/isauthenticated', isAuthenticatedSchema, {
    base: 'shop',
    logMessage: FAILED_CALLS.authCheck,
    ...(signal && { signal }),
  });
  return isAuthenticated(result.ok ? result.value : null);
}
