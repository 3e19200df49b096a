import type { PublicConfig } from 'shared-domain/runtime/config';
import { sessionStore } from 'shared-domain/stores/session-store';
import { recordErrors } from 'shared-domain/testing';
import { currentUser, signOut } from './oidc-session';
import { startSession } from './start-session';

const ignore = () => undefined;
const events = {
  addUserLoaded: ignore,
  addSilentRenewError: ignore,
  removeUserLoaded: ignore,
  removeSilentRenewError: ignore,
};
const manager = { getUser: jest.fn(), signinSilent: jest.fn(), removeUser: jest.fn(), signoutRedirect: jest.fn() };
let settings: object;
jest.mock('oidc-client-ts', () => ({
  InMemoryWebStorage: class {},
  WebStorageStateStore: class {},
  UserManager: function UserManager(given: object) {
    settings = given;
    return Object.assign(manager, { events });
  },
}));

const config = { issuer: 'http://identity.test', clientId: 'webshop', shopOrigin: 'http://shop.test' } as PublicConfig;
const profile = { given_name: 'Amund', family_name: 'Fjelldal', phone_number: '+4792345678', is_retailer: false };
const logged = recordErrors();
beforeEach(() => {
  logged.length = 0;
  for (const call of Object.values(manager)) if ('mockReset' in call) call.mockReset().mockResolvedValue(null);
});
afterEach(() => localStorage.clear());

test('[F2.10-1, F2.10-2] the provider sends people back to login-return, and a silent renewal to login-silent', async () => {
  await currentUser(config);
  expect(settings).toMatchObject({
    redirect_uri: 'http://shop.test/webshop-next/login-return/',
    post_logout_redirect_uri: 'http://shop.test/webshop-next/login-return/',
    silent_redirect_uri: 'http://shop.test/webshop-next/login-silent/',
  });
});

test('[F4.5-3] a logout closes the shop’s session and goes to the provider’s sign-out', async () => {
  const fetched = jest.fn().mockResolvedValue({ ok: true });
  Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true, writable: true });
  manager.getUser.mockResolvedValue({ id_token: 'id-token' });
  await signOut(config);
  expect(fetched).toHaveBeenCalledWith('/shop/api/security/session', { method: 'DELETE' });
  expect(manager.signoutRedirect).toHaveBeenCalledWith({ id_token_hint: 'id-token' });
});

test('[F4.5-2] an expired user is removed, and the silent sign-in gives a new one', async () => {
  manager.getUser.mockResolvedValue({ expired: true, profile });
  manager.signinSilent.mockResolvedValue({ profile: { ...profile, given_name: 'Ny' } });
  await expect(currentUser(config)).resolves.toMatchObject({ givenName: 'Ny' });
  expect(manager.removeUser).toHaveBeenCalledTimes(1);
});

test('[F4.5-2] a user who has not expired is taken as known', async () => {
  manager.getUser.mockResolvedValue({ expired: false, profile });
  await expect(currentUser(config)).resolves.toMatchObject({ name: 'Amund Fjelldal', phoneNumber: '+4792345678' });
  expect(manager.signinSilent).not.toHaveBeenCalled();
});

/** Starts a session in a browser that was logged in before, and waits for what it learns. */
async function checkedSession() {
  localStorage.setItem('shop-was-logged-in', 'true');
  sessionStore.setState({ status: 'unknown', user: null });
  const answered = new Promise<void>((resolve) => {
    const stop = sessionStore.subscribe(() => {
      stop();
      resolve();
    });
  });
  startSession(config);
  await answered;
  return sessionStore.getState();
}

test.each(['login_required', 'End-User authentication is required'])(
  '[F8-19, F4.5-2] %s only says that no one is logged in',
  async (message) => {
    manager.signinSilent.mockRejectedValue(new Error(message));
    expect(await checkedSession()).toEqual({ status: 'anonymous', user: null });
    expect(logged).toEqual([]);
  },
);

test('[F8-19, F8-17] any other error is reported, and no one is logged in', async () => {
  manager.signinSilent.mockRejectedValue(new Error('the provider is away'));
  expect(await checkedSession()).toEqual({ status: 'anonymous', user: null });
  expect(logged).toEqual(['the provider is away']);
});
