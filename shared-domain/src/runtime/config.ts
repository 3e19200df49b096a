import type { Brand } from 'shared-domain/brand';

/** Where analytics events may go: the `dataLayer`, by the shop's names or Google Analytics' (ga4), or the reference environment's collector. */
export type AnalyticsTarget = 'data-layer' | 'ga4' | 'beacon';

/**
 * Public configuration, the same for every visitor. The server parses it from the environment and writes it into
 * the page; the browser reads it from there.
 */
export interface PublicConfig {
  readonly brand: Pick<Brand, 'name' | 'codePrefix' | 'logo'> & {
    /** Path of the picture of shared links, for pages without one of their own. */
    readonly shareImage?: string;
  };
  /** Base of the shop API: '/api' in the browser, an absolute address on the server. */
  readonly apiBase: string;
  /** Address of the channel GraphQL endpoint. */
  readonly channelUrl: string;
  readonly channelApiKey: string;
  /** Issuer of the OpenID Connect provider. */
  readonly issuer: string;
  readonly clientId: string;
  /** The login's own settings; absent: a public client asks for `openid profile`. */
  readonly login?: {
    readonly scope?: string;
    /** The API that access tokens have to be for. */
    readonly audience?: string;
    /** The client has a secret or a key, so the shop API exchanges its codes. */
    readonly isConfidential?: true;
  };
  /** Beginnings of addresses that may get the customer's access token: paths of the shop, or addresses of the operator's other systems. */
  readonly customerCalls?: readonly string[];
  /** Name of the environment, as in the names of cookies: 'production', 'test' … Absent: production. */
  readonly environment?: string;
  /** Origin of the shop, without a slash at the end. */
  readonly shopOrigin: string;
  /** Where scripts may come from beside the shop: its tag manager, and in development the dev servers. */
  readonly scriptOrigins?: readonly string[];
  /** Where analytics go; absent or empty: nowhere. */
  readonly analytics?: readonly AnalyticsTarget[];
  /** Container of Google Tag Manager, 'GTM-…', and where its tags load from and send to, by directive of the page's policy. */
  readonly tagManager?: string;
  readonly tagOrigins?: Readonly<Record<string, readonly string[]>>;
  /** Address of the video player, '{id}' stands for the video (P7-28); absent: the shop API's own. */
  readonly videoPlayer?: string;
  /** From where the feed's videos may come that have an address. */
  readonly videoOrigins?: readonly string[];
  /** How buyers are spread over the first seconds of a presale (P4-58): 'user-ref' or 'ab'; absent: 'user-ref'. */
  readonly presaleSpread?: string;
  /** The operator's maps service (P7-25): its name in the log, and the address of its calls, null: there is none; absent: the shop API's own. */
  readonly mapsService?: { readonly name: string; readonly base: string | null };
  /** Beginning of the addresses of documents, such as the insurances' fact sheet (P2-29); absent: the shop API's own. */
  readonly documentsHost?: string;
  /** Shops that are listed at first, and with each press for more (P9-2); absent: five. */
  readonly shopsListed?: number;
  /** Tiles for the map of shops, '{z}', '{x}' and '{y}' stand for the tile; absent: the shop's own outline of Norway. */
  readonly mapTiles?: { readonly address: string; readonly attribution: string };
  /** Origins of product pictures, beside the shop's own. */
  readonly pictureOrigins?: readonly string[];
  readonly freeShippingLimitNok: number;
  /** 'host': the order cookies are of the shop's host alone; absent: of its parent domain (F7.1-20). */
  readonly orderCookieScope?: 'host';
  /** Name of a preproduction environment, with which the paths of the checkout begin (F2.9-1). */
  readonly checkoutEnvironment?: string;
  /** Origin of the device-agreement site, '' for this one (F2.9-6); absent: agreements cannot be paid here. */
  readonly agreementHost?: string;
  /** Checkout of businesses that buy a device, which is added as `hw` (F2.9-8). */
  readonly hardwareCheckout?: string;
  /** Checkout of consumers on another site (F2.9-9). */
  readonly externalCheckout?: string;
  readonly checkoutPaths: { readonly B2C: string; readonly B2B: string };
}

const KEY = Symbol.for('shop.config@1');
const holder = globalThis as { [KEY]?: PublicConfig };

export function setConfig(config: PublicConfig): void {
  holder[KEY] = config;
}

/** @throws Error when the host has not set it */
export function getConfig(): PublicConfig {
  const config = holder[KEY];
  if (!config) throw new Error('The shop configuration has not been set');
  return config;
}
