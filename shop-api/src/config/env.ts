import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Brand } from 'shared-domain/brand';
import { readBrand } from 'shared-domain/brand/read-brand';
import { FREE_SHIPPING_LIMIT_NOK } from 'shared-domain/cart';
import type { FacetOptions } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { type Ore, toOre } from 'shared-domain/money';
import {
  count,
  logLevel,
  notBlank,
  onOff,
  originList,
  port,
  readSettings,
  REFERENCE_KEY,
  secretOf,
  setting,
  type SettingsOfProgram,
  url,
  urlList,
} from 'shared-domain/servers/settings';
import { paths } from './paths';
import { providerEnvironment, type ProviderSettings, readProviderSettings } from './provider-settings';

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

/** Every setting of the API: what it is, its values, its default. docs/settings.md is made from it. */
export const environmentSchema = v.object({
  NODE_ENV: setting("`production`: an operator's shop, unless `STAND_INS` is `on`", v.string(), 'development'),
  API_PORT: setting('port of the API', port, '3010'),
  HOST: setting('address that the program listens at', v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string()),
  PICTURE_CACHE: setting(
    "folder of the pictures' widths and formats; may be emptied at any time, and shared; default `.build/picture-cache`",
    v.string(),
  ),
  SHOP_API_ROOT: setting('folder with `migrations`, `catalogue`, `channel.graphql`; default found upwards', v.string()),
  PICTURE_ORIGINS: v.optional(originList, ''),
  DATABASE_URL: setting(
    'PostgreSQL, `postgres://…`; elsewhere than in production by default the embedded database',
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  ),
  LOG_LEVEL: setting('least level of the [log](operations.md#logs)', logLevel, 'info'),
  SENTRY_DSN: v.optional(url),
  CHANNEL_API_KEY: v.optional(v.pipe(v.string(), v.minLength(1)), REFERENCE_KEY),
  SHOP_ORIGIN: v.optional(url, 'http://localhost:3000'),
  PORTAL_ORIGIN: setting('origin of the business portal, whose device site is `/utstyrsavtale/` below it', url),
  CMS_URL: v.optional(url),
  CONTENT_URL: setting(
    "address of the CMS' [documents](operator.md#content-of-the-cms) with `{document}` in the place of their name; default `CMS_URL/shop-content/{document}.json`",
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+\/\S*\{document\}\S*$/, "must be an address with '{document}'")),
  ),
  UKKO_ORIGIN: setting("origin of the equipment-agreement site (P2-22); default the shop's own start page", url),
  DEVICE_SITE: setting(
    "where the simplified business header leads (F2.2-27); default the equipment-agreement site, else the portal's, else `/bedrift/`",
    // As it is written: a page, not an origin.
    v.pipe(v.string(), v.url('must be an address such as https://bedrift.example/')),
  ),
  BUSINESS_MENU: setting(
    '`simplified`: businesses get the simplified header on every page of theirs (F2.2-27)',
    v.picklist(['full', 'simplified']),
    'full',
  ),
  BRAND_FILE: v.optional(v.string()),
  REFERENCE_CATALOGUE: setting(
    '`import`: a database without a catalogue gets the reference catalogue; default `import` with `STAND_INS=on`, else `none`',
    v.picklist(['import', 'none']),
  ),
  EDGE_KEY: v.optional(v.string(), ''),
  STAND_INS: v.optional(onOff, 'off'),
  ORDER_API_CLIENTS: setting(
    'JSON of names and secrets (24 characters or more) of the systems that may call the [order API](../shop-api/README.md#orders), which a checkout needs; without it there is none',
    apiClients,
  ),
  CATALOGUE_CLIENTS: setting(
    'JSON of names and secrets (24 characters or more) of the systems that send [deltas](../shop-api/README.md#the-catalogue)',
    apiClients,
  ),
  WEBHOOK_URLS: setting('addresses, separated by blanks, that are told what happens to orders', urlList, ''),
  WEBHOOK_SECRET: setting('signs what is sent to `WEBHOOK_URLS`; 24 characters or more', secretOf(24)),
  MAIL_URL: setting(
    'server of mails to shoppers, `smtp://name:password@host:587` or `smtps://…`; without it nobody is offered any',
    v.pipe(v.string(), v.regex(/^smtps?:\/\/[^/\s]+$/, 'must be an address such as smtps://name:password@host')),
  ),
  MAIL_FROM: setting('sender of the mails, `Fjell <varsel@fjell.example>`', notBlank),
  RATE_LIMITS: setting('`off`: for load tests', onOff, 'on'),
  FREE_SHIPPING_LIMIT_NOK: v.optional(
    v.pipe(
      count,
      v.transform((nok) => toOre(nok)),
    ),
    String(FREE_SHIPPING_LIMIT_NOK),
  ),
  LIST_SETTINGS: setting(
    'lists by realm: ways to pay, Svitsj only, colour of the default variant ([choices](choices.md#lists))',
    listSettings,
    '{}',
  ),
  CHECKOUT_LIMIT: setting(
    'orders that may be in the checkout at a time while the team has set no other number (F4.4-1); 0: closed; default any number',
    count,
  ),
  ...providerEnvironment,
});

