/** Starts the provider with the behaviour of the product that PRODUCT names. */
import { readIdentityConfig } from '../identity-config';
import { createIdentityServer } from '../identity-server';
import { openIdentityStore } from '../store/open-store';
import { otherProducts } from './other-products';

async function start(): Promise<void> {
  const config = readIdentityConfig(process.env);
  const product = otherProducts[process.env['PRODUCT'] ?? ''];
  if (!product) throw new Error('PRODUCT names no product');
  const store = await openIdentityStore(config);
  const { server, close } = createIdentityServer(config, await import('oidc-provider'), store, product);
  server.listen(config.port, config.host, () => console.log(`identity provider ${config.issuer}`));
  process.once('SIGTERM', () => void close().then(() => process.exit(0)));
}

void start();
