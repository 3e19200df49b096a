import { screen } from '@testing-library/react';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { login, logout } from 'shared-domain/stores/session-store';
import { recordErrors } from 'shared-domain/testing';
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

describe('a login that fails', () => {
  const logged = recordErrors();
  beforeEach(() => {
    logged.length = 0;
    document.body.innerHTML = `<p id="login-waiting">Et øyeblikk …</p>
<div id="login-failed" role="alert" hidden><p>Innloggingen ble ikke fullført</p><a href="/webshop-next/login/">Prøv igjen</a></div>`;
  });
  const expectMessage = (til: string): void => {
    expect(screen.getByRole('alert')).toHaveTextContent('Innloggingen ble ikke fullført');
    expect(screen.queryByText('Et øyeblikk …')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', `/webshop-next/login/?til=${encodeURIComponent(til)}`);
    expect(localStorage.getItem('shop-was-logged-in')).toBeNull();
  };

  test.each(['?code=a&state=of-somebody-else', '?error=access_denied&state=b'])(
    'at the return with %s: the shopper is told, stays, and may try again',
    async (query) => {
      sessionStorage.setItem('login_redirect_url', `${location.origin}/mobiltelefoner/`);
      at(`/webshop-next/login-return/${query}`);
      jest.mocked(oidc.completeSignIn).mockRejectedValueOnce(new Error('this browser did not start it'));
      await comeBack(config);
      expectMessage('/mobiltelefoner/');
      expect(logged).toEqual(['this browser did not start it']);
    },
  );

  test('before the provider is reached: the shopper is told', async () => {
    at('/webshop-next/login/?til=%2Fminside%2F');
    jest.mocked(oidc.signIn).mockRejectedValueOnce(new Error('the provider is away'));
    await goToLogin(config);
    expectMessage('/minside/');
    expect(logged).toEqual(['the provider is away']);
  });
});
