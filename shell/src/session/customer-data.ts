/** Loads what is known of the customer once after a login, and forgets it when the session ends (F7.3, P5-11). */
import { COOKIES, STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { keepText } from 'shared-domain/device/storage';
import { existingCustomerCookie, FORGET_INTERNET_CUSTOMER, isExistingCustomer } from 'shared-domain/identity';
import { fetchAccounts, fetchIsInternetCustomer } from 'shared-domain/identity/io';
import { readCookie } from 'shared-domain/kernel';
import { reportError } from 'shared-domain/runtime/error-report';
import { shopNowMs } from 'shared-domain/runtime/server-time';
import { accountStore, provideAccounts } from 'shared-domain/stores/account-store';
import { type SessionState, sessionStore, type SessionUser } from 'shared-domain/stores/session-store';

const isSecure = (): boolean => location.protocol === 'https:';

/** The customer whose data is shown or being loaded; null: no one. */
let current: SessionUser | null = null;

const hasTsCookie = (): boolean =>
  isExistingCustomer({ hasProfile: false, tsCookie: readCookie(document.cookie, COOKIES.existingCustomer.name) });

async function load(user: SessionUser): Promise<void> {
  const isCurrent = (): boolean => current === user;
  accountStore.setState({ status: 'loading' });
  try {
    const [accounts, isInternetCustomer] = await Promise.all([
      fetchAccounts({ user, nowMs: shopNowMs() }),
      fetchIsInternetCustomer({ jar: document }),
    ]);
    if (!isCurrent()) {
      // The clients have kept what came after the end.
      if (!current) forgetStored();
      return;
    }
    if (!accounts) return accountStore.setState({ status: 'failed', isInternetCustomer });
    const isExisting = accounts.some(({ subscriptions }) => subscriptions.length > 0);
    document.cookie = existingCustomerCookie(isExisting, { isSecure: isSecure() });
    const customerType = isExisting ? 'existing' : 'new';
    accountStore.setState({ status: 'ready', accounts, isInternetCustomer, customerType });
  } catch (error) {
    reportError(error, { call: 'account data' });
    if (isCurrent()) accountStore.setState({ status: 'failed' });
  }
}

/** Removes what a session that has ended stored. The mark of an existing customer stays for its day: it does not tell who it was (P6-7). */
function forgetStored(): void {
  keepText(STORAGE_KEYS.accountData, null);
  document.cookie = FORGET_INTERNET_CUSTOMER;
}

/** After a logout, and before another person's data: that mark too. */
export function forgetCustomer(): void {
  forgetStored();
  document.cookie = existingCustomerCookie(false, { isSecure: isSecure() });
}

const isSamePerson = (one: SessionUser, other: SessionUser): boolean =>
  one.phoneNumber === other.phoneNumber && one.name === other.name;

function follow({ status, user }: SessionState): void {
  if (status === 'unknown') return;
  // From here on the page itself knows what waits for the customer.
  delete document.documentElement.dataset.customer;
  if (current && user && isSamePerson(current, user)) return;
  current = user;
  const customerType = hasTsCookie() ? 'existing' : 'new';
  accountStore.setState({ ...accountStore.getInitialState(), customerType });
  if (!user) return forgetStored();
  // Without a telephone number there is nothing to ask for: the provider does not answer.
  if (user.phoneNumber !== '') void load(user);
}

/** @returns stops */
export function followCustomer(): () => void {
  provideAccounts(async () => {
    if (current) await load(current);
  });
  follow(sessionStore.getState());
  const stop = sessionStore.subscribe(follow);
  return () => {
    stop();
    current = null;
  };
}
