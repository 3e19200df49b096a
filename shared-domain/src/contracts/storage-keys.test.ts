import { ACCOUNT_DATA_MAX_AGE_SECONDS, COOKIES, STORAGE_KEYS } from './storage-keys';

const DAY_SECONDS = 24 * 60 * 60;

test.each([
  ['[F7.1-20, F9.15-5, P9-36]', 'orderRef', 'orderRef', DAY_SECONDS],
  ['[F7.1-20, F9.15-5, P9-36]', 'orderRealm', 'orderRealm', DAY_SECONDS],
  ['[F4.5-1, F9.15-1]', 'authLock', 'shop-auth-lock', 32],
  ['[F9.15-2, P9-36]', 'isInternetCustomer', 'isInternetCustomer', DAY_SECONDS],
] as const)('%s the cookie %s is named %s and lives %d s', (_, key, name, maxAgeSeconds) => {
  expect(COOKIES[key]).toEqual({ name, maxAgeSeconds });
});

test.each([
  ['[P4-58]', 'userRefPdp', 'user_ref_pdp'],
  ['[P7-4]', 'ukkoStateId', 'ukko-state-id'],
  ['[F3.7-7]', 'retailerSession', 'RETAILER_SESSION'],
  ['[P6-7]', 'existingCustomer', 'ts'],
] as const)('%s the cookie %s is named %s', (_, key, name) => {
  expect(COOKIES[key].name).toBe(name);
});

test('[F2.10-3, F7.3-3, F4.4-1] names of what is stored', () => {
  expect(STORAGE_KEYS).toEqual({
    loginRedirectUrl: 'login_redirect_url',
    accountData: 'accountData',
    queueData: 'queueData',
    closedAnnouncements: 'closedAnnouncements',
    comparedProducts: 'comparedProducts',
    minimizedAnnouncements: 'minimizedAnnouncements',
    seenProducts: 'seenProducts',
    savedCart: 'savedCart',
    ownPlan: 'ownPlan',
    postcode: 'postcode',
    recentSearches: 'recentSearches',
  });
});

test('[F7.3-3, F9.15-3, P9-36] account data is kept 300 s', () => {
  expect(ACCOUNT_DATA_MAX_AGE_SECONDS).toBe(300);
});
