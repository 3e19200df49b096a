import fc from 'fast-check';
import { parseRetailerSession, retailerCookieName } from './retailer-session';

const session = { storeId: '17', storeName: 'Fjell Bodø', employeeName: 'Ola' };

test.each([
  ['production', 'RETAILER_SESSION'],
  ['preprod', 'RETAILER_SESSION-preprod'],
  ['test', 'RETAILER_SESSION-test'],
])('[F3.7-7] in %s the cookie is %s', (environment, name) => {
  expect(retailerCookieName(environment)).toBe(name);
});

test('[F3.7-7] the session is read, escaped or not, and nothing beside its fields', () => {
  const value = JSON.stringify({ ...session, isRetailer: true });
  expect(parseRetailerSession(value)).toEqual(session);
  expect(parseRetailerSession(encodeURIComponent(value))).toEqual(session);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{storeId'],
  ['a broken escape', '%E0%A4%A'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"17"'],
  ['no storeId', JSON.stringify({ ...session, storeId: undefined })],
  ['a number as storeName', JSON.stringify({ ...session, storeName: 4 })],
  ['no employeeName', JSON.stringify({ ...session, employeeName: null })],
])('[F3.7-7] a cookie with %s is no session', (_case, value) => {
  expect(parseRetailerSession(value)).toBeNull();
});

test('[F3.7-7] no cookie breaks the page', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (value) => parseRetailerSession(value) === null));
});
