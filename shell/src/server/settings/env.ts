/** The shell's configuration, parsed once at start. A missing or wrong one stops the start with its name. */
import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Brand } from 'shared-domain/brand';
import { readBrand } from 'shared-domain/brand/read-brand';
import { FREE_SHIPPING_LIMIT_NOK } from 'shared-domain/cart';
import type { AnalyticsTarget, PublicConfig } from 'shared-domain/runtime/config';
import { BRAND_FILES } from '../../page-state/brand-files';
import type { CapabilityName } from '../upstreams/capabilities';
import type { UpstreamSettings } from '../upstreams/upstreams';
import { type OriginsByDirective, tagOrigins } from './origins-by-directive';
import { describeMissing, missingSettings, REFERENCE_KEY } from './production-settings';
import { teamProviderOf, type TeamProviderSettings, teamSchema } from './team-settings';
import { upstreamSchema, upstreamsOf } from './upstream-settings';
import { addressList, count, flag, notBlank, originList, port, url } from './values';

/** Its own script; what it loads is in the policy. */
const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';
const ANALYTICS_TARGETS = ['data-layer', 'ga4', 'beacon'] as const satisfies readonly AnalyticsTarget[];

/** The metrics' port when none is named: behind those of the other programs of a shop on one machine. */
const METRICS_PORT_OFFSET = 40;

const schema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_PORT: v.optional(port),
  SHOP_ORIGIN: v.optional(url),
  ...upstreamSchema,
  EDGE_KEY: v.optional(notBlank),
  TRUST_PROXY: v.optional(count, '0'),
  OIDC_ISSUER: v.optional(url, 'http://localhost:3020'),
  OIDC_CLIENT_ID: v.optional(notBlank, 'webshop'),
  /** 'confidential': the API has its secret or key (OIDC_CLIENT_SECRET, OIDC_PRIVATE_KEY_FILE). */
  OIDC_CLIENT_TYPE: v.optional(v.picklist(['public', 'confidential'], "must be 'public' or 'confidential'"), 'public'),
  OIDC_SCOPE: v.optional(v.pipe(v.string(), v.regex(/(^| )openid( |$)/, 'must contain openid'))),
  OIDC_AUDIENCE: v.optional(notBlank),
  /** Addresses whose calls may have the customer's access token: beginnings of paths, or of addresses elsewhere. */
  CUSTOMER_CALLS: v.optional(addressList, '/api/accountdata/'),
  CHANNEL_API_KEY: v.optional(notBlank, REFERENCE_KEY),
  /** Address of the video player with '{id}' in the place of the video (P7-28). */
  VIDEO_PLAYER: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\/(?!\/)|https:\/\/[^/]+\/)\S*\{id\}\S*$/, "must be a path or an https address with '{id}'"),
    ),
    '/api/videos/{id}/',
  ),
  /** Host of documents (P2-29). */
  DOCUMENTS_HOST: v.optional(url),
  /** How buyers are spread over the first seconds of a presale (P4-58). */
  PRESALE_SPREAD: v.optional(v.picklist(['user-ref', 'ab'], "must be 'user-ref' or 'ab'"), 'user-ref'),
  /** Address of the operator's maps service (P7-25): autocomplete and details are below it; 'none': there is none. */
  MAPS_SERVICE: v.optional(v.union([v.literal('none'), url], "must be an address, or 'none'")),
  /** Address of map tiles with '{z}', '{x}' and '{y}' in the place of the tile. */
  MAP_TILES: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(\/(?!\/)|https:\/\/[^/]+\/)(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+$/,
        "must be a path or an https address with '{z}', '{x}' and '{y}'",
      ),
    ),
  ),
  /** From where product pictures may come, beside the shop itself. */
  PICTURE_ORIGINS: v.optional(originList, ''),
  /** Who made the map tiles: their licence asks for it. */
  MAP_ATTRIBUTION: v.optional(v.string(), ''),
  BRAND_FILE: v.optional(v.string()),
  /** Container of Google Tag Manager; loaded after consent. */
  TAG_MANAGER: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container such as GTM-ABC123')),
  ),
  TAG_ORIGINS: v.optional(tagOrigins, ''),
  /** Where analytics go, after consent: 'data-layer', 'ga4', 'beacon', several with commas, or 'none'. */
  ANALYTICS: v.optional(
    v.pipe(
      v.string(),
      v.transform((targets) => (targets === 'none' ? [] : targets.split(','))),
      v.array(v.picklist(ANALYTICS_TARGETS, `must be of ${ANALYTICS_TARGETS.join(', ')}, with commas, or 'none'`)),
    ),
    'data-layer',
  ),
  SENTRY_DSN: v.optional(url),
  STAND_INS: v.optional(v.picklist(['on', 'off'], "must be 'on' or 'off'"), 'off'),
  FREE_SHIPPING_LIMIT_NOK: v.optional(count, String(FREE_SHIPPING_LIMIT_NOK)),
  ORDER_COOKIE_SCOPE: v.optional(v.picklist(['domain', 'host'], "must be 'domain' or 'host'"), 'domain'),
  CHECKOUT_ENVIRONMENT: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be a name of letters, digits, - and _')),
  ),
  AGREEMENT_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#]+$/, 'must be an origin such as https://avtale.example')),
  ),
  HARDWARE_CHECKOUT: v.optional(v.string()),
  EXTERNAL_CHECKOUT: v.optional(v.string()),
  CHECKOUT_PATH_B2C: v.optional(v.string(), '/kasse/personlige-opplysninger/'),
  CHECKOUT_PATH_B2B: v.optional(v.string(), '/bedrift/kasse/personlige-opplysninger/'),
  DATA_DIR: v.optional(notBlank, '.data'),
  REGISTRY_FILE: v.optional(v.string()),
  REGISTRY_URL: v.optional(url),
  REGISTRY_PUBLIC_KEY_FILE: v.optional(v.string()),
  SHELL_DIST: v.optional(v.string()),
  SHELL_FILES_URL: v.optional(url),
  /** Where the renderer listens that the operator runs beside the shell; absent: the shell starts one of its own. */
  RENDERER_SOCKET: v.optional(v.string()),
  RENDER_WORKERS: v.optional(count, '2'),
  RENDER_DEADLINE_MS: v.optional(count, '1200'),
  SERVER_RENDERING: v.optional(flag, 'true'),
  ...teamSchema,
  /** From where the team may try a remote (team/overrides.ts), beside the builds of the registry. */
  TESTING_ORIGINS: v.optional(originList, ''),
  /** Metrics ports of the other shells (releases/peers.ts). */
  SHELL_PEERS: v.optional(originList, ''),
  /** Development: origins of dev servers by package, as JSON; as `registry` that of a deployed shop with the other remotes. */
  DEV_SERVERS: v.optional(v.pipe(v.string(), v.parseJson(), v.record(v.string(), url))),
});

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

