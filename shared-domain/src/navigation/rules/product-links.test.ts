import { businessServiceHref, insuranceFactSheetHref, subscriptionGuideHref } from './product-links';

test.each([
  ['B2B', '/bedrift/kundeservice/'],
  ['B2C', null],
  ['UKKO', null],
] as const)('[P2-23, P6-14] %s: business service at %j', (realm, href) => {
  expect(businessServiceHref(realm)).toBe(href);
});

test.each([
  ['B2C', false, '/mobilabonnement/velge-mobilabonnement/'],
  ['B2C', true, null],
  ['B2B', false, null],
  ['UKKO', false, null],
] as const)(
  '[P2-24] %s, accessory at full price only: %s → subscription guide at %j',
  (realm, isUpfrontOnlyAccessory, href) => {
    expect(subscriptionGuideHref(realm, isUpfrontOnlyAccessory)).toBe(href);
  },
);

test.each([
  ['https://docs.example', 'https://docs.example/dokumenter/produktark-forsikring.pdf'],
  ['', null],
  [undefined, null],
])('[P2-29] with the host %j the fact sheet is %j', (host, href) => {
  expect(insuranceFactSheetHref(host)).toBe(href);
});
