import type { PublicConfig } from 'shared-domain/runtime/config';
import { completeSignIn, renewSilently, signOutOfProvider, signOutOfShop } from './oidc-session';

const manager = {
  metadataService: { getEndSessionEndpoint: async () => endSession },
  signinSilent: jest.fn(),
  removeUser: jest.fn(),
  signinRedirectCallback: jest.fn(),
  signoutRedirect: jest.fn(),
};
let settings: object;
let endSession: string | undefined = 'http://identity.test/end';
jest.mock('oidc-client-ts', () => ({
  InMemoryWebStorage: class {},
  WebStorageStateStore: class {},
  UserManager: function UserManager(given: object) {
    settings = given;
    return manager;
  },
}));

const SESSION = '/shop/api/security/session';
const config = { issuer: 'http://identity.test', clientId: 'webshop', shopOrigin: 'http://shop.test' } as PublicConfig;
const user = { access_token: 'access', refresh_token: 'refresh', id_token: 'id', expires_in: 300 };
const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();
const sent = () => fetched.mock.calls[0]?.[1];
beforeEach(() => {
  const { metadataService: _, ...calls } = manager;
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue(null);
  endSession = 'http://identity.test/end';
  fetched.mockReset().mockResolvedValue({ ok: true, json: async () => ({ idToken: 'id' }) });
  Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true, writable: true });
});

test('[F2.10-1, F2.10-2, F7.5-3] the provider is asked for a code, with these scopes and addresses', async () => {
  await signOutOfProvider(config, null);
  expect(settings).toMatchObject({
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: 'http://shop.test/webshop-next/login-return/',
    post_logout_redirect_uri: 'http://shop.test/webshop-next/login-return/',
    silent_redirect_uri: 'http://shop.test/webshop-next/login-silent/',
  });
});

test('a client with a secret asks for its scope and API, and has the shop exchange its codes', async () => {
  await jest.isolateModulesAsync(async () => {
    const oidc = await import('./oidc-session');
    const login = {
      scope: 'openid profile offline_access',
      audience: 'https://api.test/',
      isConfidential: true,
    } as const;
    await oidc.signOutOfProvider({ ...config, login }, null);
  });
  expect(settings).toMatchObject({
    scope: 'openid profile offline_access',
    extraQueryParams: { audience: 'https://api.test/' },
    metadataSeed: { token_endpoint: 'http://shop.test/shop/api/security/code' },
  });
});

test('a slow provider is given up', () => {
  expect(settings).toMatchObject({ requestTimeoutInSeconds: 8, silentRequestTimeoutInSeconds: 8 });
});

test('a login hands its tokens to the shop’s session', async () => {
  manager.signinRedirectCallback.mockResolvedValue(user);
  await completeSignIn(config);
  expect(fetched.mock.calls[0]?.[0]).toBe(SESSION);
  expect(sent()).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer access' } });
  expect(JSON.parse(sent()?.body as string)).toEqual({
    refreshToken: 'refresh',
    idToken: 'id',
    expiresInSeconds: 300,
  });
});

test('[F4.5-3] a logout closes the shop’s session and goes to the provider’s sign-out', async () => {
  await signOutOfProvider(config, await signOutOfShop());
  expect(fetched).toHaveBeenCalledWith(SESSION, expect.objectContaining({ method: 'DELETE' }));
  expect(manager.signoutRedirect).toHaveBeenCalledWith({ id_token_hint: 'id' });
});

test('a provider without a sign-out is not left for', async () => {
  endSession = undefined;
  await expect(signOutOfProvider(config, 'id')).resolves.toBe(false);
  expect(manager.signoutRedirect).not.toHaveBeenCalled();
});

test('an id token that is too long for an address is no hint', async () => {
  await signOutOfProvider(config, 'x'.repeat(4_001));
  expect(manager.signoutRedirect).toHaveBeenCalledWith({});
});

test('a session that the shop did not end is no logout', async () => {
  fetched.mockResolvedValue({ ok: false, status: 503 });
  await expect(signOutOfShop()).rejects.toThrow('503');
});

describe('a silent renewal, for a provider without refresh tokens', () => {
  test('[F2.10-2, F4.5-2] gives the session the new token, and no page keeps it', async () => {
    manager.signinSilent.mockResolvedValue({ access_token: 'new' });
    await expect(renewSilently(config)).resolves.toBe(true);
    expect(sent()).toMatchObject({ method: 'PUT', headers: { authorization: 'Bearer new' } });
    expect(manager.removeUser).toHaveBeenCalledTimes(1);
  });

  test.each(['login_required', 'End-User authentication is required'])(
    '[F8-19, F4.5-2] %s only says that no one is logged in',
    async (message) => {
      manager.signinSilent.mockRejectedValue(new Error(message));
      await expect(renewSilently(config)).resolves.toBe(false);
    },
  );

  test('[F8-19] any other error is one', async () => {
    manager.signinSilent.mockRejectedValue(new Error('the provider is away'));
    await expect(renewSilently(config)).rejects.toThrow('away');
  });
});
