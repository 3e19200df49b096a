import { allows, CONSENT_VERSION, consentCookie, readConsent, refusedPurposes, toPurposes } from './consent';

test.each([
  ['all', [], ['statistics', 'marketing']],
  ['none', ['statistics', 'marketing'], []],
  ['chosen', ['marketing'], ['marketing']],
  ['chosen', [], []],
  ['chosen', ['sale of data'], []],
  ['', ['statistics'], []],
] as const)('the answer %s with %j agrees to %j', (answer, ticked, purposes) => {
  expect(toPurposes(answer, ticked)).toEqual(purposes);
});

const shop = { hostname: 'www.fjell.no', protocol: 'https:' };
const other = 'orderRef=a; ';

test('an answer is a cookie of half a year that all hosts of the operator read', () => {
  expect(consentCookie(['statistics', 'marketing'], shop)).toBe(
    'shop-consent=1.statistics.marketing; Max-Age=15552000; Path=/; SameSite=Lax; Domain=fjell.no; Secure',
  );
  expect(consentCookie([], { hostname: 'localhost', protocol: 'http:' })).toBe(
    'shop-consent=1; Max-Age=15552000; Path=/; SameSite=Lax',
  );
});

test.each([
  ['', null],
  ['orderRef=1.statistics', null],
  [`shop-consent=${CONSENT_VERSION}`, []],
  [`shop-consent=${CONSENT_VERSION}.statistics`, ['statistics']],
  [`${other}shop-consent=${CONSENT_VERSION}.marketing.statistics`, ['statistics', 'marketing']],
  [`shop-consent=${CONSENT_VERSION}.everything`, []],
  [`shop-consent=${CONSENT_VERSION - 1}.statistics`, null],
  [`shop-consent=${CONSENT_VERSION + 1}.statistics`, null],
  ['shop-consent=', null],
] as const)('the cookies %j say %j', (cookies, consent) => {
  expect(readConsent(cookies)).toEqual(consent);
});

test('every choice is read as it was written', () => {
  for (const purposes of [[], ['statistics'], ['marketing'], ['statistics', 'marketing']] as const)
    expect(readConsent(consentCookie(purposes, shop).split(';', 1)[0] ?? '')).toEqual(purposes);
});

test('without an answer nothing is allowed', () => {
  expect(allows('', 'statistics')).toBe(false);
  expect(allows('shop-consent=1.statistics', 'statistics')).toBe(true);
  expect(allows('shop-consent=1.statistics', 'marketing')).toBe(false);
});

test('what is not agreed to is refused', () => {
  expect(refusedPurposes(['marketing'])).toEqual(['statistics']);
  expect(refusedPurposes(['statistics', 'marketing'])).toEqual([]);
});
