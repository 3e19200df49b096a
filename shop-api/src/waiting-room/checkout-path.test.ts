import { checkoutPathOf } from './checkout-path';

test('[F2.9-1, F2.9-7] an admitted order goes back to the checkout that sent it, also in pre-production', () => {
  for (const path of [
    '/kasse/personlige-opplysninger/',
    '/preprod2/bedrift/kasse/bestilling/',
    '/shop/checkout/a-B_9/',
  ])
    expect(checkoutPathOf(path, 'B2C', 'order')).toBe(path);
});

test('[F2.9-2, F2.9-3, F2.9-6] any other address leads to the checkout of the order’s realm', () => {
  for (const asked of [
    undefined,
    '',
    'https://evil.example/kasse/',
    '//evil.example/kasse/',
    '/kasse/../admin/',
    '/abonnement/',
    ['/kasse/a/'],
  ])
    expect(checkoutPathOf(asked, 'B2B', 'order')).toBe('/bedrift/kasse/personlige-opplysninger/');
  expect(checkoutPathOf(null, 'B2C', 'order')).toBe('/kasse/personlige-opplysninger/');
  expect(checkoutPathOf(null, 'UKKO', 'a/b')).toBe('/shop/checkout/a%2Fb/');
});
