import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Brand } from 'shared-domain/brand';
import { readBrand } from 'shared-domain/brand/read-brand';
import { FREE_SHIPPING_LIMIT_NOK } from 'shared-domain/cart';
import type { FacetOptions } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { type Ore, toOre } from 'shared-domain/money';
import { paths } from './paths';
import { providerEnvironment, type ProviderSettings, readProviderSettings } from './provider-settings';

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a port number'),
  v.transform(Number),
  v.minValue(0),
  v.maxValue(65_535),
);
const url = v.pipe(v.string(), v.url('must be an address like https://…'));

const financingOption = v.pipe(
  v.string(),
  v.regex(/^(upfront|new-switch|leasenow|(lease|ukko)\d{1,2})$/, 'must name ways of paying, e.g. "lease24"'),
);
const settingsOfRealm = v.optional(
  v.strictObject({
    /** Only the colour of the default variant counts (F5.5-10). */
    defaultVariantColorOnly: v.optional(v.boolean()),
    /** Ways of paying that the price facet offers, in this order (F5.5-20). */
    financing: v.optional(v.array(financingOption)),
    /** Phones are offered with the switch plan only (F5.5-20). */
    onlySwitch: v.optional(v.boolean()),
  }),
);
const listSettings = v.pipe(
  v.string(),
  v.parseJson(undefined, 'must be JSON, e.g. {"B2C":{"onlySwitch":true}}'),
  v.strictObject({ B2C: settingsOfRealm, B2B: settingsOfRealm, UKKO: settingsOfRealm }),
);

/** Systems that call, with their secrets. */
const apiClients = v.pipe(
  v.string(),
  v.parseJson(undefined, 'must be JSON, e.g. {"checkout":"a secret of 24 characters or more"}'),
  v.record(
    v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'must name clients by letters, digits, - and _')),
    v.pipe(v.string(), v.minLength(24, 'needs secrets of 24 characters')),
  ),
);

const environmentSchema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  API_PORT: v.optional(port, '3010'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string()),
  PICTURE_CACHE: v.optional(v.string()),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  SENTRY_DSN: v.optional(url),
  CHANNEL_API_KEY: v.optional(v.pipe(v.string(), v.minLength(1)), 'reference'),
  SHOP_ORIGIN: v.optional(url, 'http://localhost:3000'),
  PORTAL_ORIGIN: v.optional(url),
  CMS_URL: v.optional(url),
  /** Address of the CMS' documents with '{document}' in the place of their name; default: below CMS_URL. */
  CONTENT_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+\/\S*\{document\}\S*$/, "must be an address with '{document}'")),
  ),
  UKKO_ORIGIN: v.optional(url),
  DEVICE_SITE: v.optional(url),
  BUSINESS_MENU: v.optional(v.picklist(['full', 'simplified']), 'full'),
  BRAND_FILE: v.optional(v.string()),
  REFERENCE_CATALOGUE: v.optional(v.picklist(['import', 'none'])),
  EDGE_KEY: v.optional(v.string(), ''),
  STAND_INS: v.optional(v.picklist(['on', 'off']), 'off'),
  ORDER_API_CLIENTS: v.optional(apiClients),
  CATALOGUE_CLIENTS: v.optional(apiClients),
  WEBHOOK_URLS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/\s+/).filter(Boolean)),
      v.array(url),
    ),
    '',
  ),
  WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(24, 'needs 24 characters'))),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off']), 'on'),
  FREE_SHIPPING_LIMIT_NOK: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'must be a whole number'),
      v.transform((nok) => toOre(Number(nok))),
    ),
    String(FREE_SHIPPING_LIMIT_NOK),
  ),
  LIST_SETTINGS: v.optional(listSettings, '{}'),
  CHECKOUT_LIMIT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number'), v.transform(Number))),
  ...providerEnvironment,
});

