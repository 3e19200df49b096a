import {
  fetchAccounts,
  fetchAuthentication,
  fetchIsInternetCustomer,
  fetchSessionToken,
} from 'shared-domain/identity/io';
/** A visitor who is not logged in, and with a token of a test customer that customer's subscriptions. */
import { setCredentialSource } from 'shared-domain/runtime/credentials';
import { answered, needed, type Probe } from '../probe';

export interface Customer {
  readonly accessToken: string;
  readonly phoneNumber: string;
}

export async function askAccounts(probe: Probe, customer: Customer | undefined): Promise<void> {
  await probe.ask('accounts', 'GET /shop/api/security/isauthenticated', async (expect) => {
    expect(!answered(await fetchAuthentication())?.isAuthenticated, 'a visitor without a session is logged in');
  });
  await probe.ask('accounts', 'POST /shop/api/security/session/token', async (expect) => {
    expect((await fetchSessionToken()) === 'ended', 'without a session the answer is not 401');
  });
  await probe.ask('accounts', 'GET /api/userServiceApi/GetPublicUser/', async (expect) => {
    expect(!(await fetchIsInternetCustomer({ jar: { cookie: '' } })), 'a visitor without a session is a customer');
  });
  await probe.ask('accounts', 'POST /api/accountdata/subscriptions/{phone}', async () => {
    const { accessToken, phoneNumber } = needed(customer, 'customer (--token, --phone)');
    setCredentialSource({ accessToken: () => Promise.resolve(accessToken) });
    const user = { name: '', givenName: '', familyName: '', phoneNumber, isRetailer: false };
    return answered(await fetchAccounts({ user, nowMs: Date.now() }));
  });
}
