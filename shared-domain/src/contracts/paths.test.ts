import { CHECKOUT_PATHS, loginPath, PATHS } from './paths';

test.each([
  ['[F2.3-10]', 'myPages', '/minside'],
  ['[F2.3-10, P2-25]', 'agreements', '/minside/mobil/avtaler'],
  ['[F2.3-10]', 'logout', '/logout/'],
  ['[F2.2-3]', 'myPagesHome', '/minside/hjem'],
  ['[P2-23]', 'businessService', '/bedrift/kundeservice/'],
  ['[P2-24]', 'subscriptionGuide', '/mobilabonnement/velge-mobilabonnement/'],
  ['[F2.9-4]', 'businessOrder', '/bedrift/kasse/bestilling/'],
  ['[F2.9-7]', 'queue', '/kasse/venterom/'],
  ['[F2.10-1]', 'loginReturn', '/webshop-next/login-return/'],
  ['[F2.10-2]', 'loginSilent', '/webshop-next/login-silent/'],
] as const)('%s the address of %s is %s', (_, key, path) => {
  expect(PATHS[key]).toBe(path);
});

test('[F2.9-2, F2.9-3, P2-26, P2-27] the checkout of consumers and of businesses', () => {
  expect(CHECKOUT_PATHS).toEqual({
    B2C: '/kasse/personlige-opplysninger/',
    B2B: '/bedrift/kasse/personlige-opplysninger/',
  });
});

test('a link to the login has the page to return to', () => {
  expect(loginPath('/minside/mobil/avtaler/?til=/a/')).toBe(
    '/webshop-next/login/?til=%2Fminside%2Fmobil%2Favtaler%2F%3Ftil%3D%2Fa%2F',
  );
});