/** Configuration of the API. Each field has its variable above. */
export interface Config {
  readonly isProduction: boolean;
  /** Name of the environment: 'production', 'development' … */
  readonly environment: string;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Folder of the pictures' widths and formats, made when they are first asked for; may be emptied at any time. */
  readonly pictureCache: string;
  readonly databaseUrl?: string | undefined;
  readonly logLevel: string;
  /** The operator's Sentry, which errors of the log go to. */
  readonly sentryDsn?: string | undefined;
  readonly channelApiKey: string;
  /** Origin of the shop itself, without a slash at the end. */
  readonly shopOrigin: string;
  /** Address of the documents of the operator's CMS, with '{document}' in the place of their name; null: there is no CMS. */
  readonly contentUrl: string | null;
  /** Root of the equipment-agreement site (P2-22); absent: the shop's own start page. */
  readonly ukkoRoot?: string | undefined;
  /** Site where businesses buy devices: where the simplified header leads (F2.2-27). */
  readonly deviceSite: string;
  /** 'simplified': businesses get the simplified header on every page of theirs (F2.2-27). */
  readonly businessMenu: 'full' | 'simplified';
  readonly brand: Brand;
  readonly importsReferenceCatalogue: boolean;
  /** Secret that the edge sends as X-Edge-Key; only then is X-Forwarded-For trusted. '': never. */
  readonly edgeKey: string;
  readonly hasRateLimits: boolean;
  /** Systems that may call the order API, with their secrets; absent: there is no such API. */
  readonly orderApiClients?: Readonly<Record<string, string>> | undefined;
  /** Systems that may change prices, stock and texts, with their secrets; absent: none may. */
  readonly catalogueClients?: Readonly<Record<string, string>> | undefined;
  /** Addresses that are told what happens to orders, and the secret that signs it; absent: nobody is. */
  readonly webhooks?: { readonly receivers: readonly string[]; readonly secret: string } | undefined;
  /** Whether the reference environment's customers are there: on a developer's machine. */
  readonly hasStandIns: boolean;
  /** Delivery is free from this upfront total (F9.2-3). */
  readonly freeShippingLimitOre: Ore;
  /** How the facets of a realm's lists work; absent: as the specification says without settings. */
  readonly lists: Readonly<Partial<Record<Realm, FacetOptions | undefined>>>;
  /**
   * Orders that may be in the checkout at the same time while the staff have set no other number; others wait (F4.4-1). Null: any number;
   * 0: the checkout is closed.
   */
  readonly checkoutLimit: number | null;
  /** The OpenID Connect provider that verifies access tokens. */
  readonly provider: ProviderSettings;
}

const withoutSlash = (text: string): string => text.replace(/\/+$/, '');

/** @throws Error with one line that names each variable that is wrong */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty variable counts as unset.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environmentSchema, given);
  if (!result.success)
    throw new Error(result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('; '));
  const read = result.output;
  const hasStandIns = read.STAND_INS === 'on';
  const portalOrigin = read.PORTAL_ORIGIN ?? (hasStandIns ? 'http://127.0.0.1:3030' : null);
  const ukkoRoot = read.UKKO_ORIGIN === undefined ? undefined : `${withoutSlash(read.UKKO_ORIGIN)}/`;
  return {
    isProduction: read.NODE_ENV === 'production',
    environment: read.NODE_ENV,
    port: read.API_PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR === undefined ? paths.defaultData() : resolve(read.DATA_DIR),
    pictureCache: resolve(read.PICTURE_CACHE ?? paths.pictureCache()),
    databaseUrl: read.DATABASE_URL,
    logLevel: read.LOG_LEVEL,
    sentryDsn: read.SENTRY_DSN,
    channelApiKey: read.CHANNEL_API_KEY,
    shopOrigin: withoutSlash(read.SHOP_ORIGIN),
    contentUrl:
      read.CONTENT_URL ??
      (read.CMS_URL === undefined ? null : `${withoutSlash(read.CMS_URL)}/shop-content/{document}.json`),
    ukkoRoot,
    deviceSite:
      read.DEVICE_SITE ?? ukkoRoot ?? (portalOrigin ? `${withoutSlash(portalOrigin)}/utstyrsavtale/` : '/bedrift/'),
    businessMenu: read.BUSINESS_MENU,
    brand: readBrand(read.BRAND_FILE),
    importsReferenceCatalogue: (read.REFERENCE_CATALOGUE ?? (hasStandIns ? 'import' : 'none')) === 'import',
    edgeKey: read.EDGE_KEY,
    hasStandIns,
    hasRateLimits: read.RATE_LIMITS === 'on',
    orderApiClients: read.ORDER_API_CLIENTS,
    catalogueClients: read.CATALOGUE_CLIENTS,
    webhooks: webhooksOf(read.WEBHOOK_URLS, read.WEBHOOK_SECRET),
    freeShippingLimitOre: read.FREE_SHIPPING_LIMIT_NOK,
    lists: read.LIST_SETTINGS,
    checkoutLimit: read.CHECKOUT_LIMIT ?? null,
    provider: readProviderSettings(read),
  };
}

/** @throws Error when there are receivers, and nothing to sign with */
function webhooksOf(receivers: readonly string[], secret: string | undefined): Config['webhooks'] {
  if (receivers.length === 0) return undefined;
  if (secret === undefined) throw new Error('WEBHOOK_SECRET is needed with WEBHOOK_URLS');
  return { receivers, secret };
}
