import type { PublicConfig } from 'shared-domain/runtime/config';
import { useTestConfig } from 'shared-domain/testing';

const io = { fetchAuthentication: jest.fn(), fetchSessionToken: jest.fn() };
jest.mock('shared-domain/identity/io', () => io);
const oidc = { renewSilently: jest.fn() };
jest.mock('./oidc-session', () => oidc);
const notice = { showSessionNotice: jest.fn() };
jest.mock('./customer-data', () => ({ followCustomer: () => undefined }));

const USER = {
  name: 'Kari Nordmann',
  givenName: 'Kari',
  familyName: 'Nordmann',
  phoneNumber: '+4791234567',
  isRetailer: false,
};
const config = {} as PublicConfig;

/** Tabs of one browser: each hears what the others say. */
class Channel {
  static readonly tabs = new Set<Channel>();
  readonly #listeners = new Set<(event: { readonly data: unknown }) => void>();
  constructor() {
    Channel.tabs.add(this);
  }
  postMessage(data: unknown): void {
    for (const tab of Channel.tabs) if (tab !== this) for (const listener of tab.#listeners) listener({ data });
  }
  addEventListener(_name: string, listener: (event: { readonly data: unknown }) => void): void {
    this.#listeners.add(listener);
  }
  removeEventListener(_name: string, listener: (event: { readonly data: unknown }) => void): void {
    this.#listeners.delete(listener);
  }
}

interface Server {
  isAuthenticated: boolean | 'down';
  /** As the client answers: 'ended' is 401, null nothing that could be used. */
  token: object | 'ended' | null;
}
let server: Server;
let lifecycle: typeof import('./session-lifecycle');
let stores: typeof import('shared-domain/stores/session-store');
let otherTab: Channel;
let heard: unknown[];

const aToken = (accessToken: string, isRenewable = true) => ({
  accessToken,
  expiresInSeconds: 3600,
  isRenewable,
  user: USER,
});
const lock = (): string | undefined => /shop-auth-lock=(\w*)/.exec(document.cookie)?.[1];
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const state = () => stores.sessionStore.getState();

beforeEach(async () => {
  jest.resetModules();
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (/^shop\.(session|account)/.test(key.description ?? ''))
      delete (globalThis as unknown as Record<symbol, unknown>)[key];
  notice.showSessionNotice.mockReset();
  Channel.tabs.clear();
  Object.assign(globalThis, { BroadcastChannel: Channel });
  useTestConfig({ apiBase: '/api', shopOrigin: window.location.origin, customerCalls: ['/api/accountdata/'] });
  heard = [];
  document.cookie = 'shop-auth-lock=; Max-Age=0; Path=/';
  server = { isAuthenticated: true, token: aToken('token-1') };
  io.fetchAuthentication.mockReset().mockImplementation(async () => {
    const { isAuthenticated } = server;
    if (isAuthenticated === 'down') return null;
    const { name, givenName, isRetailer } = USER;
    return { isAuthenticated, ...(isAuthenticated && { user: { name, givenName, isRetailer } }) };
  });
  io.fetchSessionToken.mockReset().mockImplementation(async () => server.token);
  lifecycle = await import('./session-lifecycle');
  stores = await import('shared-domain/stores/session-store');
  otherTab = new Channel();
  otherTab.addEventListener('message', ({ data }) => void heard.push(data));
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const open = async (): Promise<void> => {
  lifecycle.watchSession(config, notice.showSessionNotice);
  await pass(50);
};

describe('the check', () => {
  test('[F4.5-1, F7.5-1, F9.15-1] a visitor is asked about once: locked for 8 s, the answer kept for 32 s', async () => {
    server.isAuthenticated = false;
    const written = jest.spyOn(document, 'cookie', 'set');
    await open();
    const cookies = written.mock.calls.map(([cookie]) => cookie);
    written.mockRestore();
    expect(cookies).toEqual([
      expect.stringContaining('shop-auth-lock=loading; Max-Age=8;'),
      expect.stringContaining('shop-auth-lock=false; Max-Age=32;'),
    ]);
    expect(state()).toEqual({ status: 'anonymous', user: null });
    expect(lock()).toBe('false');
    expect(io.fetchSessionToken).not.toHaveBeenCalled();
    await open();
    expect(io.fetchAuthentication).toHaveBeenCalledTimes(1);
  });

  test('[F4.5-1, F3.7-5, F3.7-6] a customer’s session gives name, number and a token, and says who is store staff', async () => {
    server.token = { ...aToken('token-1'), user: { ...USER, isRetailer: true } };
    await open();
    expect(state()).toEqual({
      status: 'authenticated',
      user: {
        name: 'Kari Nordmann',
        givenName: 'Kari',
        familyName: 'Nordmann',
        phoneNumber: '+4791234567',
        isRetailer: true,
      },
    });
    expect(lock()).toBe('true');
    await expect(lifecycle.accessToken(config)).resolves.toBe('token-1');
  });

  test('[F9.15-1, F4.5-1] while another tab checks this one waits 12 s, then reads the cookie', async () => {
    document.cookie = 'shop-auth-lock=loading; Path=/';
    await open();
    expect(state().status).toBe('unknown');
    document.cookie = 'shop-auth-lock=true; Path=/';
    await pass(11_900);
    expect(state().status).toBe('unknown');
    await pass(200);
    expect(state().status).toBe('authenticated');
    expect(io.fetchAuthentication).not.toHaveBeenCalled();
  });

  test('[F4.5-1] another tab that is done says so: no one waits for the rest of the 12 s', async () => {
    document.cookie = 'shop-auth-lock=loading; Path=/';
    await open();
    document.cookie = 'shop-auth-lock=false; Path=/';
    otherTab.postMessage('checked');
    await pass(10);
    expect(state().status).toBe('anonymous');
  });

  test('[F8-17, F9.15-1] a failed check counts as not logged in, is not remembered, and tried again after 12 s', async () => {
    server.isAuthenticated = 'down';
    await open();
    expect(state().status).toBe('anonymous');
    expect(lock() ?? '').toBe('');
    server.isAuthenticated = true;
    await pass(12_100);
    expect(state().status).toBe('authenticated');
  });

  test('a session that has ended since the last check is none', async () => {
    document.cookie = 'shop-auth-lock=true; Path=/';
    server.token = 'ended';
    await open();
    expect(state()).toEqual({ status: 'anonymous', user: null });
    expect(lock()).toBe('false');
    expect(notice.showSessionNotice).not.toHaveBeenCalled();
  });

  test('without an answer of the provider the name is shown, and a token comes when it is back', async () => {
    server.token = null;
    await open();
    expect(state().user).toMatchObject({ name: 'Kari Nordmann', phoneNumber: '' });
    await expect(lifecycle.accessToken(config)).resolves.toBeNull();
    server.token = aToken('token-2');
    await pass(30_100);
    expect(state().user).toEqual(USER);
    await expect(lifecycle.accessToken(config)).resolves.toBe('token-2');
  });
});

describe('renewal', () => {
  test('[F7.5-3] a minute before its end the token is renewed, without the shopper', async () => {
    await open();
    server.token = aToken('token-2');
    await pass(3_538_000);
    await expect(lifecycle.accessToken(config)).resolves.toBe('token-1');
    await pass(3_000);
    await expect(lifecycle.accessToken(config)).resolves.toBe('token-2');
    expect(io.fetchSessionToken).toHaveBeenCalledTimes(2);
  });

  test('one tab after the other, under one lock', async () => {
    const request = jest.fn((_name: string, _options: object, work: () => unknown) => Promise.resolve(work()));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    await open();
    expect(request).toHaveBeenCalledWith('shop.session.renewal', expect.anything(), expect.any(Function));
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('a session that ends while the page is open: name gone, reason kept, other tabs told, no token given out', async () => {
    await open();
    server.token = 'ended';
    await pass(3_541_000);
    expect(state()).toEqual({ status: 'anonymous', user: null });
    expect(notice.showSessionNotice).toHaveBeenCalledWith('expired');
    expect(lock()).toBe('false');
    expect(heard).toContain('expired');
    await expect(lifecycle.accessToken(config)).resolves.toBeNull();
  });

  test('a renewal that nobody answers keeps the name and is tried again after 30 s', async () => {
    await open();
    server.token = null;
    await pass(3_541_000);
    expect(state().status).toBe('authenticated');
    server.token = aToken('token-2');
    await pass(31_000);
    await expect(lifecycle.accessToken(config)).resolves.toBe('token-2');
  });

  test('a token that a server refuses is exchanged, and the session is asked to check itself', async () => {
    await open();
    server.token = aToken('token-2');
    await expect(lifecycle.accessToken(config, 'token-1')).resolves.toBe('token-2');
    expect(io.fetchSessionToken).toHaveBeenLastCalledWith(true);
  });

  test('[F2.10-2] without refresh tokens the page asks the provider in a frame, and then the session again', async () => {
    await open();
    server.token = { ...aToken('token-1', false), expiresInSeconds: 60 };
    oidc.renewSilently.mockImplementationOnce(async () => {
      server.token = aToken('token-2', false);
      return true;
    });
    await pass(3_541_000);
    expect(oidc.renewSilently).toHaveBeenCalledTimes(1);
    await expect(lifecycle.accessToken(config)).resolves.toBe('token-2');
  });
});

describe('other tabs', () => {
  test('a logout there ends the session here', async () => {
    await open();
    otherTab.postMessage('signed-out');
    expect(state()).toEqual({ status: 'anonymous', user: null });
    expect(notice.showSessionNotice).toHaveBeenCalledWith('elsewhere');
    await expect(lifecycle.accessToken(config)).resolves.toBeNull();
  });

  test('a login there shows the name here, another person’s too', async () => {
    server.isAuthenticated = false;
    await open();
    document.cookie = 'shop-auth-lock=true; Path=/';
    otherTab.postMessage('signed-in');
    await pass(50);
    expect(state().user).toEqual(USER);
  });

  test('nothing that they tell each other is a token or a name', async () => {
    await open();
    server.token = 'ended';
    await pass(3_541_000);
    expect(JSON.stringify(heard)).not.toMatch(/token-1|Kari|9123/);
  });
});
