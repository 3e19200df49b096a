/** The shell's configuration, parsed once at start. A missing or wrong one stops the start with its name. */
import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Brand } from 'shared-domain/brand';
import { readBrand } from 'shared-domain/brand/read-brand';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { readSettings } from 'shared-domain/servers/settings';
import { BRAND_FILES } from '../../page-state/brand-files';
import type { CapabilityName } from '../upstreams/capabilities';
import type { UpstreamSettings } from '../upstreams/upstreams';
import type { OriginsByDirective } from './origins-by-directive';
import { type Settings, SHELL_SETTINGS } from './schema';
import { teamProviderOf, type TeamProviderSettings } from './team-settings';
import { upstreamsOf } from './upstream-settings';

/** Its own script; what it loads is in the policy. */
const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';
/** The metrics' port when none is named: behind those of the other programs of a shop on one machine. */
const METRICS_PORT_OFFSET = 40;

/**
 * Development: where the browser files of packages come from, without integrity; the shell's and those of any remotes. The page
 * is then rendered in the browser, since there are no server bundles of what is being edited.
 */
export type DevServers = Readonly<Record<string, string>>;

export interface ShellEnv {
  readonly port: number;
  /** For Prometheus: never published, unlike `port`. */
  readonly metricsPort: number;
  readonly host: string;
  readonly logLevel: string;
  readonly upstreams: Readonly<Record<CapabilityName, UpstreamSettings>>;
  /** Where pages of the CMS have pictures, video and scripts from, beside the shop. */
  readonly cmsOrigins: OriginsByDirective;
  /** Proves to the API that it is the edge that says who a client is. */
  readonly edgeKey: string;
  /** Proxies in front of the edge that each add the address they saw to X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly dataDir: string;
  /** Path of the registry, or its address. */
  readonly registryLocation: string;
  /** Ed25519 key of who may write registries; absent: anyone who can write there. */
  readonly registryKey?: KeyObject;
  /** Folder with the shell's own builds. */
  readonly distDir: string;
  /** Where the builds of other releases of the shell are: pages that are open, or come from another copy of the shell, ask for them. */
  readonly shellFilesUrl?: string | undefined;
  /** Path; absent: the shell starts a renderer of its own. */
  readonly rendererSocket?: string | undefined;
  readonly renderWorkers: number;
  readonly renderDeadlineMs: number;
  readonly serverRendering: boolean;
  /** Development: the edge keeps the last events of the beacon, and shows them. */
  readonly collectsAnalytics: boolean;
  readonly devServers?: DevServers;
  /** A developer's machine: other systems are imitated. */
  readonly hasStandIns: boolean;
  /** Opens the pages of the team to whoever knows it. Without it and a provider there are none. */
  readonly adminPassword?: string | undefined;
  /** The provider by which the members of the team sign in. */
  readonly teamProvider?: TeamProviderSettings | undefined;
  /** Origins from which the team may try a remote. */
  readonly testingOrigins: readonly string[];
  /** Origins of the metrics ports of the other shells. */
  readonly shellPeers: readonly string[];
  /** The operator's Sentry, which errors of the log go to. */
  readonly sentryDsn?: string | undefined;
  readonly brand: Brand;
  readonly publicConfig: PublicConfig;
}

/** @throws Error that names each wrong variable, or what is wrong with the brand's file */
export function parseEnv(variables: NodeJS.ProcessEnv, distDir: string): ShellEnv {
  const env = readSettings(variables, SHELL_SETTINGS);
  const dataDir = resolve(env.DATA_DIR);
  const devServers = env.DEV_SERVERS;
  const brand = readBrand(env.BRAND_FILE);
  const registryKey = env.REGISTRY_PUBLIC_KEY_FILE && readPublicKey(env.REGISTRY_PUBLIC_KEY_FILE);
  return {
    port: env.PORT,
    metricsPort: env.METRICS_PORT ?? env.PORT + METRICS_PORT_OFFSET,
    host: env.HOST,
    logLevel: env.LOG_LEVEL,
    upstreams: upstreamsOf(env),
    cmsOrigins: env.CMS_ORIGINS,
    edgeKey: env.EDGE_KEY ?? '',
    trustedProxies: env.TRUST_PROXY,
    dataDir,
    registryLocation: env.REGISTRY_URL ?? resolve(env.REGISTRY_FILE ?? `${dataDir}/registry.json`),
    ...(registryKey && { registryKey }),
    distDir: resolve(env.SHELL_DIST ?? distDir),
    shellFilesUrl: env.SHELL_FILES_URL,
    rendererSocket: env.RENDERER_SOCKET,
    renderWorkers: env.RENDER_WORKERS,
    renderDeadlineMs: env.RENDER_DEADLINE_MS,
    collectsAnalytics: env.STAND_INS === 'on' && env.ANALYTICS.includes('beacon'),
    serverRendering: env.SERVER_RENDERING && !devServers,
    ...(devServers && { devServers }),
    hasStandIns: env.STAND_INS === 'on',
    adminPassword: env.ADMIN_PASSWORD,
    teamProvider: teamProviderOf(env),
    testingOrigins: env.TESTING_ORIGINS,
    shellPeers: env.SHELL_PEERS,
    sentryDsn: env.SENTRY_DSN,
    brand,
    publicConfig: toPublicConfig(env, brand),
  };
}

