import { COOKIES } from '../../contracts/storage-keys';

/** Value of the cookie shop-auth-lock (F4.5-1): a check is running, or its result. */
export type AuthLock = 'loading' | 'true' | 'false';

/** Times of the check whether somebody is logged in (F9.15-1). */
export const AUTH_LOCK = { loadingSeconds: 8, resultSeconds: COOKIES.authLock.maxAgeSeconds, retryMs: 12_000 } as const;

/** How long the cookie holds a value: a running check 8 s, a result 32 s (F4.5-1, F9.15-1). */
export const authLockSeconds = (lock: AuthLock): number =>
  lock === 'loading' ? AUTH_LOCK.loadingSeconds : AUTH_LOCK.resultSeconds;

export type AuthCheck =
  | { readonly kind: 'ask' }
  /** Another tab is asking: look again then. */
  | { readonly kind: 'wait'; readonly retryMs: number }
  | { readonly kind: 'known'; readonly isAuthenticated: boolean };

/**
 * Whether the page may ask now if somebody is logged in (F4.5-1, F9.15-1).
 *
 * @param lock value of the cookie; null without it. An unknown value counts as none.
 */
export function resolveAuthCheck(lock: string | null): AuthCheck {
  if (lock === 'loading') return { kind: 'wait', retryMs: AUTH_LOCK.retryMs };
  if (lock === 'true' || lock === 'false') return { kind: 'known', isAuthenticated: lock === 'true' };
  return { kind: 'ask' };
}

/** What the check's answer says (F7.5-1). No answer: not authenticated (F8-17). */
export const isAuthenticated = (answer: { readonly isAuthenticated: boolean } | null): boolean =>
  answer?.isAuthenticated === true;
