/** Pages for when nothing can be rendered: made once, sent as they are. */
import { escapeHtml } from 'shared-domain/kernel';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { texts } from '../../texts/nb';
import { serverTexts } from '../../texts/server';
import { htmlHeaders } from './page-headers';

export const PLAIN_STYLE =
  'body{margin:0;font:18px/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff}main{max-width:36rem;margin:20vh auto 0;padding:0 1rem}h1{font-size:1.75rem;line-height:1.2}a{color:inherit}button{font:inherit;padding:.75rem 1.5rem}';

export interface PlainPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/**
 * 'unsent': what was sent may not have arrived, and the browser must not send it again by itself. 'refused': a service behind the edge answered
 * with an error that is meant for programs.
 */
export type PlainPageName = 'overloaded' | 'unreachable' | 'unsent' | 'missing' | 'refused';

/** Seconds until the browser asks again by itself. */
export const RETRY_AFTER_S = 3;

/** @param config of the shop whose pages they are */
export function createPlainPages(config: PublicConfig): Readonly<Record<PlainPageName, PlainPage>> {
  const create = (
    { title, text }: Readonly<Record<'title' | 'text', string>>,
    { isRetried = true, status = 503 } = {},
  ): PlainPage => ({
    status,
    headers: {
      ...htmlHeaders({ config, inlineStyles: [PLAIN_STYLE], frameAncestors: "'none'", dev: false }),
      'cache-control': 'no-store',
      ...(status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
    },
    html: `<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
${isRetried ? `<meta http-equiv="refresh" content="${RETRY_AFTER_S}">` : ''}<title>${escapeHtml(`${title} – ${config.brand.name}`)}</title><style>${PLAIN_STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p>${isRetried ? `<a href="">${escapeHtml(texts.failed.retry)}</a>` : `<a href="/">${escapeHtml(texts.failed.home)}</a>`}</p></main></body>
</html>
`,
  });
  return {
    overloaded: create(serverTexts.overloaded),
    unreachable: create(texts.failed),
    unsent: create(texts.failed, { isRetried: false }),
    missing: create(texts.notFound, { isRetried: false, status: 404 }),
    refused: create(serverTexts.refused, { isRetried: false, status: 400 }),
  };
}