/** The settings that every page is sent. Optional fields are left out, since each page carries them. */
const toPublicConfig = (env: Settings, brand: Brand): PublicConfig => ({
  brand: {
    name: brand.name,
    codePrefix: brand.codePrefix,
    logo: brand.logo,
    ...(brand.pictures && { shareImage: BRAND_FILES.share }),
  },
  apiBase: '/api',
  channelUrl: '/graphql',
  channelApiKey: env.CHANNEL_API_KEY,
  issuer: env.OIDC_ISSUER,
  clientId: env.OIDC_CLIENT_ID,
  ...loginSettings(env),
  customerCalls: env.CUSTOMER_CALLS,
  ...(env.NODE_ENV !== 'production' && { environment: env.NODE_ENV }),
  shopOrigin: env.SHOP_ORIGIN ?? `http://localhost:${env.PORT}`,
  analytics: env.ANALYTICS,
  ...scriptSettings(env),
  videoPlayer: env.VIDEO_PLAYER,
  ...(env.VIDEO_ORIGINS.length > 0 && { videoOrigins: env.VIDEO_ORIGINS }),
  ...(env.DOCUMENTS_HOST && { documentsHost: env.DOCUMENTS_HOST }),
  ...imageSettings(env),
  ...checkoutSettings(env),
});

const loginSettings = (env: Settings): Pick<PublicConfig, 'login'> => {
  const login = {
    ...(env.OIDC_SCOPE && { scope: env.OIDC_SCOPE }),
    ...(env.OIDC_AUDIENCE && { audience: env.OIDC_AUDIENCE }),
    ...(env.OIDC_CLIENT_TYPE === 'confidential' && { isConfidential: true as const }),
  };
  return Object.keys(login).length > 0 ? { login } : {};
};

function scriptSettings({
  DEV_SERVERS,
  TAG_MANAGER,
  TAG_ORIGINS,
}: Settings): Pick<PublicConfig, 'scriptOrigins' | 'tagManager' | 'tagOrigins'> {
  const origins = [...Object.values(DEV_SERVERS ?? {}), ...(TAG_MANAGER === undefined ? [] : [TAG_MANAGER_ORIGIN])];
  return {
    ...(origins.length > 0 && { scriptOrigins: origins }),
    ...(TAG_MANAGER !== undefined && { tagManager: TAG_MANAGER }),
    ...(Object.keys(TAG_ORIGINS).length > 0 && { tagOrigins: TAG_ORIGINS }),
  };
}

const imageSettings = (env: Settings): Pick<PublicConfig, 'mapsService' | 'mapTiles' | 'pictureOrigins'> => ({
  ...(env.MAPS_SERVICE && {
    mapsService: { name: 'Maps', base: env.MAPS_SERVICE === 'none' ? null : env.MAPS_SERVICE },
  }),
  ...(env.MAP_TILES && { mapTiles: { address: env.MAP_TILES, attribution: env.MAP_ATTRIBUTION } }),
  ...(env.PICTURE_ORIGINS.length > 0 && { pictureOrigins: env.PICTURE_ORIGINS }),
});

/** From the presale over the cart to the checkout. */
const checkoutSettings = (env: Settings) => ({
  ...(env.SHOPS_LISTED && { shopsListed: env.SHOPS_LISTED }),
  ...(env.PRESALE_SPREAD !== 'user-ref' && { presaleSpread: env.PRESALE_SPREAD }),
  freeShippingLimitNok: env.FREE_SHIPPING_LIMIT_NOK,
  ...(env.ORDER_COOKIE_SCOPE === 'host' && { orderCookieScope: env.ORDER_COOKIE_SCOPE }),
  ...(env.CHECKOUT_ENVIRONMENT && { checkoutEnvironment: env.CHECKOUT_ENVIRONMENT }),
  ...((env.AGREEMENT_HOST !== undefined || env.STAND_INS === 'on') && { agreementHost: env.AGREEMENT_HOST ?? '' }),
  ...(env.HARDWARE_CHECKOUT && { hardwareCheckout: env.HARDWARE_CHECKOUT }),
  ...(env.EXTERNAL_CHECKOUT && { externalCheckout: env.EXTERNAL_CHECKOUT }),
  checkoutPaths: { B2C: env.CHECKOUT_PATH_B2C, B2B: env.CHECKOUT_PATH_B2B },
});

/** @throws Error when the file is missing or holds no Ed25519 public key */
function readPublicKey(file: string): KeyObject {
  try {
    const key = createPublicKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error(`REGISTRY_PUBLIC_KEY_FILE: there is no file ${file}`, { cause: error });
  }
  throw new Error(`REGISTRY_PUBLIC_KEY_FILE: ${file} holds no Ed25519 public key in PEM form`);
}
