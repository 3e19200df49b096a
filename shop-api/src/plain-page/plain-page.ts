import { createHash } from 'node:crypto';
import type { Brand } from 'shared-domain/brand';
import { brandMark } from './brand-mark';
import { escapeHtml, type Html } from './html';
import { plainStyle } from './style';

export interface PlainPage {
  readonly title: string;
  /** Whose shop it is, and where its word mark leads. */
  readonly brand: Brand;
  readonly homeHref: string;
  /** Everything inside main, with its one h1. */
  readonly content: Html;
  /** A script that stands in the page, for what no form can do. */
  readonly script?: string;
}

/** A whole document in Norwegian, readable without script and without any other file. */
export function renderPlainPage({ title, brand, homeHref, content, script }: PlainPage): string {
  return `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(brand.name)}</title>
<style>${plainStyle(brand)}</style>
</head>
<body>
<header><p><a href="${escapeHtml(homeHref)}" aria-label="${escapeHtml(brand.name)}">${brandMark(brand.logo).markup}</a></p></header>
<main>
${content.markup}
</main>
${script === undefined ? '' : `<script>${script}</script>\n`}</body>
</html>
`;
}

export interface PlainPagePolicy {
  readonly brand: Brand;
  /** Where forms may lead, redirects included; default: only here. */
  readonly formAction?: readonly string[];
  readonly script?: string;
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Headers of a plain page: nothing but its own style sheet (and the one script) is allowed, and no frame around it. */
export function plainPageHeaders({
  brand,
  formAction = [],
  script,
}: PlainPagePolicy): Readonly<Record<string, string>> {
  const scriptSource = script === undefined ? "'none'" : hashSource(script);
  const policy = [
    "default-src 'none'",
    `style-src ${hashSource(plainStyle(brand))}`,
    `script-src ${scriptSource}`,
    `form-action ${["'self'", ...formAction].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
