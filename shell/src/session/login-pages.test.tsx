import { screen } from '@testing-library/react';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { noteServerTime } from 'shared-domain/runtime/server-time';
import { login, logout } from 'shared-domain/stores/session-store';
import { recordErrors } from 'shared-domain/testing';
import { WrongTimeError } from './id-token-checks';
import { comeBack, goToLogin, goToLogout } from './login-pages';
import * as oidc from './oidc-session';
import { tellOtherTabs } from './session-channel';
import { startSession } from './start-session';

jest.mock('./oidc-session', () => ({
  signIn: jest.fn(async () => undefined),
  signOutOfShop: jest.fn(async () => 'id-token'),
  signOutOfProvider: jest.fn(async () => true),
  completeSignIn: jest.fn(async () => undefined),
}));
jest.mock('./session-channel', () => ({ tellOtherTabs: jest.fn(), hearOtherTabs: () => () => undefined }));

const config = {} as PublicConfig;
const logged = recordErrors();
const at = (address: string): void => window.history.replaceState(null, '', address);
const MARKS = ['isInternetCustomer', 'ts'];
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  localStorage.setItem('accountData', '{}');
  for (const mark of MARKS) document.cookie = `${mark}=true; Path=/`;
  document.cookie = 'shop-auth-lock=; Max-Age=0; Path=/';
  logged.length = 0;
  // jsdom does not load pages, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  at('/');
});
const expectForgotten = (): void => {
  for (const mark of MARKS) expect(document.cookie).not.toContain(mark);
  expect(localStorage.getItem('accountData')).toBeNull();
};

test.each<readonly [string, () => unknown]>([
  ['forbids cookies', () => jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)],
  ['has no room left', () => undefined],
])('a browser that %s is told so, and not that the login failed', async (_what, refuse) => {
  document.body.innerHTML =
    '<p id="login-waiting"></p><div id="login-failed" hidden><p data-blocked="Blokkerte">Feilet</p><p><a href="/">Igjen</a></p></div>';
  at('/webshop-next/login/?til=/sok/');
  refuse();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await goToLogin(config);
  expect(screen.getByText('Blokkerte')).toBeVisible();
  expect(screen.getByText('Igjen')).toHaveAttribute('href', '/webshop-next/login/?til=%2Fsok%2F');
  expect(screen.queryByText('Feilet')).not.toBeInTheDocument();
  document.body.innerHTML = '';
});

test.each([
  ['login', login, oidc.signIn],
  ['logout', logout, oidc.signOutOfProvider],
])('[F2.10-3] a %s remembers the page where it began, then leaves it', async (_what, leavePage, provider) => {
  at('/mobiltelefoner/?merke=apple#filter');
  startSession(config, () => undefined);
  let stored: string | null = null;
  jest.mocked<(...given: never[]) => Promise<unknown>>(provider).mockImplementationOnce(async () => {
    stored = sessionStorage.getItem('login_redirect_url');
    return true;
  });
  await leavePage();
  expect(provider).toHaveBeenCalledTimes(1);
  expect(stored).toBe(`${location.origin}/mobiltelefoner/?merke=apple#filter`);
});

