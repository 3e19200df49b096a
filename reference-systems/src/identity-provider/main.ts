/** Starts the identity provider of the reference environment. Exits with a one-line message when it cannot. */
import { runProgram, stopWith } from '../run-program';
import { readIdentityConfig } from './identity-config';
import { createIdentityServer } from './identity-server';
import { openFolderStore } from './store/folder-store';

const NAME = 'identity';

async function start(): Promise<void> {
  const config = readIdentityConfig(process.env);
  const store = openFolderStore(config.folder);
  const server = createIdentityServer(config, await import('oidc-provider'), store);
  runProgram({ ...config, name: NAME, portSetting: 'IDENTITY_PORT', server, close: async () => store.close() });
}

start().catch((error: unknown) => stopWith(NAME, error));
