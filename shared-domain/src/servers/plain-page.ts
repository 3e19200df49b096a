import { createHash } from 'node:crypto';
import type { Brand, BrandMark } from '../brand';
import { escapeHtml } from '../kernel';
import { plainStyle } from './plain-page-style';

/** Escaped markup. Only the `html` tag creates it. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[] | null;

/** html`<p>${name}</p>`: values are escaped; nested markup and lists of it are inserted; null is left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = strings.reduce((text, string, index) => text + toMarkup(parts[index - 1] ?? null) + string);
  return { markup };
}

function toMarkup(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** Wraps markup that a library has escaped already. */
export const trustedHtml = (markup: string): Html => ({ markup });

/** A brand's word mark, drawn in the colour of the text around it. */
export function brandMark({ viewBox, strokeWidth, paths }: BrandMark): Html {
  const [, , width = '', height = ''] = viewBox.split(' ');
  const ink = trustedHtml(
    strokeWidth === undefined
      ? 'fill="currentColor"'
      : `fill="none" stroke="currentColor" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`,
  );
  return html`<svg aria-hidden="true" viewBox="${viewBox}" width="${width}" height="${height}"><g ${ink}>${paths.map((path) => html`<path d="${path}"/>`)}</g></svg>`;
}

export interface PlainPageContent {
  readonly title: string;
  /** The brand, and the address that its word mark links to. */
  readonly brand: Brand;
  readonly homeHref: string;
  /** Content of main, including the h1. */
  readonly content: Html;
  /** An inline script; allowed by its hash. */
  readonly script?: string;
  /** Address of the shop's font; default: the font of the machine. */
  readonly fontPath?: string | undefined;
  /** Without script the page loads itself again after so many seconds. */
  readonly refreshSeconds?: number;
}

/** A complete HTML document in Norwegian that works without script and loads no other file. */
export function renderPlainPage({
  title,
  brand,
  homeHref,
  content,
  script,
  fontPath,
  refreshSeconds,
}: PlainPageContent): string {
  return `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(brand.name)}</title>
<style>${plainStyle(brand, fontPath)}</style>${refreshSeconds === undefined ? '' : `\n<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`}
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
  /** Origins that forms may lead to, redirects included; default: only the page's own. */
  readonly formAction?: readonly string[];
  readonly script?: string;
  readonly fontPath?: string | undefined;
  /** Its script asks the shop. */
  readonly asksShop?: boolean;
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Headers of a plain page: its content security policy allows its style sheet and the one script only, and no framing. */
export function plainPageHeaders({
  brand,
  formAction = [],
  script,
  fontPath,
  asksShop = false,
}: PlainPagePolicy): Readonly<Record<string, string>> {
  const scriptSource = script === undefined ? "'none'" : hashSource(script);
  const policy = [
    "default-src 'none'",
    `style-src ${hashSource(plainStyle(brand, fontPath))}`,
    ...(fontPath === undefined ? [] : ["font-src 'self'"]),
    `script-src ${scriptSource}`,
    ...(asksShop ? ["connect-src 'self'"] : []),
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

/** Fastify's reply. */
interface PageReply {
  headers(values: Readonly<Record<string, string>>): { send(page: string): unknown };
}

/** Sends pages with the shop's word mark, which links to the home page. @param fontPath address of the shop's font */
export const plainPages =
  (brand: Brand, homeHref: string, fontPath?: string) =>
  <Reply extends PageReply>(reply: Reply, title: string, content: Html): Reply => {
    reply
      .headers(plainPageHeaders({ brand, fontPath }))
      .send(renderPlainPage({ title, brand, homeHref, content, fontPath }));
    return reply;
  };