type Settings = v.InferOutput<typeof schema>;

/** @throws Error that names each wrong variable, or what is wrong with the brand's file */
export function parseEnv(variables: NodeJS.ProcessEnv, distDir: string): ShellEnv {
  const env = readSettings(variables);
  const dataDir = resolve(env.DATA_DIR);
  const devServers = env.DEV_SERVERS;
  const brand = readBrand(env.BRAND_FILE);
  const registryKey = env.REGISTRY_PUBLIC_KEY_FILE && readPublicKey(env.REGISTRY_PUBLIC_KEY_FILE);
  return {
    port: env.PORT,
    metricsPort: env.METRICS_PORT ?? env.PORT + METRICS_PORT_OFFSET,
    host: env.HOST,
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

/** An empty variable is one that is not set, as compose files write it. @throws Error that names what is missing or wrong */
function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(schema, given);
  const missing = missingSettings(given);
  if (parsed.success && missing.length === 0) return parsed.output;
  const wrong = (parsed.issues ?? []).map((issue) => `${issue.path?.[0]?.key as string}: ${issue.message}`);
  const problems = [
    ...(wrong.length > 0 ? [`The shell's configuration is wrong. ${wrong.join('; ')}.`] : []),
    ...(missing.length > 0 ? [describeMissing(missing)] : []),
  ];
  throw new Error(problems.join(' '));
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

/** @throws Error when tags have origins and there is no tag manager */
function scriptSettings({
  DEV_SERVERS,
  TAG_MANAGER,
  TAG_ORIGINS,
}: Settings): Pick<PublicConfig, 'scriptOrigins' | 'tagManager' | 'tagOrigins'> {
  const hasOrigins = Object.keys(TAG_ORIGINS).length > 0;
  if (hasOrigins && TAG_MANAGER === undefined)
    throw new Error("The shell's configuration is wrong. TAG_ORIGINS: is of no use without TAG_MANAGER.");
  const origins = [...Object.values(DEV_SERVERS ?? {}), ...(TAG_MANAGER === undefined ? [] : [TAG_MANAGER_ORIGIN])];
  return {
    ...(origins.length > 0 && { scriptOrigins: origins }),
    ...(TAG_MANAGER !== undefined && { tagManager: TAG_MANAGER }),
    ...(hasOrigins && { tagOrigins: TAG_ORIGINS }),
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
