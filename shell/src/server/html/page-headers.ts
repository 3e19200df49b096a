import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { PATHS } from 'shared-domain/contracts/paths';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { FIRST_SCRIPT } from '../../page-state/first-script';
import { stylesOfPage } from '../../renderer/document/document-styles';
import type { DocumentShell, PreparedBuild, WrittenPage } from '../../renderer/messages';
import type { OriginsByDirective } from '../settings/origins-by-directive';

/** By style sheet: those of the builds in use, and of some before them. */
const hashes = new LRUCache<string, string>({ max: 100 });

function hashSource(text: string): string {
  let source = hashes.get(text);
  if (source === undefined)
    hashes.set(text, (source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`));
  return source;
}

export interface PolicyOptions {
  readonly config: PublicConfig;
  /** Contents of the page's style elements. */
  readonly inlineStyles: readonly string[];
  /** Which pages may show this one in an iframe. */
  readonly frameAncestors: "'none'" | "'self'";
  /** Development: dev servers of remotes, hot reload, source maps. */
  readonly dev: boolean;
  /** A tester tries remotes from here: scripts without integrity, as a dev server makes them. */
  readonly testingOrigins?: readonly string[];
}

/** Other systems of the operator that pages call for a customer. */
const customerOrigins = ({ customerCalls = [] }: PublicConfig): readonly string[] => [
  ...new Set(customerCalls.filter((call) => URL.canParse(call)).map((call) => new URL(call).origin)),
];

/** An address elsewhere has an origin, a path of the shop has none. */
const originOf = (address: string | null | undefined): readonly string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/** Whether code runs that was not built for release: without integrity, and with `eval`. */
const isOpenTo = ({ dev, testingOrigins = [] }: Pick<PolicyOptions, 'dev' | 'testingOrigins'>): boolean =>
  dev || testingOrigins.length > 0;

/** Where Google's own tags load from, and send to. */
const GOOGLE: OriginsByDirective = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** What a tag manager adds to a directive: nothing without one. */
const ofTags = ({ tagManager, tagOrigins = {} }: PublicConfig, directive: string): readonly string[] =>
  tagManager === undefined ? [] : [...(GOOGLE[directive] ?? []), ...(tagOrigins[directive] ?? [])];

/** Google's tags make their scripts by a policy of this name; those of others know none, so nothing can be required of them. */
function trustedTypes({ tagManager, tagOrigins = {} }: PublicConfig): readonly string[] {
  if (tagOrigins['script-src']) return [];
  return ["require-trusted-types-for 'script'", `trusted-types shop${tagManager === undefined ? '' : ' goog#html'}`];
}

/** Hashes of inline styles and of one inline script, no nonce: a cached page would replay it. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { config, inlineStyles, frameAncestors, dev, testingOrigins = [] } = options;
  const isOpen = isOpenTo(options);
  const tested = testingOrigins.map((origin) => ` ${origin}`).join('');
  const testedSockets = testingOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  const devOrigins = `${dev ? ' http://localhost:* ws://localhost:*' : ''}${tested}${testedSockets}`;
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", hashSource(FIRST_SCRIPT), ...ofTags(config, 'script-src')].join(' ')}${dev ? ' http://localhost:*' : ''}${tested}${isOpen ? " 'unsafe-eval'" : ''}`,
    isOpen
      ? `style-src 'self' 'unsafe-inline'${dev ? ' http://localhost:*' : ''}${tested}`
      : `style-src 'self' ${[...new Set(inlineStyles)].map(hashSource).join(' ')}`.trim(),
    `img-src ${["'self'", 'data:', ...originOf(config.mapTiles?.address), ...(config.pictureOrigins ?? []), ...ofTags(config, 'img-src')].join(' ')}${tested}`,
    `font-src 'self'${devOrigins}`,
    `connect-src ${["'self'", config.issuer, ...customerOrigins(config), ...originOf(config.mapsService?.base), ...ofTags(config, 'connect-src')].join(' ')}${devOrigins}`,
    `frame-src ${["'self'", config.issuer, ...originOf(config.videoPlayer), ...(config.videoOrigins ?? []), ...ofTags(config, 'frame-src')].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    ...(isOpen ? [] : trustedTypes(config)),
  ];
  return directives.join('; ');
}

/**
 * Policy of pages that another publisher writes and the shop's origin shows. Header and footer work there: their script and its
 * chunks come from the shop's own folders. No other script runs, inline ones included, no page is embedded and the issuer cannot
 * be called: such a page has no way to a token. The operator's `CMS_ORIGINS` widen it, directive by directive.
 */
export function openPagePolicy(
  { shopOrigin }: Pick<PublicConfig, 'shopOrigin'>,
  dev: boolean,
  origins: OriginsByDirective = {},
): string {
  const devOrigins = dev ? ' http://localhost:* ws://localhost:*' : '';
  const own = (...paths: readonly string[]) => paths.map((path) => shopOrigin + path).join(' ') + devOrigins;
  return [
    "default-src 'none'",
    [
      `script-src ${own('/frame/shop-frame.js', PATHS.consentScript, '/_shop/', '/remotes/')}`,
      ...(origins['script-src'] ?? []),
    ].join(' '),
    // The publisher's own; none of them reaches into the shadow roots of header and footer.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...(origins['img-src'] ?? [])].join(' '),
    ["media-src 'self'", ...(origins['media-src'] ?? [])].join(' '),
    ...(origins['frame-src'] ? [`frame-src ${origins['frame-src'].join(' ')}`] : []),
    `font-src 'self'${devOrigins}`,
    `connect-src ${own('/frame.json', '/frame/', '/_shop/', '/remotes/', '/api/', '/graphql', '/shop/api/security/')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of HTML that has none of its own: no script runs, and no other page shows it in a frame. */
export const PLAIN_POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Every HTML answer has these, whatever its policy. */
export const DOCUMENT_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Headers of the shop's own pages. */
export function htmlHeaders(options: PolicyOptions): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(options),
    // A tag manager's script changes with its container.
    ...(isOpenTo(options) || options.config.tagManager !== undefined
      ? {}
      : { 'integrity-policy': 'blocked-destinations=(script)' }),
    'x-content-type-options': 'nosniff',
    ...DOCUMENT_HEADERS,
  };
}

/** Headers of a page's answer. The edge writes them from files that it has checked itself: the worker runs code of others. */
interface PageHeaderParts extends Pick<WrittenPage, 'used' | 'degraded'> {
  readonly config: PublicConfig;
  readonly shell: DocumentShell;
  readonly builds: readonly PreparedBuild[];
  readonly isDev: boolean;
  /** Origins of remotes that a tester tries. */
  readonly testingOrigins?: readonly string[];
}

export async function pageHeaders(parts: PageHeaderParts): Promise<Readonly<Record<string, string>>> {
  const { config, shell, builds, used, degraded, isDev, testingOrigins = [] } = parts;
  const styles = await stylesOfPage(shell, builds, used);
  return {
    ...htmlHeaders({
      config,
      inlineStyles: styles.map(({ text = '' }) => text),
      frameAncestors: "'none'",
      dev: isDev,
      testingOrigins,
    }),
    'x-shop-builds': builds.map(({ remote, build }) => `${remote}@${build}`).join(','),
    ...(degraded.length > 0 && { 'x-shop-degraded': degraded.join(',') }),
  };
}
