import { COOKIES } from '../../contracts/storage-keys';

/** Value of the cookie shop-auth-lock (F4.5-1): a check is running, or its result. */
export type AuthLock = 'loading' | 'true' | 'false';

/** Times of the login check (F9.15-1). */
export const AUTH_LOCK = { loadingSeconds: 8, resultSeconds: COOKIES.authLock.maxAgeSeconds, retryMs: 12_000 } as const;

/** Lifetime of the cookie: 8 s for a running check, 32 s for a result (F4.5-1, F9.15-1). */
export const authLockSeconds = (lock: AuthLock): number =>
  lock === 'loading' ? AUTH_LOCK.loadingSeconds : AUTH_LOCK.resultSeconds;

/** The cookie in the form for document.cookie (F4.5-1, F9.15-1). @param lock null: deletes it */
export const authLockCookie = (lock: AuthLock | null, { isSecure }: { readonly isSecure: boolean }): string =>
  `${COOKIES.authLock.name}=${lock ?? ''}; Max-Age=${lock ? authLockSeconds(lock) : 0}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export type AuthCheck =
  | { readonly kind: 'check' }
  /** Another tab is checking: read the cookie again after `retryMs`. */
  | { readonly kind: 'wait'; readonly retryMs: number }
  | { readonly kind: 'known'; readonly isAuthenticated: boolean };

/**
 * Whether the page may run the login check now (F4.5-1, F9.15-1).
 *
 * @param lock value of the cookie; null without it; an unknown value counts as null
 */
export function resolveAuthCheck(lock: string | null): AuthCheck {
  if (lock === 'loading') return { kind: 'wait', retryMs: AUTH_LOCK.retryMs };
  if (lock === 'true' || lock === 'false') return { kind: 'known', isAuthenticated: lock === 'true' };
  return { kind: 'check' };
}

/** The result of the check (F7.5-1). @param answer null: the call failed, which counts as not authenticated (F8-17) */
export const isAuthenticated = (answer: { readonly isAuthenticated: boolean } | null): boolean =>
  answer?.isAuthenticated === true;
