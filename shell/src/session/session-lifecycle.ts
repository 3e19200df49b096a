/** The session while a page is open: who is logged in, renewal before the access token ends, and what other tabs do. */
import { AUTH_LOCK } from 'shared-domain/identity';
import { fetchAuthentication } from 'shared-domain/identity/io';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { shopNowMs } from 'shared-domain/runtime/server-time';
import { sessionStore, setSession } from 'shared-domain/stores/session-store';
import { forgetToken, renewalDueAt, renewToken, validToken } from './access-token';
import { checkAuthentication, setAuthLock } from './auth-check';
import { followCustomer } from './customer-data';
import { hearOtherTabs, tellOtherTabs } from './session-channel';

/** The wait after a renewal that got no answer. */
const RETRY_MS = 30_000;
/** Checks in a row without an answer; then the page waits until it is looked at again. */
const MAX_CHECKS = 5;
/** Timers of browsers count to 2^31 ms. */
const LONGEST_MS = 2_000_000_000;

/** Tells the shopper that the session came to its end, or that another tab logged out. */
export type TellSessionEnd = (reason: 'expired' | 'elsewhere') => void;

let timer: ReturnType<typeof setTimeout> | undefined;
let failedChecks = 0;
let tellEnd: TellSessionEnd = () => undefined;

const isLoggedIn = (): boolean => sessionStore.getState().status === 'authenticated';

function schedule(work: () => void, delayMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(work, Math.min(Math.max(delayMs, 1_000), LONGEST_MS));
}

/** The page stays as it is, with its cart and what was chosen; a notice says why the name is gone. */
function end(reason: Parameters<TellSessionEnd>[0]): void {
  clearTimeout(timer);
  forgetToken();
  setAuthLock('false');
  const wasLoggedIn = isLoggedIn();
  setSession({ status: 'anonymous', user: null });
  if (wasLoggedIn) tellEnd(reason);
}

async function renew(config: PublicConfig, rejected?: string): Promise<void> {
  const renewal = await renewToken(config, rejected);
  if (renewal.kind === 'ended') {
    if (isLoggedIn()) tellOtherTabs('expired');
    return end('expired');
  }
  if (renewal.kind === 'renewed') setSession({ status: 'authenticated', user: renewal.user });
  else if (!isLoggedIn()) await showKnownUser();
  const dueAt = renewalDueAt();
  schedule(() => void renew(config), renewal.kind === 'unknown' || dueAt === null ? RETRY_MS : dueAt - shopNowMs());
}

/** Without a token the session still says who is logged in; what needs the customer is missing until there is one. */
async function showKnownUser(): Promise<void> {
  const known = await fetchAuthentication({ isFollowUp: true });
  if (!known?.isAuthenticated || !known.user) return setSession({ status: 'anonymous', user: null });
  setSession({ status: 'authenticated', user: { ...known.user, familyName: '', phoneNumber: '' } });
}

/** F4.5-1, F8-17: a failed check counts as not logged in, and is tried again. */
async function check(config: PublicConfig): Promise<void> {
  const isAuthenticated = await checkAuthentication();
  if (isAuthenticated) {
    failedChecks = 0;
    return renew(config);
  }
  setSession({ status: 'anonymous', user: null });
  if (isAuthenticated === null && ++failedChecks < MAX_CHECKS) schedule(() => void check(config), AUTH_LOCK.retryMs);
}

/** After a time in the background, where timers are late or do not run. */
function lookAgain(config: PublicConfig): void {
  const dueAt = renewalDueAt();
  if (isLoggedIn() && dueAt !== null && dueAt <= shopNowMs()) void renew(config);
  if (!isLoggedIn() && failedChecks > 0) {
    failedChecks = 0;
    void check(config);
  }
}

/** Checks who is logged in, and from then on keeps the page's session up to date. */
export function watchSession(config: PublicConfig, tell: TellSessionEnd): void {
  tellEnd = tell;
  hearOtherTabs((message) => {
    // The token of who was here before is not the new person's.
    if (message === 'signed-in') {
      forgetToken();
      void check(config);
    }
    if (message === 'signed-out') end('elsewhere');
    if (message === 'expired') end('expired');
  });
  // A page from the back/forward cache shows who was logged in when it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void (isLoggedIn() ? renew(config) : check(config));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain(config);
  });
  followCustomer();
  void check(config);
}

/** For calls of the customer (`runtime/credentials`). @param rejected a token that a server has refused */
export async function accessToken(config: PublicConfig, rejected?: string): Promise<string | null> {
  const known = validToken();
  if (known !== null && known !== rejected) return known;
  if (!isLoggedIn()) return null;
  await renew(config, rejected);
  return validToken();
}
