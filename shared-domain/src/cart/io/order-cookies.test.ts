import fc from 'fast-check';
import { orderCookies, readOrderReference } from './order-cookies';

test('[P7-1, F7.1-20] orderRef and orderRealm for one day on the parent domain', () => {
  expect(orderCookies({ orderRef: 'a b', realm: 'B2B' }, { shopOrigin: 'https://www.fjell.no' })).toEqual([
    'orderRef=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    'orderRef=a%20b; Max-Age=86400; Path=/; SameSite=Lax; Domain=fjell.no; Secure',
    'orderRealm=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    'orderRealm=B2B; Max-Age=86400; Path=/; SameSite=Lax; Domain=fjell.no; Secure',
  ]);
  expect(orderCookies({ orderRef: 'a', realm: 'B2C' }, { shopOrigin: 'http://localhost:3000' })[0]).toBe(
    'orderRef=a; Max-Age=86400; Path=/; SameSite=Lax',
  );
  expect(orderCookies({ orderRef: null, realm: 'B2C' }, { shopOrigin: 'http://localhost:3000' })).toEqual([]);
});

const SCOPED = { shopOrigin: 'https://www.fjell.no', orderCookieScope: 'host' } as const;

test('[F7.1-20] a shop that shares its order with no other host keeps it under __Host-', () => {
  const cookies = orderCookies({ orderRef: 'a', realm: 'B2C' }, SCOPED);
  expect(cookies).toEqual([
    '__Host-orderRef=a; Max-Age=86400; Path=/; SameSite=Lax; Secure',
    '__Host-orderRealm=B2C; Max-Age=86400; Path=/; SameSite=Lax; Secure',
  ]);
  expect(readOrderReference('orderRef=planted; __Host-orderRef=a; __Host-orderRealm=B2B')).toEqual({
    orderRef: 'a',
    realm: 'B2B',
  });
});

test('without https there is no such prefix; outside the parent domain a cookie is of the host', () => {
  const local = { ...SCOPED, shopOrigin: 'http://localhost:3000' };
  expect(orderCookies({ orderRef: 'a', realm: 'B2C' }, local)[0]).toBe(
    'orderRef=a; Max-Age=86400; Path=/; SameSite=Lax',
  );
  const elsewhere = orderCookies(
    { orderRef: 'a', realm: 'B2C' },
    { shopOrigin: 'https://www.fjell.no' },
    'preview.test',
  );
  expect(elsewhere.join()).not.toContain('Domain');
});

test('[P7-1, P7-2] the reference of a cookie header; what is no realm is none', () => {
  expect(readOrderReference('x=1; orderRef=a%20b;orderRealm=UKKO')).toEqual({ orderRef: 'a b', realm: 'UKKO' });
  expect(readOrderReference('myorderRef=1; orderRealm=b2c')).toEqual({ orderRef: null, realm: null });
  expect(readOrderReference('orderRef=%E0%A4%A')).toEqual({ orderRef: null, realm: null });
  expect(readOrderReference('orderRef=')).toEqual({ orderRef: null, realm: null });
});

test('[F7.1-20] a reference survives its cookies', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (orderRef) => {
      const header = orderCookies({ orderRef, realm: 'B2C' }, { shopOrigin: 'http://localhost:3000' })
        .map((cookie) => cookie.split(';', 1)[0])
        .join('; ');
      expect(readOrderReference(header)).toEqual({ orderRef, realm: 'B2C' });
    }),
  );
});
