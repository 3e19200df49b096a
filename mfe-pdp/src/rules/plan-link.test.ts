import { planWithDeviceHref } from './plan-link';

test.each([
  [{ realm: 'B2C', type: 'HANDSET' }, '/mobilabonnement/?hw=AUR%2F5'],
  [{ realm: 'B2C', type: 'HANDSET-PREOWNED' }, '/mobilabonnement/?hw=AUR%2F5'],
  [{ realm: 'B2C', type: 'TABLET' }, null],
  [{ realm: 'B2B', type: 'HANDSET' }, null],
] as const)('[P7-14] %j', (facts, href) => {
  expect(planWithDeviceHref({ ...facts, sku: 'AUR/5' })).toBe(href);
});
