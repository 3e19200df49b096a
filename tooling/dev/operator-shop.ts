/**
 * The shop in the form of production, as an operator runs it: without stand-ins, behind nginx, with login, checkout and CMS of somebody else
 * (`e2e/topology/operator-systems.ts`, a provider set up as Keycloak is). BACKEND says which system is behind it: 'shop-api' on PostgreSQL, or
 * 'second-backend', with which there is nothing of shop-api. Started with a channel to its parent, it sends `{ base }` when the shop is up, or
 * `{ failure }`.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, readRemotes } from '../build/packages';
import { buildAll } from '../cli/build-all';
import { registerCurrentBuilds } from '../release/registry';
import { publicKeyFile } from '../release/signing-key';
import { takePortBlock } from './free-ports';
import { nginxConfig, startNginx } from './nginx';
import { startPostgres } from './postgres';
import { ProcessGroup, waitFor } from './processes';
import { remotePort } from './shop-programs';

const group = new ProcessGroup();
group.stopOnSignals();
const folder = mkdtempSync(join(tmpdir(), 'operator-shop-'));
group.atStop(() => rmSync(folder, { recursive: true, force: true }));
const lock = createServer();

const secret = () => randomBytes(24).toString('base64url');
const KEYCLOAK_CLAIMS = JSON.stringify({
  phoneNumber: 'mobile',
  roles: 'realm_access.roles',
  retailerRole: 'butikk',
});

/** TLS ends in front of it. Of the visitor the shell has to know the address. */
const edgeOf = (port: number, shellPort: number) => `
  server {
    listen 127.0.0.1:${port};
    large_client_header_buffers 4 32k;
    location / {
      proxy_pass http://127.0.0.1:${shellPort};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }`;

/** @throws CommandError when there is no PostgreSQL or nginx, or a program does not start */
async function startOperatorShop(): Promise<number> {
  await buildAll();
  const base = await takePortBlock(lock);
  const at = (port: number) => `http://127.0.0.1:${base + port}`;
  const [shell, backend, identity, systems] = [1, 10, 20, 30] as const;
  const shopOrigin = `http://localhost:${base}`;
  const registryFile = join(folder, 'registry.json');
  Object.assign(process.env, { REMOTE_PORT_BASE: String(base + 50), DATA_DIR: folder });
  await registerCurrentBuilds(registryFile);
  const nginx = await startNginx(({ folder: own }) => nginxConfig(own, [edgeOf(base, base + shell)]), base);
  if (!nginx) throw new CommandError('There is no nginx, and none can be installed.');
  group.atStop(() => nginx.stop());

  const [orderSecret, webhookSecret] = [secret(), secret()];
  const production = { NODE_ENV: 'production', SHOP_ORIGIN: shopOrigin, LOG_LEVEL: 'warn', EDGE_KEY: secret() };
  const common = { ...production, OIDC_ISSUER: at(identity), CHANNEL_API_KEY: secret() };
  const orders = {
    ORDER_API_CLIENTS: JSON.stringify({ checkout: orderSecret }),
    WEBHOOK_URLS: `${at(systems)}/hendelser`,
    WEBHOOK_SECRET: webhookSecret,
  };

  const startBackend = async () => {
    if (process.env.BACKEND === 'second-backend')
      return group.start({
        name: 'second back end',
        args: ['reference-systems/dist/server/second-backend.js'],
        env: { ...common, ...orders, PORT: String(base + backend), JOURNAL_FILE: join(folder, 'journal') },
      });
    const postgres = await startPostgres();
    if (!postgres) throw new CommandError('There is no PostgreSQL, and none can be installed.');
    group.atStop(() => postgres.stop());
    return group.start({
      name: 'shop-api',
      args: ['shop-api/dist/server/api.js'],
      env: {
        ...common,
        ...orders,
        API_PORT: String(base + backend),
        DATABASE_URL: postgres.url,
        DATA_DIR: join(folder, 'api'),
        OIDC_CLAIMS: KEYCLOAK_CLAIMS,
        CMS_URL: at(systems),
        // In the place of the operator's own feed.
        REFERENCE_CATALOGUE: 'import',
      },
    });
  };
  const others = [
    {
      name: 'identity provider',
      args: ['reference-systems/src/identity-provider/testing/product-main.ts'],
      env: {
        PRODUCT: 'keycloak-public',
        STAND_INS: 'on',
        IDENTITY_PORT: String(base + identity),
        OIDC_ISSUER: at(identity),
        SHOP_ORIGIN: shopOrigin,
        DATA_DIR: join(folder, 'identity'),
      },
    },
    {
      name: 'own systems',
      args: ['e2e/topology/operator-systems.ts'],
      env: {
        PORT: String(base + systems),
        ORDER_API: at(backend),
        ORDER_CLIENT: `checkout:${orderSecret}`,
        WEBHOOK_SECRET: webhookSecret,
      },
    },
    ...readRemotes().map(({ name }) => ({
      name,
      args: ['tooling/dev/serve-remote.ts', name],
      env: { PORT: String(remotePort(name)), NODE_ENV: 'production' },
    })),
  ];
  await Promise.all([startBackend(), ...others.map((program) => group.start(program))]);
  await waitFor(`${at(backend)}/health/ready`);
  await group.start({
    name: 'shell',
    args: ['shell/dist/server/main.js'],
    env: {
      ...common,
      PORT: String(base + shell),
      METRICS_PORT: String(base + 40),
      TRUST_PROXY: '1',
      SHOP_API_URL: at(backend),
      CHECKOUT_URL: at(systems),
      MY_PAGES_URL: at(systems),
      CMS_URL: at(systems),
      ANALYTICS: 'data-layer,ga4',
      TAG_MANAGER: 'GTM-TEST1',
      DATA_DIR: join(folder, 'shell'),
      REGISTRY_FILE: registryFile,
      REGISTRY_PUBLIC_KEY_FILE: publicKeyFile(registryFile),
      RENDER_DEADLINE_MS: '15000',
      RENDER_WORKERS: '1',
    },
  });
  await waitFor(`${shopOrigin}/health/ready`);
  return base;
}

async function main() {
  try {
    process.send?.({ base: await startOperatorShop() });
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? error.message : String(error) });
    await group.stopAfter(error);
  }
}

void main();
