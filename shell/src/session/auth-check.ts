/** Whether someone is logged in, asked once by all tabs of a browser (F4.5-1, F9.15-1). */
import { COOKIES } from 'shared-domain/contracts/storage-keys';
import { type AuthLock, authLockCookie, isAuthenticated, resolveAuthCheck } from 'shared-domain/identity';
import { fetchAuthentication } from 'shared-domain/identity/io';
import { readCookie } from 'shared-domain/kernel';
import { hearOtherTabs, tellOtherTabs } from './session-channel';

/** @param lock null: nothing is known */
export function setAuthLock(lock: AuthLock | null): void {
  document.cookie = authLockCookie(lock, { isSecure: location.protocol === 'https:' });
}

/** Until the other tab has its answer, or `ms` have passed. */
function untilChecked(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, ms);
    const stop = hearOtherTabs(done);
  });
}

async function ask(): Promise<boolean | null> {
  setAuthLock('loading');
  // A page that is left before the answer does not make the next one wait.
  const release = (): void => setAuthLock(null);
  addEventListener('pagehide', release);
  const answer = await fetchAuthentication();
  removeEventListener('pagehide', release);
  setAuthLock(answer && (isAuthenticated(answer) ? 'true' : 'false'));
  tellOtherTabs('checked');
  return answer && isAuthenticated(answer);
}

/**
 * The result of the last 32 s, that of another tab's running check, or a new one.
 *
 * @returns null when the call failed: no one counts as logged in then (F8-17), but it is not remembered
 */
export async function checkAuthentication(): Promise<boolean | null> {
  for (;;) {
    const check = resolveAuthCheck(readCookie(document.cookie, COOKIES.authLock.name));
    if (check.kind === 'known') return check.isAuthenticated;
    if (check.kind === 'check') return ask();
    await untilChecked(check.retryMs);
  }
}
