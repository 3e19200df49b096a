import { supportsExistingSubscription, switchPhoneLink } from './phone-switch';

describe('existing subscription', () => {
  test.each([
    ['HANDSET', true],
    ['HANDSET-PREOWNED', true],
    ['WEARABLE', true],
    ['ACCESSORY', true],
    ['CONNECTED_DEVICE', true],
    ['TABLET', false],
    ['MODEM', false],
  ])('[P6-11] a %s may go with an existing subscription: %s', (type, expected) => {
    expect(supportsExistingSubscription(type)).toBe(expected);
  });
});

describe('switch phone link', () => {
  const facts: Parameters<typeof switchPhoneLink>[0] = {
    realm: 'B2C',
    isLoggedIn: false,
    productType: 'HANDSET',
    option: 'lease24',
  };

  test('[P6-5, P2-25] a visitor may pick the agreement to swap', () => {
    expect(switchPhoneLink(facts)).toEqual({ text: { key: 'chooseAgreement' }, href: '/minside/mobil/avtaler' });
  });

  test.each<[string, Partial<Parameters<typeof switchPhoneLink>[0]>]>([
    ['a business', { realm: 'B2B' }],
    ['an equipment agreement', { realm: 'UKKO' }],
    ['a customer who is logged in', { isLoggedIn: true }],
    ['a tablet', { productType: 'TABLET' }],
    ['a router', { productType: 'MODEM' }],
    ['a new switch', { option: 'new-switch' }],
    ['an existing switch', { option: 'existing-switch' }],
  ])('[P6-5] not for %s', (_, change) => {
    expect(switchPhoneLink({ ...facts, ...change })).toBeNull();
  });
});
