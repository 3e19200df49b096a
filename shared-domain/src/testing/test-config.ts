import { REFERENCE_BRAND } from 'shared-domain/brand/io';
import { type PublicConfig, setConfig } from 'shared-domain/runtime/config';

/** Sets a complete configuration of the shop for a test. */
export function useTestConfig(change: Partial<PublicConfig> = {}): void {
  setConfig({
    brand: { name: REFERENCE_BRAND.name, codePrefix: REFERENCE_BRAND.codePrefix, logo: REFERENCE_BRAND.logo },
    apiBase: 'http://shop.test/api',
    channelUrl: 'http://shop.test/graphql',
    channelApiKey: 'reference',
    issuer: 'http://identity.test',
    clientId: 'shop',
    shopOrigin: 'http://shop.test',
    freeShippingLimitNok: 1_000,
    checkoutPaths: { B2C: '/kasse/personlige-opplysninger/', B2B: '/bedrift/kasse/personlige-opplysninger/' },
    ...change,
  });
}