test('a login that cannot start rejects, so that the part that asked for it tells the shopper', async () => {
  startSession(config, () => undefined);
  jest.mocked(oidc.signIn).mockRejectedValueOnce(new Error('the provider is away'));
  await expect(login()).rejects.toThrow('the provider is away');
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

describe('a logout', () => {
  test('[F4.5-3] ends the shop’s session, then the provider’s; forgets the customer, and the other tabs hear of it', async () => {
    await goToLogout(config);
    expect(oidc.signOutOfProvider).toHaveBeenCalledWith(config, 'id-token');
    expectForgotten();
    expect(document.cookie).toContain('shop-auth-lock=false');
    expect(tellOtherTabs).toHaveBeenCalledWith('signed-out');
  });

  test('[F4.5-3] the provider is away: it is done at the shop all the same', async () => {
    jest.mocked(oidc.signOutOfProvider).mockRejectedValueOnce(new Error('the provider is away'));
    await goToLogout(config);
    expectForgotten();
    expect(logged).toEqual(['the provider is away']);
  });

  test('a provider without a sign-out: it is done at the shop, and nothing is reported', async () => {
    jest.mocked(oidc.signOutOfProvider).mockResolvedValueOnce(false);
    await goToLogout(config);
    expectForgotten();
    expect(logged).toEqual([]);
  });

  test('the shop is away: the session may still be there, so nothing is forgotten and the shopper is told', async () => {
    document.body.innerHTML = `<p id="login-waiting">Et øyeblikk …</p>
<div id="login-failed" role="alert" hidden><p>Utloggingen ble ikke fullført</p><a href="/">Prøv igjen</a></div>`;
    jest.mocked(oidc.signOutOfShop).mockRejectedValueOnce(new Error('not ended: 503'));
    await goToLogout(config);
    expect(screen.getByRole('alert')).toHaveTextContent('Utloggingen ble ikke fullført');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/logout/');
    expect(oidc.signOutOfProvider).not.toHaveBeenCalled();
    expect(tellOtherTabs).not.toHaveBeenCalled();
    expect(localStorage.getItem('accountData')).not.toBeNull();
  });
});

describe('a return', () => {
  test('[F2.10-1] from a login completes it and forgets what was known of somebody else', async () => {
    at('/webshop-next/login-return/?code=a&state=b');
    await comeBack(config);
    expect(oidc.completeSignIn).toHaveBeenCalledWith(config);
    expectForgotten();
    expect(document.cookie).toContain('shop-auth-lock=true');
    expect(tellOtherTabs).toHaveBeenCalledWith('signed-in');
  });

  test('[F2.10-1] from a logout completes nothing', async () => {
    at('/webshop-next/login-return/');
    await comeBack(config);
    expect(oidc.completeSignIn).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain('shop-auth-lock=true');
  });
});

describe('a browser that blocks storage', () => {
  const blocked = new DOMException('blocked', 'SecurityError');
  beforeEach(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      jest.spyOn(window, name, 'get').mockImplementation(() => {
        throw blocked;
      });
  });

  test('is told at the return that the login did not succeed', async () => {
    document.body.innerHTML = '<p id="login-waiting"></p><div id="login-failed" hidden><p>Feilet</p></div>';
    at('/webshop-next/login-return/?code=a&state=b');
    jest.mocked(oidc.completeSignIn).mockRejectedValueOnce(blocked);
    await comeBack(config);
    expect(screen.getByText('Feilet')).toBeVisible();
    document.body.innerHTML = '';
  });

  test('comes back from a logout', async () => {
    at('/webshop-next/login-return/');
    await expect(comeBack(config)).resolves.toBeUndefined();
  });

  test('is led from any page to the one that says what to allow', async () => {
    at('/mobiltelefoner/?merke=apple');
    startSession(config, () => undefined);
    await login();
    expect(console.error).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Not implemented: navigation (except hash changes)' }),
    );
    expect(oidc.signIn).not.toHaveBeenCalled();
  });

  test('can log out', async () => {
    startSession(config, () => undefined);
    await logout();
    expect(oidc.signOutOfProvider).toHaveBeenCalledWith(config, 'id-token');
    expect(tellOtherTabs).toHaveBeenCalledWith('signed-out');
  });
});

describe('a login that fails', () => {
  const MESSAGES = { blocked: 'Blokkerte', clock: 'Klokken går feil' };
  beforeEach(() => {
    document.body.innerHTML = `<p id="login-waiting">Et øyeblikk …</p>
<div id="login-failed" role="alert" hidden><p>Innloggingen ble ikke fullført</p><a href="/webshop-next/login/">Prøv igjen</a></div>`;
  });
  const expectMessage = (til: string): void => {
    expect(screen.getByRole('alert')).toHaveTextContent('Innloggingen ble ikke fullført');
    expect(screen.queryByText('Et øyeblikk …')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', `/webshop-next/login/?til=${encodeURIComponent(til)}`);
    expect(document.cookie).not.toContain('shop-auth-lock=true');
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

  test('for the times of the token, where the shop did not say its own: the device’s clock is named', async () => {
    Object.assign(screen.getByText('Innloggingen ble ikke fullført').dataset, MESSAGES);
    at('/webshop-next/login-return/?code=a&state=b');
    jest.mocked(oidc.completeSignIn).mockRejectedValueOnce(new WrongTimeError('iat'));
    await comeBack(config);
    expect(screen.getByRole('alert')).toHaveTextContent('Klokken går feil');
    expect(logged).toEqual(['The login is refused: iat']);
  });

  test('for the times of the token by the shop’s clock: the device’s is not blamed', async () => {
    Object.assign(screen.getByText('Innloggingen ble ikke fullført').dataset, MESSAGES);
    at('/webshop-next/login-return/?code=a&state=b');
    jest.mocked(oidc.completeSignIn).mockRejectedValueOnce(new WrongTimeError('exp'));
    noteServerTime(new Headers({ date: new Date().toUTCString() }));
    await comeBack(config);
    expectMessage('/');
    Object.assign(Reflect.get(globalThis, Symbol.for('shop.server-time@1')) as object, { aheadMs: null });
  });

  test('before the provider is reached: the shopper is told', async () => {
    at('/webshop-next/login/?til=%2Fminside%2F');
    jest.mocked(oidc.signIn).mockRejectedValueOnce(new Error('the provider is away'));
    await goToLogin(config);
    expectMessage('/minside/');
    expect(logged).toEqual(['the provider is away']);
  });
});
