import type { PublicConfig } from 'shared-domain/runtime/config';
import { login, logout } from 'shared-domain/stores/session-store';
import * as oidc from './oidc-session';
import { comeBack, goToLogin, leave, startSession } from './start-session';

jest.mock('./oidc-session', () => ({
  signIn: jest.fn(async () => undefined),
  signOut: jest.fn(async () => undefined),
  completeSignIn: jest.fn(async () => undefined),
}));

const config = {} as PublicConfig;
const at = (address: string): void => window.history.replaceState(null, '', address);
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'isInternetCustomer=true; Path=/';
  // jsdom does not load pages, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  at('/');
});

test.each([
  ['login', login, oidc.signIn],
  ['logout', logout, oidc.signOut],
])('[F2.10-3] a %s remembers the page where it began, then leaves it', async (_what, leavePage, provider) => {
  at('/mobiltelefoner/?merke=apple#filter');
  startSession(config);
  let stored: string | null = null;
  jest.mocked(provider).mockImplementationOnce(async () => {
    stored = sessionStorage.getItem('login_redirect_url');
  });
  await leavePage();
  expect(provider).toHaveBeenCalledWith(config);
  expect(stored).toBe(`${location.origin}/mobiltelefoner/?merke=apple#filter`);
});

test.each([
  ['/minside/mobil/avtaler/?til=/a/', '/minside/mobil/avtaler/?til=/a/'],
  ['https://evil.example/', '/'],
  ['/webshop-next/login/', '/'],
])('a link that logs in with the page %s comes back to %s', async (til, stored) => {
  at(`/webshop-next/login/?til=${encodeURIComponent(til)}`);
  await goToLogin(config);
  expect(sessionStorage.getItem('login_redirect_url')).toBe(stored);
  expect(oidc.signIn).toHaveBeenCalledWith(config);
});

test('[F4.5-3] a logout ends the session at the provider and forgets whether the customer has TV or broadband', async () => {
  localStorage.setItem('shop-was-logged-in', 'true');
  await leave(config);
  expect(oidc.signOut).toHaveBeenCalledWith(config);
  expect(localStorage.getItem('shop-was-logged-in')).toBeNull();
  expect(document.cookie).not.toContain('isInternetCustomer');
});

test('[F2.10-1] a return from a login completes it and forgets what was known of somebody else', async () => {
  at('/webshop-next/login-return/?code=a&state=b');
  await comeBack(config);
  expect(oidc.completeSignIn).toHaveBeenCalledWith(config);
  expect(localStorage.getItem('shop-was-logged-in')).toBe('true');
  expect(document.cookie).not.toContain('isInternetCustomer');
});

test('[F2.10-1] a return from a logout completes nothing', async () => {
  at('/webshop-next/login-return/');
  await comeBack(config);
  expect(oidc.completeSignIn).not.toHaveBeenCalled();
  expect(localStorage.getItem('shop-was-logged-in')).toBeNull();
});
