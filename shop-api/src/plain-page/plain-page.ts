import { createHash } from 'node:crypto';
import { escapeHtml, type Html } from './html';
import { STYLE, STYLE_HASH } from './style';

export interface PlainPage {
  readonly title: string;
  /** Name of the shop, and where it leads. */
  readonly brand: string;
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
<title>${escapeHtml(title)} – ${escapeHtml(brand)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><p><a href="${escapeHtml(homeHref)}">${escapeHtml(brand)}</a></p></header>
<main>
${content.markup}
</main>
${script === undefined ? '' : `<script>${script}</script>\n`}</body>
</html>
`;
}

export interface PlainPagePolicy {
  /** Where forms may lead, redirects included; default: only here. */
  readonly formAction?: readonly string[];
  readonly script?: string;
}

/** Headers of a plain page: nothing but its own style sheet (and the one script) is allowed, and no frame around it. */
export function plainPageHeaders({ formAction = [], script }: PlainPagePolicy = {}): Readonly<Record<string, string>> {
  const scriptSource = script === undefined ? "'none'" : `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
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
