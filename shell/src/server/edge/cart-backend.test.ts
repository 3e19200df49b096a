import { orderOf } from './cart-backend';

const request = (cookies: Record<string, string>, referer?: string) => ({
  headers: {
    referer,
    cookie: Object.entries(cookies)
      .map((pair) => pair.join('='))
      .join('; '),
  },
});

test('the order and its realm come from the cookies', () => {
  expect(orderOf(request({ orderRef: 'o', orderRealm: 'B2C' }, 'http://localhost/bedrift/mobiltelefoner/'))).toEqual({
    orderRef: 'o',
    realm: 'B2C',
  });
});

test('without an order the realm is that of the page with the form, else B2C', () => {
  expect(orderOf(request({}, 'http://localhost/bedrift/mobiltelefoner/apple/iphone-17/'))).toEqual({
    orderRef: null,
    realm: 'B2B',
  });
  expect(orderOf(request({ orderRealm: 'nonsense' }, 'no address'))).toEqual({ orderRef: null, realm: 'B2C' });
  expect(orderOf(request({}))).toEqual({ orderRef: null, realm: 'B2C' });
});
