/** The data that a browser keeps of the customer, and its owner: with the storefront's own clients, on calls that a test answers. */
import { ok } from 'shared-domain/kernel';
import { apiGet, apiPost } from 'shared-domain/runtime/http';
import { accountStore } from 'shared-domain/stores/account-store';
import { type SessionUser, setSession } from 'shared-domain/stores/session-store';
import { anAccount, anAccountSubscription } from 'shared-domain/subscription/testing';
import { useTestConfig } from 'shared-domain/testing';
import { followCustomer } from './customer-data';

jest.mock('shared-domain/runtime/http', () => ({ apiGet: jest.fn(), apiPost: jest.fn() }));

const post = jest.mocked(apiPost);
const KARI: SessionUser = {
  name: 'Kari Nordmann',
  givenName: 'Kari',
  familyName: 'Nordmann',
  phoneNumber: '+4791234567',
  isRetailer: false,
};
const ACCOUNTS = [
  anAccount({
    subscriptions: [
      anAccountSubscription({ firstName: 'Jonas', lastName: 'Nordmann', phoneNumber: '95678901' }),
      anAccountSubscription({ firstName: 'Kari', lastName: 'Nordmann', phoneNumber: '91234567' }),
    ],
  }),
];
const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 23, 12);
let stop: () => void;
beforeEach(() => {
  useTestConfig();
  localStorage.clear();
  document.cookie = 'isInternetCustomer=; Max-Age=0; Path=/';
  post.mockReset().mockResolvedValue(ok(ACCOUNTS));
  jest
    .mocked(apiGet)
    .mockReset()
    .mockResolvedValue(ok({ isInternetCustomer: true }));
  jest.spyOn(Date, 'now').mockReturnValue(START);
  setSession({ status: 'unknown', user: null });
  stop = followCustomer();
});
afterEach(() => {
  setSession({ status: 'anonymous', user: null });
  stop();
  jest.restoreAllMocks();
});

/** Another page of the same browser, in which this person is logged in. */
async function openPage(user: SessionUser, afterMs = 0): Promise<void> {
  jest.spyOn(Date, 'now').mockReturnValue(START + afterMs);
  stop();
  accountStore.setState(accountStore.getInitialState(), true);
  setSession({ status: 'authenticated', user: { ...user } });
  stop = followCustomer();
  while (accountStore.getState().status !== 'ready') await new Promise((resolve) => setTimeout(resolve));
}

test('[F7.3-3, F9.15-3, P9-36, F8-11] the accounts are kept for 300 s under accountData, for the next pages', async () => {
  await openPage(KARI);
  expect(Object.keys(localStorage)).toEqual(['accountData']);
  await openPage(KARI, 5 * MINUTE - 1);
  expect(accountStore.getState().accounts).toEqual(ACCOUNTS);
  expect(post).toHaveBeenCalledTimes(1);
  await openPage(KARI, 5 * MINUTE);
  expect(post).toHaveBeenCalledTimes(2);
});

test.each([
  ['[F5.4-3, P5-11] with a second given name, in other letters', { givenName: 'KARI-Anne Lise' }],
  ['[F5.4-3, P5-11] with a second given name after a space', { givenName: 'Kari Anne' }],
  ['[F5.4-4, P5-11] with the family name in other letters', { familyName: 'nordmann' }],
  ['[F5.4-2, P5-11] with the number without +47', { phoneNumber: '912 34 567' }],
])('[F5.4-1] what is kept is the same person’s %s', async (_what, change) => {
  await openPage(KARI);
  await openPage({ ...KARI, ...change });
  expect(post).toHaveBeenCalledTimes(1);
});

test('[F5.4-3] the first given name of the subscription counts as well', async () => {
  const subscription = anAccountSubscription({ firstName: 'Kari-Anne', lastName: 'Nordmann', phoneNumber: '91234567' });
  post.mockResolvedValue(ok([anAccount({ subscriptions: [subscription] })]));
  await openPage(KARI);
  await openPage(KARI);
  expect(post).toHaveBeenCalledTimes(1);
});

test.each([
  ['[F5.4-2, P5-11] with another number', { phoneNumber: '+4791234568' }],
  ['[F5.4-2, F5.4-3, P5-11] with the number of a family member', { phoneNumber: '+4795678901' }],
  ['[F5.4-3, P5-11] with another given name', { givenName: 'Karin' }],
  ['[F5.4-4, P5-11] with another family name', { familyName: 'Nordli' }],
])('[F5.4-1] what is kept is not for somebody %s', async (_what, change) => {
  await openPage(KARI);
  post.mockResolvedValue(ok([]));
  await openPage({ ...KARI, ...change });
  expect(post).toHaveBeenCalledTimes(2);
  expect(accountStore.getState().accounts).toEqual([]);
});

test('[F9.15-2, F6-5, P9-36] whether the customer has TV or broadband is asked once a day', async () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  await openPage(KARI);
  expect(written).toHaveBeenCalledWith(expect.stringContaining('isInternetCustomer=true; Max-Age=86400;'));
  await openPage(KARI, 60 * MINUTE);
  expect(accountStore.getState().isInternetCustomer).toBe(true);
  expect(apiGet).toHaveBeenCalledTimes(1);
});
