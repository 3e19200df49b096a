/** Starts the provider with the behaviour of the product that PRODUCT names. */
import { runProgram } from '../../run-program';
import { readIdentityConfig } from '../identity-config';
import { createIdentityServer } from '../identity-server';
import { openFolderStore } from '../store/folder-store';
import { otherProducts } from './other-products';

async function start(): Promise<void> {
  const config = readIdentityConfig(process.env);
  const product = otherProducts[process.env['PRODUCT'] ?? ''];
  if (!product) throw new Error('PRODUCT names no product');
  const store = openFolderStore(config.folder);
  const server = createIdentityServer(config, await import('oidc-provider'), store, product);
  runProgram({ ...config, name: 'identity', portSetting: 'IDENTITY_PORT', server, close: async () => store.close() });
}

void start();
