/** The work of the pages of login, return and logout, and how any page begins them. */
import { LOGIN_FAILED_ID, LOGIN_WAITING_ID } from 'shared-domain/contracts/login-page';
import { loginPath, PATHS } from 'shared-domain/contracts/paths';
import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { keepText, storedText } from 'shared-domain/device/storage';
import { isStorageRefusal, tabStorage } from 'shared-domain/device/tab-storage';
import { resolveReturnPath } from 'shared-domain/identity';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { reportError } from 'shared-domain/runtime/error-report';
import { serverNowMs } from 'shared-domain/runtime/server-time';
import { setAuthLock } from './auth-check';
import { forgetCustomer } from './customer-data';
import { completeSignIn, signIn, signOutOfProvider, signOutOfShop } from './oidc-session';
import { tellOtherTabs } from './session-channel';

/** @throws DOMException when the browser keeps nothing: no login succeeds then */
const rememberPlace = (place: string): void => tabStorage().setItem(STORAGE_KEYS.loginRedirectUrl, place);

/** Forgets the place too. The home page where the browser keeps nothing. */
function takePlace(): string {
  const stored = storedText(STORAGE_KEYS.loginRedirectUrl, 'sessionStorage');
  keepText(STORAGE_KEYS.loginRedirectUrl, null, 'sessionStorage');
  return resolveReturnPath(stored, location.origin);
}

/** Leaves for the provider; comes back to this place (F2.10-3). @throws Error when the provider cannot be reached */
export async function beginLogin(config: PublicConfig): Promise<void> {
  try {
    rememberPlace(location.href);
    await signIn(config);
  } catch (error) {
    if (!isStorageRefusal(error)) throw error;
    // That page says what to allow.
    location.assign(loginPath(resolveReturnPath(location.href, location.origin)));
  }
}

/** Leaves for the provider's sign-out; comes back to this place (F2.10-3, F4.5-3). @throws Error when the shop's session was not ended */
export async function beginLogout(config: PublicConfig): Promise<void> {
  keepText(STORAGE_KEYS.loginRedirectUrl, location.href, 'sessionStorage');
  await leave(config);
}

/** Runs the page at `/webshop-next/login/`: logs in, then returns to the path of the query if it is one of the shop. */
export async function goToLogin(config: PublicConfig): Promise<void> {
  const goTo = resolveReturnPath(new URLSearchParams(location.search).get('til'), location.origin);
  try {
    rememberPlace(goTo);
    await signIn(config);
  } catch (error) {
    tellFailure(loginPath(goTo), error, 'login');
  }
}

/** Runs the page at `/logout/` (F2.3-10). */
export async function goToLogout(config: PublicConfig): Promise<void> {
  try {
    await leave(config);
  } catch (error) {
    tellFailure(PATHS.logout, error, 'logout');
  }
}

/** Ends the session here, in the other tabs and at the provider, and forgets what is stored of the customer (F4.5-3). */
async function leave(config: PublicConfig): Promise<void> {
  const idToken = await signOutOfShop();
  forgetCustomer();
  setAuthLock('false');
  tellOtherTabs('signed-out');
  try {
    if (!(await signOutOfProvider(config, idToken))) location.replace(takePlace());
  } catch (error) {
    // Nobody is logged in at the shop any more, and its tokens are revoked: that the provider's page cannot be reached keeps no one here.
    reportError(error, { where: 'logout' });
    location.replace(takePlace());
  }
}

/** F2.10-1: the provider sends people back here, after a login and after a logout. */
export async function comeBack(config: PublicConfig): Promise<void> {
  const goTo = takePlace();
  const answer = new URLSearchParams(location.search);
  try {
    if (answer.has('code') || answer.has('error')) {
      await completeSignIn(config);
      // They may be somebody else's.
      forgetCustomer();
      setAuthLock('true');
      tellOtherTabs('signed-in');
    }
  } catch (error) {
    return tellFailure(loginPath(goTo), error, 'login return');
  }
  location.replace(goTo);
}

/** Shows the message that the page has for it, and reports it unless the browser's settings are the cause. @param again address of the next try */
function tellFailure(again: string, error: unknown, where: string): void {
  const isBlocked = !navigator.cookieEnabled || isStorageRefusal(error);
  if (!isBlocked) reportError(error, { where });
  document.getElementById(LOGIN_WAITING_ID)?.remove();
  const message = document.getElementById(LOGIN_FAILED_ID);
  const reason = message?.querySelector<HTMLElement>('[data-blocked]');
  if (reason && isBlocked) reason.textContent = reason.dataset['blocked'] ?? '';
  // The shop did not say its time, so it was the device's by which the token came from another time.
  else if (reason && serverNowMs() === null && (error as { readonly isOfTime?: true }).isOfTime)
    reason.textContent = reason.dataset['clock'] ?? '';
  message?.querySelector('a')?.setAttribute('href', again);
  message?.removeAttribute('hidden');
}
