/**
 * Who is logged in. The OpenID Connect library is loaded for a login, a return from one, or when this browser was logged in
 * before; no one else fetches it.
 */
import { LOGIN_FAILED_ID, LOGIN_WAITING_ID } from 'shared-domain/contracts/login-page';
import { PATHS } from 'shared-domain/contracts/paths';
import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { FORGET_INTERNET_CUSTOMER, resolveReturnPath } from 'shared-domain/identity';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { reportError } from 'shared-domain/runtime/error-report';
import { provideSession, setSession } from 'shared-domain/stores/session-store';

/** This browser was logged in before, so a silent check is worth its call. */
const HINT = 'shop-was-logged-in';
const loadOidc = () => import('./oidc-session');

/** @param later runs the first check when it is in nobody's way */
export function startSession(config: PublicConfig, later: (work: () => void) => void = (work) => work()) {
  provideSession({
    async login() {
      sessionStorage.setItem(STORAGE_KEYS.loginRedirectUrl, location.href);
      (await loadOidc()).signIn(config).catch((error: unknown) => reportError(error, { where: 'login' }));
    },
    logout() {
      sessionStorage.setItem(STORAGE_KEYS.loginRedirectUrl, location.href);
      return leave(config);
    },
  });
  later(() => void check(config));
}

/** What the page at `/webshop-next/login/` does: logs in, then returns to the path of the query if it is one of the shop. */
export async function goToLogin(config: PublicConfig) {
  sessionStorage.setItem(
    STORAGE_KEYS.loginRedirectUrl,
    resolveReturnPath(new URLSearchParams(location.search).get('til'), location.origin),
  );
  try {
    await (await loadOidc()).signIn(config);
  } catch (error) {
    reportError(error, { where: 'login' });
    tellFailedLogin(sessionStorage.getItem(STORAGE_KEYS.loginRedirectUrl) ?? '/');
  }
}

/** Ends the session and forgets what is stored of the customer (F4.5-3). Also what the page at `/logout/` does. */
export async function leave(config: PublicConfig) {
  localStorage.removeItem(HINT);
  localStorage.removeItem(STORAGE_KEYS.accountData);
  document.cookie = FORGET_INTERNET_CUSTOMER;
  (await loadOidc()).signOut(config).catch((error: unknown) => reportError(error, { where: 'logout' }));
}

/** F2.10-1: the provider sends people back here, after a login and after a logout. */
export async function comeBack(config: PublicConfig) {
  const goTo = resolveReturnPath(sessionStorage.getItem(STORAGE_KEYS.loginRedirectUrl), location.origin);
  sessionStorage.removeItem(STORAGE_KEYS.loginRedirectUrl);
  const answer = new URLSearchParams(location.search);
  try {
    if (answer.has('code') || answer.has('error')) {
      await (await loadOidc()).completeSignIn(config);
      document.cookie = FORGET_INTERNET_CUSTOMER;
      localStorage.setItem(HINT, 'true');
    }
  } catch (error) {
    reportError(error, { where: 'login return' });
    return tellFailedLogin(goTo);
  }
  location.replace(goTo);
}

/** Shows the message that the page has for it. @param goTo where the next try ends */
function tellFailedLogin(goTo: string) {
  document.getElementById(LOGIN_WAITING_ID)?.remove();
  const message = document.getElementById(LOGIN_FAILED_ID);
  message?.querySelector('a')?.setAttribute('href', `${PATHS.login}?til=${encodeURIComponent(goTo)}`);
  message?.removeAttribute('hidden');
}

async function check(config: PublicConfig) {
  if (!localStorage.getItem(HINT)) return setSession({ status: 'anonymous', user: null });
  try {
    const user = await (await loadOidc()).currentUser(config);
    if (!user) localStorage.removeItem(HINT);
    setSession(user ? { status: 'authenticated', user } : { status: 'anonymous', user: null });
  } catch (error) {
    // F8-17: a failed check counts as not logged in.
    reportError(error, { where: 'session check' });
    setSession({ status: 'anonymous', user: null });
  }
}
