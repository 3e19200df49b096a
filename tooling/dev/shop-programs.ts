/** The programs that make the whole shop on one machine, with their ports and settings. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { CommandError, readRemotes, remoteNames } from '../build/packages';
import { dataFolder } from '../release/registry-file';
import { publicKeyFile } from '../release/signing-key';
import { programNamed, type ProcessGroup, type ServerProgram, waitFor } from './processes';

/** Origin of the running shop: that of SHOP_ORIGIN, else this machine's. */
export const shopOrigin = ({ SHOP_ORIGIN, PORT = '3000' } = process.env): string =>
  new URL(SHOP_ORIGIN ?? `http://localhost:${PORT}`).origin;

export type Settings = ReturnType<typeof settings>;

export function settings(env = process.env) {
  const port = Number(env.PORT ?? 3000);
  const apiPort = Number(env.API_PORT ?? 3010);
  const identityPort = Number(env.IDENTITY_PORT ?? 3020);
  const cmsPort = Number(env.CMS_PORT ?? 3030);
  const operatorPort = Number(env.OPERATOR_PORT ?? 3035);
  const mailPort = Number(env.OPERATOR_MAIL_PORT ?? operatorPort + 1);
  const metricsPort = Number(env.METRICS_PORT ?? port + 40);
  const dataDir = dataFolder(env);
  return {
    port,
    apiPort,
    identityPort,
    cmsPort,
    operatorPort,
    mailPort,
    metricsPort,
    dataDir,
    registryFile: join(dataDir, 'registry.json'),
    origin: shopOrigin(env),
  };
}

/** A remote's own port, or one after REMOTE_PORT_BASE: a second shop on the same machine. */
export function remotePort(name: string, env = process.env): number {
  const remotes = readRemotes();
  const index = remotes.findIndex((remote) => remote.name === name);
  const own = remotes[index];
  if (!own) throw new CommandError(`There is no remote «${name}».`);
  return env.REMOTE_PORT_BASE ? Number(env.REMOTE_PORT_BASE) + index + 1 : own.port;
}

/** Port of a package's dev server: a remote's is its own. */
export const devPort = (name: string, env = process.env): number =>
  name === 'shell' ? Number(env.SHELL_DEV_PORT ?? settings(env).port + 50) : remotePort(name, env);

/** @returns programs in the order in which they start; `port` is what each listens on */
export function shopPrograms(at: Settings = settings()): ServerProgram[] {
  const common = {
    PORT: String(at.port),
    API_PORT: String(at.apiPort),
    IDENTITY_PORT: String(at.identityPort),
    CMS_PORT: String(at.cmsPort),
    OPERATOR_PORT: String(at.operatorPort),
    OPERATOR_MAIL_PORT: String(at.mailPort),
    METRICS_PORT: String(at.metricsPort),
    DATA_DIR: at.dataDir,
    REGISTRY_FILE: at.registryFile,
    REGISTRY_PUBLIC_KEY_FILE: publicKeyFile(at.registryFile),
    SHOP_ORIGIN: at.origin,
    SHOP_API_URL: process.env.SHOP_API_URL ?? `http://127.0.0.1:${at.apiPort}`,
    OIDC_ISSUER: process.env.OIDC_ISSUER ?? `http://localhost:${at.identityPort}`,
    ...teamSignIn(process.env.OIDC_ISSUER ?? `http://localhost:${at.identityPort}`, at.identityPort),
    CMS_URL: `http://127.0.0.1:${at.cmsPort}`,
    ...operatorSystems(at),
    // The operator's other systems: the CMS stands in for them.
    PORTAL_ORIGIN: process.env.PORTAL_ORIGIN ?? `http://127.0.0.1:${at.cmsPort}`,
    // A new secret each start: the API trusts only the edge to say who the client is.
    EDGE_KEY: process.env.EDGE_KEY ?? randomBytes(24).toString('base64url'),
    NODE_ENV: 'production',
    // A developer's machine: without it, production asks for its secrets.
    STAND_INS: 'on',
    // The collector at /_shop/analytics beside the data layer.
    ANALYTICS: process.env.ANALYTICS ?? 'data-layer,beacon',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
  const server = (name: string, file: string, port: number) => ({ name, port, args: [file], env: common });
  return [
    server('shop-api', 'shop-api/dist/server/api.js', at.apiPort),
    server('identity', 'reference-systems/dist/server/identity.js', at.identityPort),
    ...remoteNames().map((name) => ({
      name,
      port: remotePort(name),
      args: ['tooling/dev/serve-remote.ts', name],
      env: { PORT: String(remotePort(name)), NODE_ENV: 'production' },
    })),
    server('operator', 'reference-systems/dist/server/operator.js', at.operatorPort),
    server('cms', 'reference-systems/dist/server/cms.js', at.cmsPort),
    { ...server('shell', 'shell/dist/server/main.js', at.port), metricsPort: at.metricsPort },
  ];
}

/** Checkout, 'Min Side', dealer area and mailbox are one program, which the API knows by a new secret each start. */
function operatorSystems({ operatorPort, mailPort }: Pick<Settings, 'operatorPort' | 'mailPort'>) {
  const url = `http://127.0.0.1:${operatorPort}`;
  const [client, orderSecret, webhookSecret] = ['operator', ...[1, 2].map(() => randomBytes(24).toString('base64url'))];
  return {
    CHECKOUT_URL: process.env.CHECKOUT_URL ?? url,
    MY_PAGES_URL: process.env.MY_PAGES_URL ?? url,
    DEALER_URL: process.env.DEALER_URL ?? url,
    ORDER_API_CLIENTS: JSON.stringify({ [client]: orderSecret }),
    ORDER_API_CLIENT: client,
    ORDER_API_SECRET: orderSecret,
    WEBHOOK_URLS: `${url}/events`,
    WEBHOOK_SECRET: webhookSecret,
    MAIL_URL: process.env.MAIL_URL ?? `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: process.env.MAIL_FROM ?? 'Fjell <varsel@fjell.example>',
  };
}

/** Members of the team sign in by the reference provider: 'kari' is one. */
const teamSignIn = (issuer: string, identityPort: number) =>
  new URL(issuer).port === String(identityPort) && {
    TEAM_OIDC_ISSUER: issuer,
    TEAM_OIDC_CLIENT_ID: 'team',
    TEAM_OIDC_CLIENT_SECRET: randomBytes(24).toString('base64url'),
    TEAM_OIDC_SCOPE: 'openid profile groups',
    TEAM_OIDC_MEMBER: 'groups=shop-team',
  };

/** The shop API reads its menus from the CMS when it starts. The shell comes last: its first render asks the API. @throws CommandError when a program does not start */
export async function startInOrder(
  group: ProcessGroup,
  programs: readonly ServerProgram[],
  at: Pick<Settings, 'port' | 'apiPort'>,
): Promise<void> {
  await group.start(programNamed(programs, 'cms'));
  const others = programs.filter(({ name }) => name !== 'shell' && name !== 'cms');
  await Promise.all(others.map((program) => group.start(program)));
  await waitFor(`http://127.0.0.1:${at.apiPort}/health/ready`);
  await group.start(programNamed(programs, 'shell'));
  await waitFor(`http://127.0.0.1:${at.port}/health/ready`);
}
