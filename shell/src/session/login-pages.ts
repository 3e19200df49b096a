/** The work of the pages of login, return and logout, and how any page begins them. */
import { LOGIN_FAILED_ID, LOGIN_WAITING_ID } from 'shared-domain/contracts/login-page';
import { PATHS } from 'shared-domain/contracts/paths';
import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { resolveReturnPath } from 'shared-domain/identity';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { reportError } from 'shared-domain/runtime/error-report';
import { setAuthLock } from './auth-check';
import { forgetCustomer } from './customer-data';
import { completeSignIn, signIn, signOutOfProvider, signOutOfShop } from './oidc-session';
import { tellOtherTabs } from './session-channel';

const rememberPlace = (place: string): void => sessionStorage.setItem(STORAGE_KEYS.loginRedirectUrl, place);

/** Forgets the place too. The home page where the browser keeps nothing. */
function takePlace(): string {
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(STORAGE_KEYS.loginRedirectUrl);
    sessionStorage.removeItem(STORAGE_KEYS.loginRedirectUrl);
  } catch {
    // Storage is blocked.
  }
  return resolveReturnPath(stored, location.origin);
}

/** Leaves for the provider; comes back to this place (F2.10-3). @throws Error when the provider cannot be reached */
export async function beginLogin(config: PublicConfig): Promise<void> {
  rememberPlace(location.href);
  await signIn(config);
}

/** Leaves for the provider's sign-out; comes back to this place (F2.10-3, F4.5-3). @throws Error when the shop's session was not ended */
export async function beginLogout(config: PublicConfig): Promise<void> {
  try {
    rememberPlace(location.href);
  } catch {
    // Without storage a logout comes back to the home page.
  }
  await leave(config);
}

/** Runs the page at `/webshop-next/login/`: logs in, then returns to the path of the query if it is one of the shop. */
export async function goToLogin(config: PublicConfig): Promise<void> {
  const goTo = resolveReturnPath(new URLSearchParams(location.search).get('til'), location.origin);
  try {
    rememberPlace(goTo);
    await signIn(config);
  } catch (error) {
    reportError(error, { where: 'login' });
    tellFailure(`${PATHS.login}?til=${encodeURIComponent(goTo)}`);
  }
}

/** Runs the page at `/logout/` (F2.3-10). */
export async function goToLogout(config: PublicConfig): Promise<void> {
  try {
    await leave(config);
  } catch (error) {
    reportError(error, { where: 'logout' });
    tellFailure(PATHS.logout);
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
    reportError(error, { where: 'login return' });
    return tellFailure(`${PATHS.login}?til=${encodeURIComponent(goTo)}`);
  }
  location.replace(goTo);
}

/** Shows the message that the page has for it. @param again address of the next try */
function tellFailure(again: string): void {
  document.getElementById(LOGIN_WAITING_ID)?.remove();
  const message = document.getElementById(LOGIN_FAILED_ID);
  const reason = message?.querySelector<HTMLElement>('[data-blocked]');
  if (reason && !navigator.cookieEnabled) reason.textContent = reason.dataset['blocked'] ?? '';
  message?.querySelector('a')?.setAttribute('href', again);
  message?.removeAttribute('hidden');
}
