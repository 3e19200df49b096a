import { createHash } from 'node:crypto';
import type { PublicConfig } from 'shared-domain/runtime/config';

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface PolicyOptions {
  readonly config: PublicConfig;
  /** Contents of the page's style elements. */
  readonly inlineStyles: readonly string[];
  /** Which pages may show this one in an iframe. */
  readonly frameAncestors: "'none'" | "'self'";
  /** Development: dev servers of remotes, hot reload, source maps. */
  readonly dev: boolean;
}

/** Hashes, no nonce: a cached page would replay it. */
export function contentSecurityPolicy({ config, inlineStyles, frameAncestors, dev }: PolicyOptions): string {
  const devOrigins = dev ? ' http://localhost:* ws://localhost:*' : '';
  const directives = [
    "default-src 'none'",
    `script-src 'self'${dev ? " http://localhost:* 'unsafe-eval'" : ''}`,
    dev
      ? "style-src 'self' 'unsafe-inline' http://localhost:*"
      : `style-src 'self' ${[...new Set(inlineStyles)].map(hashSource).join(' ')}`.trim(),
    "img-src 'self' data:",
    `font-src 'self'${devOrigins}`,
    `connect-src 'self' ${config.issuer}${devOrigins}`,
    `frame-src 'self' ${config.issuer}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    ...(dev ? [] : ["require-trusted-types-for 'script'", 'trusted-types shop']),
  ];
  return directives.join('; ');
}

/** Headers of every HTML answer. */
export function htmlHeaders(options: PolicyOptions): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(options),
    ...(options.dev ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
  };
}
