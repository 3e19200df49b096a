import { productBreadcrumbs } from '../../catalogue';
import { CHECKOUT_PATHS } from '../../contracts/paths';
import {
  businessOrderHref,
  checkoutHref,
  externalCheckoutHref,
  hardwareCheckoutHref,
  waitingRoomHref,
} from './checkout';

const checkoutPaths = { B2C: '/kasse/personlige-opplysninger/', B2B: '/bedrift/kasse/personlige-opplysninger/' };
const ukko = { host: 'https://avtale.example', id: '7/a' };

test.each([
  ['[F2.9-2, P2-26, P4-47]', 'B2C', '/kasse/personlige-opplysninger/'],
  ['[F2.9-3, P2-27, P4-47]', 'B2B', '/bedrift/kasse/personlige-opplysninger/'],
  ['[F2.9-6, P2-28]', 'UKKO', 'https://avtale.example/shop/checkout/7%2Fa/'],
] as const)('%s the checkout of %s is %s', (_, realm, href) => {
  expect(checkoutHref({ realm, checkoutPaths: { B2C: CHECKOUT_PATHS.B2C, B2B: CHECKOUT_PATHS.B2B }, ukko })).toBe(href);
});

test('[F2.9-2, F2.9-3] the paths are configured', () => {
  expect(checkoutHref({ realm: 'B2C', checkoutPaths: { ...checkoutPaths, B2C: '/betal/' } })).toBe('/betal/');
});

test('[F2.9-6, P2-28] an equipment agreement without its host has no checkout', () => {
  expect(checkoutHref({ realm: 'UKKO', checkoutPaths })).toBeNull();
});

test('[F2.9-1] in preproduction the paths of the checkout begin with the environment, other sites do not', () => {
  const preprod = 'preprod2';
  expect(checkoutHref({ realm: 'B2C', checkoutPaths, preprod })).toBe('/preprod2/kasse/personlige-opplysninger/');
  expect(checkoutHref({ realm: 'B2B', checkoutPaths, preprod })).toBe(
    '/preprod2/bedrift/kasse/personlige-opplysninger/',
  );
  expect(checkoutHref({ realm: 'UKKO', checkoutPaths, ukko, preprod })).toBe(
    'https://avtale.example/shop/checkout/7%2Fa/',
  );
  expect(waitingRoomHref(preprod)).toBe('/preprod2/kasse/venterom/');
  expect(businessOrderHref('FJELL_X', undefined, preprod)).toBe(
    '/preprod2/bedrift/kasse/bestilling/?abonnement=FJELL_X',
  );
});

test('[F2.9-7] the waiting room', () => {
  expect(waitingRoomHref()).toBe('/kasse/venterom/');
});

test('[F2.9-4, F2.9-5, F2.7-7] a business order names the plan, and the device when there is one', () => {
  expect(businessOrderHref('FJELL_X')).toBe('/bedrift/kasse/bestilling/?abonnement=FJELL_X');
  expect(businessOrderHref('FJELL&X', 'A B')).toBe('/bedrift/kasse/bestilling/?abonnement=FJELL%26X&hw=A%20B');
});

test.each([
  ['https://kasse.example/', 'https://kasse.example/?hw=A%26B'],
  ['/kasse/hw/?kilde=nett', '/kasse/hw/?kilde=nett&hw=A%26B'],
  ['/kasse/hw/#start', '/kasse/hw/?hw=A%26B#start'],
  ['/kasse/hw/#', '/kasse/hw/?hw=A%26B#'],
  ['/kasse/hw/#start?', '/kasse/hw/?hw=A%26B#start?'],
  ['', null],
  [undefined, null],
])('[F2.9-8] the configured checkout %j with a device: %j', (configured, href) => {
  expect(hardwareCheckoutHref(configured, 'A&B')).toBe(href);
});

test.each([
  ['https://kasse.example/', 'https://kasse.example/'],
  ['', null],
  [undefined, null],
])('[F2.9-9] the configured external checkout %j: %j', (configured, href) => {
  expect(externalCheckoutHref(configured)).toBe(href);
});

test('[F6-14] the checkout of an equipment agreement is on its own host', () => {
  const trail = {
    type: 'HANDSET',
    subType: 'NEW',
    realm: 'UKKO',
    brand: 'Aurora',
    brandSlug: 'aurora',
    name: 'Aurora 5',
    href: '/x/',
    ukkoRoot: `${ukko.host}/`,
  } as const;
  expect(productBreadcrumbs(trail)[0]).toEqual({ text: { key: 'home' }, href: 'https://avtale.example/' });
  expect(checkoutHref({ realm: 'UKKO', checkoutPaths, ukko })).toMatch(/^https:\/\/avtale\.example\//);
});
