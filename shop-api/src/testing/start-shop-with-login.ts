import { startTestIdentity, type TestIdentity } from '../../stand-ins/identity-provider/testing';
import { createTestApp, type TestApp } from './create-test-app';

export interface ShopWithLogin {
  readonly identity: TestIdentity;
  readonly shop: TestApp;
  close(): Promise<void>;
}

/** The API with a running identity provider. Close it after the tests. @param settings of the provider */
export async function startShopWithLogin(
  settings: Parameters<typeof startTestIdentity>[0] = {},
): Promise<ShopWithLogin> {
  const identity = await startTestIdentity(settings);
  const shop = await createTestApp({ env: { OIDC_ISSUER: identity.issuer } });
  return {
    identity,
    shop,
    close: async () => {
      await shop.close();
      await identity.close();
    },
  };
}
