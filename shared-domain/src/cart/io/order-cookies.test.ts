import fc from 'fast-check';
import { orderCookies, readOrderReference } from './order-cookies';

test('[P7-1, F7.1-20] orderRef and orderRealm for one day on the parent domain', () => {
  expect(orderCookies({ orderRef: 'a b', realm: 'B2B' }, { hostname: 'www.fjell.no', protocol: 'https:' })).toEqual([
    'orderRef=a%20b; Max-Age=86400; Path=/; SameSite=Lax; Domain=fjell.no; Secure',
    'orderRealm=B2B; Max-Age=86400; Path=/; SameSite=Lax; Domain=fjell.no; Secure',
  ]);
  expect(orderCookies({ orderRef: 'a', realm: 'B2C' }, { hostname: 'localhost', protocol: 'http:' })[0]).toBe(
    'orderRef=a; Max-Age=86400; Path=/; SameSite=Lax',
  );
  expect(orderCookies({ orderRef: null, realm: 'B2C' }, { hostname: 'localhost', protocol: 'http:' })).toEqual([]);
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
      const header = orderCookies({ orderRef, realm: 'B2C' }, { hostname: 'localhost', protocol: 'http:' })
        .map((cookie) => cookie.split(';', 1)[0])
        .join('; ');
      expect(readOrderReference(header)).toEqual({ orderRef, realm: 'B2C' });
    }),
  );
});
