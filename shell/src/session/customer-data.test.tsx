import { act, renderHook } from '@testing-library/react';
import { fetchAccounts, fetchIsInternetCustomer } from 'shared-domain/identity/io';
import { accountStore, reloadAccounts, useAccount } from 'shared-domain/stores/account-store';
import { type SessionUser, setSession } from 'shared-domain/stores/session-store';
import type { Account } from 'shared-domain/subscription';
import { anAccount } from 'shared-domain/subscription/testing';
import { recordErrors } from 'shared-domain/testing';
import { followCustomer } from './customer-data';

jest.mock('shared-domain/identity/io', () => ({ fetchAccounts: jest.fn(), fetchIsInternetCustomer: jest.fn() }));
const io = { fetchAccounts: jest.mocked(fetchAccounts), fetchIsInternetCustomer: jest.mocked(fetchIsInternetCustomer) };

const kari: SessionUser = {
  name: 'Kari Nordmann',
  givenName: 'Kari',
  familyName: 'Nordmann',
  phoneNumber: '+4791234567',
  isRetailer: false,
};
const ola = { ...kari, name: 'Ola Nordmann', givenName: 'Ola', phoneNumber: '+4791234568' };
const logged = recordErrors();
const loaded = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
const logIn = (user: SessionUser) => {
  setSession({ status: 'authenticated', user });
  return loaded();
};
const logOut = () => setSession({ status: 'anonymous', user: null });
let stop: () => void;
beforeEach(() => {
  logged.length = 0;
  io.fetchAccounts.mockReset().mockResolvedValue([anAccount()]);
  io.fetchIsInternetCustomer.mockReset().mockResolvedValue(false);
  setSession({ status: 'unknown', user: null });
  stop = followCustomer();
});
afterEach(() => {
  logOut();
  stop();
  document.cookie = 'ts=; Max-Age=0; Path=/';
});

test('[F7.3-1, F4.7-1, F6-2] a login loads the customer’s accounts, once', async () => {
  const { result } = renderHook(() => useAccount(({ accounts }) => accounts));
  expect(result.current).toEqual([]);
  await logIn(kari);
  await logIn({ ...kari });
  expect(result.current).toEqual([anAccount()]);
  expect(io.fetchAccounts).toHaveBeenCalledTimes(1);
  expect(io.fetchAccounts.mock.calls[0]?.[0]).toMatchObject({ user: kari });
});

test('prices wait no longer for the customer once the session is known', async () => {
  const { dataset } = document.documentElement;
  dataset.customer = '';
  setSession({ status: 'unknown', user: null });
  expect(dataset.customer).toBe('');
  const loading = logIn(kari);
  // From here on it is the page's own matter: it knows that the accounts are on their way.
  expect([dataset.customer, accountStore.getState().status]).toEqual([undefined, 'loading']);
  await loading;
});

test('[F6-5] an internet customer is known as one', async () => {
  io.fetchIsInternetCustomer.mockResolvedValue(true);
  await logIn(kari);
  expect(accountStore.getState().isInternetCustomer).toBe(true);
});

test('[F6-4, P6-7] who has a subscription is an existing customer, also for a day after the session', async () => {
  await logIn(kari);
  expect(accountStore.getState().customerType).toBe('existing');
  expect(document.cookie).toContain('ts=true');
  logOut();
  expect(accountStore.getState()).toEqual({
    status: 'none',
    accounts: [],
    isInternetCustomer: false,
    customerType: 'existing',
  });
});

test('[F6-4] who has none is a new customer, whatever the browser was marked as before', async () => {
  document.cookie = 'ts=true; Path=/';
  io.fetchAccounts.mockResolvedValue([]);
  await logIn(kari);
  expect(accountStore.getState()).toMatchObject({ status: 'ready', customerType: 'new' });
  expect(document.cookie).not.toContain('ts=true');
});

test('the end of a session leaves nothing of the customer on the device', async () => {
  localStorage.setItem('accountData', '{}');
  document.cookie = 'isInternetCustomer=true; Path=/';
  logOut();
  expect(localStorage.getItem('accountData')).toBeNull();
  expect(document.cookie).not.toContain('isInternetCustomer');
});

test('another person gets nothing of the first, even when the first one’s answer is late', async () => {
  let answer: (accounts: readonly Account[]) => void = () => undefined;
  io.fetchAccounts.mockReturnValueOnce(new Promise<readonly Account[]>((resolve) => (answer = resolve)));
  setSession({ status: 'authenticated', user: kari });
  await loaded();
  io.fetchAccounts.mockResolvedValue([]);
  await logIn(ola);
  answer([anAccount()]);
  await loaded();
  expect(accountStore.getState()).toMatchObject({ status: 'ready', accounts: [] });
});

test('an answer that comes after the logout is not kept', async () => {
  io.fetchAccounts.mockImplementationOnce(async () => {
    logOut();
    localStorage.setItem('accountData', '{}');
    return [anAccount()];
  });
  await logIn(kari);
  expect(localStorage.getItem('accountData')).toBeNull();
  expect(accountStore.getState().accounts).toEqual([]);
});

test('[F8-11] without an answer the customer is shown without accounts, and another try may succeed', async () => {
  io.fetchAccounts.mockResolvedValueOnce(null);
  io.fetchIsInternetCustomer.mockResolvedValue(true);
  await logIn(kari);
  expect(accountStore.getState()).toMatchObject({ status: 'failed', accounts: [], isInternetCustomer: true });
  await act(() => reloadAccounts());
  expect(accountStore.getState()).toMatchObject({ status: 'ready', accounts: [anAccount()] });
});

test('a defect is reported, and counts as no answer', async () => {
  io.fetchAccounts.mockRejectedValueOnce(new Error('the storage is full'));
  await logIn(kari);
  expect(accountStore.getState().status).toBe('failed');
  expect(logged).toEqual(['the storage is full']);
});

test('a person without a telephone number is asked nothing about', async () => {
  await logIn({ ...kari, phoneNumber: '' });
  expect(io.fetchAccounts).not.toHaveBeenCalled();
  expect(accountStore.getState().status).toBe('none');
});
