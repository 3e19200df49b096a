import { setCredentialSource } from 'shared-domain/runtime/credentials';
import { fakeFetch, recordErrors, toWire, useTestConfig } from 'shared-domain/testing';
import { accountsSchema } from '../../subscription/io';
import { anAccount, anAccountSubscription } from '../../subscription/testing';
import type { SessionUser } from '../model';
import { fetchAccounts } from './identity-client';

const NOW = Date.UTC(2026, 10, 21, 12);
const user: SessionUser = {
  name: 'Kari Nordmann',
  givenName: 'Kari',
  familyName: 'Nordmann',
  phoneNumber: '+4791234567',
  isRetailer: false,
};
const accounts = [
  anAccount({
    subscriptions: [anAccountSubscription({ firstName: 'Kari', lastName: 'Nordmann', phoneNumber: '91234567' })],
  }),
];

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};
Object.defineProperty(globalThis, 'localStorage', { value: storage });

const logged = recordErrors();
let network: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  useTestConfig({ customerCalls: ['/api/accountdata/'] });
  setCredentialSource({ accessToken: async () => 'secret' });
  entries.clear();
  logged.length = 0;
  network = fakeFetch(() => fakeFetch.json(toWire(accountsSchema, accounts)));
});
afterEach(() => network.restore());

const ask = (nowMs = NOW, who = user) => fetchAccounts({ user: who, nowMs });

test('[P7-7, F7.3-1, F7.3-2, F7.3-3] accounts by phone number without +47, with the token as the only field', async () => {
  await expect(ask()).resolves.toEqual(accounts);
  expect(network.calls[0]).toMatchObject({
    method: 'POST',
    url: 'http://shop.test/api/accountdata/subscriptions/91234567',
  });
  expect(JSON.parse(network.calls[0]?.body ?? '')).toEqual({ token: 'secret' });
  expect([...entries.keys()]).toEqual(['accountData']);
  expect([...entries.values()].join()).not.toContain('secret');
});

test('[F7.3-3, F9.15-3, P9-36] kept for 300 s', async () => {
  await ask();
  await expect(ask(NOW + 299_000)).resolves.toEqual(accounts);
  expect(network.calls).toHaveLength(1);
  await ask(NOW + 300_000);
  expect(network.calls).toHaveLength(2);
});

test('[P5-11, F5.4-1] stored data of another user is not shown, and is deleted', async () => {
  await ask();
  network.restore();
  network = fakeFetch(() => fakeFetch.problem(403));
  await expect(ask(NOW, { ...user, givenName: 'Ola' })).resolves.toBeNull();
  expect(entries.size).toBe(0);
});

test.each(['', 'no json', '{"storedAtMs":1}', '[]'])('[F7.3-3] %j in the storage is ignored', async (text) => {
  entries.set('accountData', text);
  await expect(ask()).resolves.toEqual(accounts);
});

test('[P8-16, F8-11] a failed call is logged and gives no list; nothing is kept', async () => {
  network.restore();
  network = fakeFetch(() => fakeFetch.problem(500));
  await expect(ask()).resolves.toBeNull();
  expect(logged).toEqual(['Failed to fetch account data']);
  expect(entries.size).toBe(0);
});
