/** Starts the identity provider of the reference environment. Exits with a one-line message when it cannot. */
import { describeStartError } from '../../src/config/start-checks';
import { readIdentityConfig } from './identity-config';
import { createIdentityServer } from './identity-server';
import { openIdentityStore } from './store/open-store';

async function start(): Promise<void> {
  const config = readIdentityConfig(process.env);
  const store = await openIdentityStore(config);
  const { server, close } = createIdentityServer(config, await import('oidc-provider'), store);
  server.once('error', (error: NodeJS.ErrnoException) => {
    const message =
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is taken by another program. Stop it, or set IDENTITY_PORT to another port.`
        : error.message;
    void store.close().finally(() => stopWith(message));
  });
  server.listen(config.port, config.host, () => {
    console.log(`identity provider ${config.issuer}`);
    process.send?.({ listening: config.port });
  });
  const stop = (): void => void close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function stopWith(message: string): never {
  console.error(`identity: ${message}`);
  process.exit(1);
}

// By itself Node opens its inspector on this signal: who sends it would read this process, and run code in it.
process.on('SIGUSR1', () => undefined);

start().catch((error: unknown) => stopWith(describeStartError(error)));
