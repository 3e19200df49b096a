/** Every setting of the shell: what it is, its values, its default. docs/settings.md is made from it. */
import * as v from 'valibot';
import { FREE_SHIPPING_LIMIT_NOK } from 'shared-domain/cart';
import type { AnalyticsTarget } from 'shared-domain/runtime/config';
import {
  addressList,
  count,
  flag,
  logLevel,
  notBlank,
  onOff,
  originList,
  port,
  positive,
  REFERENCE_KEY,
  setting,
  type SettingsOfProgram,
  url,
} from 'shared-domain/servers/settings';
import { tagOrigins } from './origins-by-directive';
import { teamSchema } from './team-settings';
import { upstreamSchema } from './upstream-settings';

const ANALYTICS_TARGETS = ['data-layer', 'ga4', 'beacon'] as const satisfies readonly AnalyticsTarget[];

export const settingsSchema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  PORT: setting('port of the shop', port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_PORT: setting('port of the [metrics](operations.md#metrics); default `PORT` + 40', port),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  SHOP_ORIGIN: setting('the public address of the shop', url),
  ...upstreamSchema,
  EDGE_KEY: setting(
    'the same secret in shop-api and shell: by it the API believes the edge who the client is',
    notBlank,
  ),
  TRUST_PROXY: setting(
    'how many proxies in front of the edge add to X-Forwarded-For; 0: none. A wrong number makes all visitors one client',
    count,
    '0',
  ),
  OIDC_ISSUER: v.optional(url, 'http://localhost:3020'),
  OIDC_CLIENT_ID: v.optional(notBlank, 'webshop'),
  OIDC_CLIENT_TYPE: setting(
    '`confidential`: the client has a secret or a key, so the API exchanges its codes',
    v.picklist(['public', 'confidential'], "must be 'public' or 'confidential'"),
    'public',
  ),
  OIDC_SCOPE: setting(
    'what a login asks for; default `openid profile`',
    v.pipe(v.string(), v.regex(/(^| )openid( |$)/, 'must contain openid')),
  ),
  OIDC_AUDIENCE: setting('shell: a login asks for it (`audience`); API: access tokens have to name it', notBlank),
  CUSTOMER_CALLS: setting(
    "calls that get the customer's access token: beginnings of paths, or of addresses of other systems, separated by blanks",
    addressList,
    '/api/accountdata/',
  ),
  CHANNEL_API_KEY: setting(
    `the same in shop-api and shell, in production another than \`${REFERENCE_KEY}\`. Browsers send it, so it is no secret`,
    notBlank,
    REFERENCE_KEY,
  ),
  VIDEO_PLAYER: setting(
    'video player of product pages (P7-28), `{id}` stands for the video',
    v.pipe(
      v.string(),
      v.regex(/^(\/(?!\/)|https:\/\/[^/]+\/)\S*\{id\}\S*$/, "must be a path or an https address with '{id}'"),
    ),
    '/api/videos/{id}/',
  ),
  VIDEO_ORIGINS: setting("origins of the feed's videos that have an address, separated by blanks", originList, ''),
  DOCUMENTS_HOST: setting(
    "where documents are: the fact sheet of the insurances is `/dokumenter/produktark-forsikring.pdf` below it (P2-29); default the shop API's own",
    url,
  ),
  PRESALE_SPREAD: setting(
    'how buyers are spread over the first seconds of a presale (P4-58): `user-ref` (0–9 s by a cookie) or `ab` (half of the visits one second later)',
    v.picklist(['user-ref', 'ab'], "must be 'user-ref' or 'ab'"),
    'user-ref',
  ),
  SHOPS_LISTED: setting(
    'shops with stock that are listed at first, and added with each press for more (P9-2); default 5',
    positive,
  ),
  MAPS_SERVICE: setting(
    "the operator's [maps service](operator.md#maps) (P7-25); `none`: there is none; default the shop API's register of postcodes",
    v.union([v.literal('none'), url], "must be an address, or 'none'"),
  ),
  MAP_TILES: setting(
    'map tiles (256 px, Web Mercator) with `{z}`, `{x}` and `{y}`; default an outline of Norway that the shop draws',
    v.pipe(
      v.string(),
      v.regex(
        /^(\/(?!\/)|https:\/\/[^/]+\/)(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+$/,
        "must be a path or an https address with '{z}', '{x}' and '{y}'",
      ),
    ),
  ),
  MAP_ATTRIBUTION: setting('who made the map tiles: their licence asks for it', v.string(), ''),
  PICTURE_ORIGINS: setting(
    'origins of the [pictures](operator.md#pictures) that the feed names by address, separated by blanks: pages may show, and the API may fetch them',
    originList,
    '',
  ),
  BRAND_FILE: setting('name, colours and logo: a [brand](design-system.md#a-brand)', v.string()),
  TAG_MANAGER: setting(
    'container of Google Tag Manager, [loaded after consent](events.md#analytics)',
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container such as GTM-ABC123')),
  ),
  TAG_ORIGINS: setting(
    "origins that its tags load from and send to, beside Google's own: `img-src https://a.example; connect-src …`",
    tagOrigins,
    '',
  ),
  ANALYTICS: setting(
    'where [analytics](events.md#analytics) go after consent: `data-layer`, `ga4`, `beacon`, several with commas, or `none`',
    v.pipe(
      v.string(),
      v.transform((targets) => (targets === 'none' ? [] : targets.split(','))),
      v.array(v.picklist(ANALYTICS_TARGETS, `must be of ${ANALYTICS_TARGETS.join(', ')}, with commas, or 'none'`)),
    ),
    'data-layer',
  ),
  SENTRY_DSN: setting('errors of the log go to this project of Sentry', url),
  STAND_INS: setting(
    "`on`: a developer's machine, with made-up customers and the reference catalogue. A start with an https `SHOP_ORIGIN` or `OIDC_ISSUER`, or a database on another machine, is refused",
    onOff,
    'off',
  ),
  FREE_SHIPPING_LIMIT_NOK: setting(
    'orders of at least this upfront total (NOK) are shipped for free (F9.2-3)',
    count,
    String(FREE_SHIPPING_LIMIT_NOK),
  ),
  ORDER_COOKIE_SCOPE: setting(
    "where the order cookies live: `domain`, the parent domain of `SHOP_ORIGIN` (needed when checkout or open pages have another host), or `host`, the shop's host alone, over https under the prefix `__Host-`",
    v.picklist(['domain', 'host'], "must be 'domain' or 'host'"),
    'domain',
  ),
  CHECKOUT_ENVIRONMENT: setting(
    'preproduction: the paths of the checkout begin with this name',
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be a name of letters, digits, - and _')),
  ),
  AGREEMENT_HOST: setting(
    'origin of the device-agreement site, whose checkout takes its orders; with `STAND_INS=on` this shop',
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#]+$/, 'must be an origin such as https://avtale.example')),
  ),
  HARDWARE_CHECKOUT: setting(
    'address in place of the checkout for businesses that buy a device; its sku is added as `hw`',
    v.string(),
  ),
  EXTERNAL_CHECKOUT: setting('address in place of the checkout for consumers, as it is', v.string()),
  CHECKOUT_PATH_B2C: setting("consumers' checkout", v.string(), '/kasse/personlige-opplysninger/'),
  CHECKOUT_PATH_B2B: setting("businesses' checkout", v.string(), '/bedrift/kasse/personlige-opplysninger/'),
  DATA_DIR: setting(
    "folder of the shell's [data](operations.md#data-on-disk), of the API's embedded database (one process at a time)",
    notBlank,
    '.data',
  ),
  REGISTRY_FILE: setting('file of the registry; default `DATA_DIR/registry.json`', v.string()),
  REGISTRY_URL: setting(
    "instead of `REGISTRY_FILE`: an http(s) address such as a bucket's, which is polled four times a second with its ETag",
    url,
  ),
  REGISTRY_PUBLIC_KEY_FILE: setting('public key of who may write the registry', v.string()),
  SHELL_DIST: setting("folder of the shell's own builds; set by the tools of development", v.string()),
  SHELL_FILES_URL: setting(
    'where files of other releases of the shell are, `<url>/<build>/<file>` ([store](releasing.md#to-a-store)): for open pages, and while two shells differ',
    url,
  ),
  RENDERER_SOCKET: setting(
    "Unix socket of a renderer beside the shell ([sealed](adr/rendering.md#13-render-workers-are-sealed-and-bounded-new-builds-are-smoke-tested)); the renderer has the same setting, and `BUILDS_DIR`, the folder `builds` of the shell's `DATA_DIR`. Without it the shell starts one",
    v.string(),
  ),
  RENDER_WORKERS: setting('most render workers of a build', count, '2'),
  RENDER_DEADLINE_MS: setting('time to render a page, ms', count, '1200'),
  SERVER_RENDERING: setting(
    '`false`: browsers draw the pages, and crawlers get 503, which they put up with for hours, not for weeks',
    flag,
    'true',
  ),
  ...teamSchema,
  TESTING_ORIGINS: setting(
    "origins, separated by blanks, from which the signed-in team may [try a remote](releasing.md#try-a-build-before-everyone-has-it), beside the builds of the registry. Their code then runs on the shop's origin in the tester's browser",
    originList,
    '',
  ),
  SHELL_PEERS: setting(
    'with several shells: origins of the metrics ports of the others, separated by blanks, such as `http://shell-2:3040`; one name may stand for all of them. They add up what they count of [canaries](operations.md#canaries)',
    originList,
    '',
  ),
  DEV_SERVERS: setting(
    'origins of dev servers by package, as JSON; as `registry` that of a deployed shop with the other remotes; set by `npm run dev`',
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), url)),
  ),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

