import type { PublicConfig } from 'shared-domain/runtime/config';
import * as oidc from './oidc-session';
import { comeBack, goToLogin, leave } from './start-session';

jest.mock('./oidc-session', () => ({
  signIn: jest.fn(async () => undefined),
  signOut: jest.fn(async () => undefined),
  completeSignIn: jest.fn(async () => undefined),
}));

const config = {} as PublicConfig;
const at = (address: string): void => window.history.replaceState(null, '', address);
beforeEach(() => {
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
  ['/minside/mobil/avtaler/?til=/a/', '/minside/mobil/avtaler/?til=/a/'],
  ['https://evil.example/', '/'],
  ['/webshop-next/login/', '/'],
])('[F2.10-3] a link that logs in with the page %s comes back to %s', async (til, stored) => {
  at(`/webshop-next/login/?til=${encodeURIComponent(til)}`);
  await goToLogin(config);
  expect(sessionStorage.getItem('login_redirect_url')).toBe(stored);
  expect(oidc.signIn).toHaveBeenCalledWith(config);
});

test('[F6-5, F4.5-3] a logout forgets whether the customer has TV or broadband', async () => {
  await leave(config);
  expect(document.cookie).not.toContain('isInternetCustomer');
});

test('[F6-5, F2.10-1] a login forgets what was known of somebody else', async () => {
  at('/webshop-next/login-return/?code=a&state=b');
  await comeBack(config);
  expect(document.cookie).not.toContain('isInternetCustomer');
});