export const API_SETTINGS: SettingsOfProgram<typeof environmentSchema> = {
  program: 'shop API',
  schema: environmentSchema,
  families: /^(OIDC|WEBHOOK|MAIL)_/,
  others: ['OIDC_SCOPE', 'ORDER_API_CLIENT'],
  contradictions: ({ WEBHOOK_URLS, WEBHOOK_SECRET, MAIL_URL, MAIL_FROM }) => [
    ...(WEBHOOK_URLS.length > 0 && WEBHOOK_SECRET === undefined ? ['WEBHOOK_SECRET is needed with WEBHOOK_URLS'] : []),
    ...(MAIL_URL !== undefined && MAIL_FROM === undefined ? ['MAIL_FROM is needed with MAIL_URL'] : []),
  ],
};

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
  /** Origins from which pictures of the feed are fetched. */
  readonly pictureOrigins: readonly string[];
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
  /** How mails to shoppers are sent; absent: none are, and pages offer none. */
  readonly mail?: { readonly url: string; readonly from: string; readonly shopOrigin: string } | undefined;
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

/** @throws Error with one line that names each variable that is wrong or unknown */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = readSettings(env, API_SETTINGS);
  const hasStandIns = read.STAND_INS === 'on';
  const portalOrigin = read.PORTAL_ORIGIN ?? (hasStandIns ? 'http://127.0.0.1:3030' : null);
  const ukkoRoot = read.UKKO_ORIGIN === undefined ? undefined : `${read.UKKO_ORIGIN}/`;
  return {
    isProduction: read.NODE_ENV === 'production',
    environment: read.NODE_ENV,
    port: read.API_PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR === undefined ? paths.defaultData() : resolve(read.DATA_DIR),
    pictureCache: resolve(read.PICTURE_CACHE ?? paths.pictureCache()),
    pictureOrigins: read.PICTURE_ORIGINS,
    databaseUrl: read.DATABASE_URL,
    logLevel: read.LOG_LEVEL,
    sentryDsn: read.SENTRY_DSN,
    channelApiKey: read.CHANNEL_API_KEY,
    shopOrigin: read.SHOP_ORIGIN,
    contentUrl:
      read.CONTENT_URL ?? (read.CMS_URL === undefined ? null : `${read.CMS_URL}/shop-content/{document}.json`),
    ukkoRoot,
    deviceSite: read.DEVICE_SITE ?? ukkoRoot ?? (portalOrigin ? `${portalOrigin}/utstyrsavtale/` : '/bedrift/'),
    businessMenu: read.BUSINESS_MENU,
    brand: readBrand(read.BRAND_FILE),
    importsReferenceCatalogue: (read.REFERENCE_CATALOGUE ?? (hasStandIns ? 'import' : 'none')) === 'import',
    edgeKey: read.EDGE_KEY,
    hasStandIns,
    hasRateLimits: read.RATE_LIMITS === 'on',
    orderApiClients: read.ORDER_API_CLIENTS,
    catalogueClients: read.CATALOGUE_CLIENTS,
    webhooks:
      read.WEBHOOK_URLS.length > 0 && read.WEBHOOK_SECRET !== undefined
        ? { receivers: read.WEBHOOK_URLS, secret: read.WEBHOOK_SECRET }
        : undefined,
    mail:
      read.MAIL_URL !== undefined && read.MAIL_FROM !== undefined
        ? { url: read.MAIL_URL, from: read.MAIL_FROM, shopOrigin: read.SHOP_ORIGIN }
        : undefined,
    freeShippingLimitOre: read.FREE_SHIPPING_LIMIT_NOK,
    lists: read.LIST_SETTINGS,
    checkoutLimit: read.CHECKOUT_LIMIT ?? null,
    provider: readProviderSettings(read),
  };
}
