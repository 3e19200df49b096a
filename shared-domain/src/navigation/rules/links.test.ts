import { businessOrderHref, checkoutHref, isShopLink, searchHref } from './links';

const checkoutPaths = { B2C: '/kasse/personlige-opplysninger/', B2B: '/bedrift/kasse/personlige-opplysninger/' };

test.each([['deksel', '/sok?q=deksel'], [' blå & stor ', '/sok?q=bl%C3%A5%20%26%20stor'], ['', null], ['   ', null]])('[F2.4-3, F7.7-3] a search for %j leads to %s', (query, href) => {
  expect(searchHref(query)).toBe(href);
});

test('[F2.9-2, F2.9-3, F2.9-6, P2-26, P2-27, P2-28] the checkout of each realm', () => {
  expect(checkoutHref({ realm: 'B2C', checkoutPaths })).toBe('/kasse/personlige-opplysninger/');
  expect(checkoutHref({ realm: 'B2B', checkoutPaths })).toBe('/bedrift/kasse/personlige-opplysninger/');
  expect(checkoutHref({ realm: 'UKKO', checkoutPaths, ukko: { host: 'https://avtale.example', id: '7' } })).toBe('https://avtale.example/shop/checkout/7/');
  expect(checkoutHref({ realm: 'UKKO', checkoutPaths })).toBeNull();
});

test('[F2.9-5, F2.7-7] a business order names the plan, and the device when there is one', () => {
  expect(businessOrderHref('FJELL_X')).toBe('/bedrift/kasse/bestilling/?abonnement=FJELL_X');
  expect(businessOrderHref('FJELL_X', 'A B')).toBe('/bedrift/kasse/bestilling/?abonnement=FJELL_X&hw=A%20B');
});

test('[F2.2-1] only web-shop entries on this site are pages of the shop', () => {
  expect(isShopLink({ appKey: 'web-shop', link: '/mobiltelefoner/' })).toBe(true);
  expect(isShopLink({ appKey: 'open-pages', link: '/hjelp/' })).toBe(false);
  expect(isShopLink({ appKey: 'web-shop', link: 'https://tv.example/' })).toBe(false);
  expect(isShopLink({ appKey: 'web-shop', link: '//tv.example/' })).toBe(false);
});
