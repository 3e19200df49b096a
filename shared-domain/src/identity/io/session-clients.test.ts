import { fakeFetch, recordErrors, useTestConfig } from 'shared-domain/testing';
import { isAuthenticated as isLoggedIn } from '../rules/auth-lock';
import { FORGET_INTERNET_CUSTOMER } from '../rules/known-customer';
import { fetchAuthentication, fetchIsInternetCustomer, fetchSessionToken } from './identity-client';

const USER = { name: '', givenName: 'Kari', familyName: '', phoneNumber: '', isRetailer: false };
const logged = recordErrors();
let network: ReturnType<typeof fakeFetch>;
const answer = (respond: Parameters<typeof fakeFetch>[0]): void => {
  network?.restore();
  network = fakeFetch(respond);
};
/** Keeps each cookie's first pair, as a browser does. */
const aJar = (): { cookie: string } => {
  let kept = '';
  return {
    get cookie() {
      return kept;
    },
    set cookie(text) {
      kept = text.includes('Max-Age=0') ? '' : (text.split(';', 1)[0] ?? '');
    },
  };
};
beforeEach(() => {
  useTestConfig({ apiBase: 'http://api.test/api' });
  logged.length = 0;
});
afterEach(() => network.restore());

describe('isauthenticated', () => {
  test.each([true, false])('[F7.5-1] calls the shop’s own origin, which answers %j', async (isAuthenticated) => {
    answer(() => fakeFetch.json({ isAuthenticated, more: 1 }));
    await expect(fetchAuthentication()).resolves.toEqual({ isAuthenticated });
    expect(network.calls).toEqual([
      expect.objectContaining({ method: 'GET', url: 'http://shop.test/shop/api/security/isauthenticated' }),
    ]);
    expect(logged).toEqual([]);
  });

  test.each([
    ['a refusal', () => fakeFetch.problem(500)],
    ['another shape', () => fakeFetch.json({ isAuthenticated: 'true' })],
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ])('[F8-17, F8-1] %s counts as not authenticated and is logged', async (_what, respond) => {
    answer(respond);
    const answered = await fetchAuthentication();
    expect(isLoggedIn(answered)).toBe(false);
    expect(logged).toEqual(['Failed to check authentication']);
  });

  test('after another call of the session that was not answered the fault is logged once', async () => {
    answer(() => fakeFetch.problem(500));
    await fetchSessionToken();
    await expect(fetchAuthentication({ isFollowUp: true })).resolves.toBeNull();
    expect(logged).toEqual(['Failed to renew the session']);
  });
});

describe('the session’s token', () => {
  const token = { accessToken: 'secret', expiresInSeconds: 3600, isRenewable: true, user: USER };

  test('is asked of the shop’s own origin', async () => {
    answer(() => fakeFetch.json(token));
    await expect(fetchSessionToken()).resolves.toEqual(token);
    expect(network.calls).toMatchObject([{ method: 'POST', url: 'http://shop.test/shop/api/security/session/token' }]);
  });

  test('a session that has ended is no failure', async () => {
    answer(() => fakeFetch.problem(401));
    await expect(fetchSessionToken()).resolves.toBe('ended');
    expect(logged).toEqual([]);
  });

  test('no answer is logged', async () => {
    answer(() => fakeFetch.problem(503));
    await expect(fetchSessionToken()).resolves.toBeNull();
    expect(logged).toEqual(['Failed to renew the session']);
  });
});

describe('isInternetCustomer', () => {
  test('[F7.5-2, F6-5] is called with the key in the header api-token, on the shop’s own origin', async () => {
    answer(() => fakeFetch.json({ isInternetCustomer: true }));
    await expect(fetchIsInternetCustomer({ jar: aJar() })).resolves.toBe(true);
    expect(network.calls[0]).toMatchObject({
      method: 'GET',
      url: 'http://shop.test/api/userServiceApi/GetPublicUser/',
    });
    expect(network.calls[0]?.headers.get('api-token')).toBe('reference');
  });

  test.each([true, false])(
    '[P9-36, F9.15-2] %j is fetched once and kept until the cookie is deleted',
    async (isInternetCustomer) => {
      const jar = aJar();
      answer(() => fakeFetch.json({ isInternetCustomer }));
      await fetchIsInternetCustomer({ jar });
      expect(jar.cookie).toBe(`isInternetCustomer=${isInternetCustomer}`);
      await expect(fetchIsInternetCustomer({ jar })).resolves.toBe(isInternetCustomer);
      expect(network.calls).toHaveLength(1);
      jar.cookie = FORGET_INTERNET_CUSTOMER;
      await fetchIsInternetCustomer({ jar });
      expect(network.calls).toHaveLength(2);
    },
  );

  test('[F8-1, F6-5] a failed call is logged, counts as no and is not kept', async () => {
    const jar = aJar();
    answer(() => fakeFetch.problem(401));
    await expect(fetchIsInternetCustomer({ jar })).resolves.toBe(false);
    expect(logged).toEqual(['Failed to fetch public user']);
    expect(jar.cookie).toBe('');
  });
});