/** [what is of no use, what it needs] */
const PAIRS = [
  ['TAG_ORIGINS', 'TAG_MANAGER'],
  ['MAP_ATTRIBUTION', 'MAP_TILES'],
  ['CMS_ORIGINS', 'CMS_URL'],
] as const satisfies readonly (readonly [keyof Settings, keyof Settings])[];

const isGiven = (value: Settings[keyof Settings]): boolean =>
  typeof value === 'object' ? Object.keys(value).length > 0 : value !== undefined && value !== '';

const useless = (settings: Settings) =>
  PAIRS.filter(([name, needed]) => isGiven(settings[name]) && !isGiven(settings[needed])).map(
    ([name, needed]) => `${name}: is of no use without ${needed}`,
  );

/** TRUST_PROXY and DATA_DIR are required, since a wrong number makes all visitors one client, and a folder that depends on where one starts loses verdicts. */
export const SHELL_SETTINGS: SettingsOfProgram<typeof settingsSchema> = {
  program: 'shell',
  schema: settingsSchema,
  families: /^(TEAM_)?OIDC_|^(RENDERER|MAP|CHECKOUT_PATH)_|_(TIMEOUT_MS|MAX_IN_FLIGHT)$/,
  others: ['OIDC_CLIENT_SECRET', 'OIDC_CLIENT_AUTH', 'OIDC_PRIVATE_KEY_FILE', 'OIDC_USERINFO', 'OIDC_CLAIMS'],
  required: [
    'EDGE_KEY',
    'TRUST_PROXY',
    'SHOP_ORIGIN',
    'SHOP_API_URL',
    'OIDC_ISSUER',
    'REGISTRY_PUBLIC_KEY_FILE',
    'CHANNEL_API_KEY',
    'DATA_DIR',
  ],
  contradictions: useless,
};
