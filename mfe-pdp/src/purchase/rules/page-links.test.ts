import { CHECKOUT_PATHS } from 'shared-domain/contracts/paths';
import { helpLinks, planWithDeviceHref, returnUrlOf } from './page-links';

describe('page links', () => {
  describe('help links', () => {
    const businessService = '/bedrift/kundeservice/';
    const subscriptionGuide = '/mobilabonnement/velge-mobilabonnement/';

    test.each([
      ['[P2-24]', { realm: 'B2C', isUpfrontOnlyAccessory: false }, { businessService: null, subscriptionGuide }],
      ['[P2-24]', { realm: 'B2C', isUpfrontOnlyAccessory: true }, { businessService: null, subscriptionGuide: null }],
      [
        '[P2-23, P2-24, P6-14]',
        { realm: 'B2B', isUpfrontOnlyAccessory: false },
        { businessService, subscriptionGuide: null },
      ],
      [
        '[P2-23, P2-24]',
        { realm: 'UKKO', isUpfrontOnlyAccessory: false },
        { businessService: null, subscriptionGuide: null },
      ],
    ] as const)('%s links for %j', (_, facts, links) => {
      expect(helpLinks(facts)).toEqual(links);
    });
  });

  describe('return url', () => {
    test('[P2-27, P7-10] a business is sent on to its checkout, other realms send no address', () => {
      expect(returnUrlOf('B2B', CHECKOUT_PATHS)).toEqual({ returnUrl: '/bedrift/kasse/personlige-opplysninger/' });
      expect(returnUrlOf('B2C', CHECKOUT_PATHS)).toEqual({});
      expect(returnUrlOf('UKKO', CHECKOUT_PATHS)).toEqual({});
    });
  });
});

describe('plan link', () => {
  test.each([
    [{ realm: 'B2C', type: 'HANDSET' }, '/mobilabonnement/?hw=AUR%2F5'],
    [{ realm: 'B2C', type: 'HANDSET-PREOWNED' }, '/mobilabonnement/?hw=AUR%2F5'],
    [{ realm: 'B2C', type: 'TABLET' }, null],
    [{ realm: 'B2B', type: 'HANDSET' }, null],
  ] as const)('[P7-14] %j', (facts, href) => {
    expect(planWithDeviceHref({ ...facts, sku: 'AUR/5' })).toBe(href);
  });
});
