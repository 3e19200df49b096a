import type { Registry } from 'release-protocol/registry-schema';
/** `/_shop/testing`: where a tester chooses which build of a remote to see. */
import { escapeHtml } from 'shared-domain/kernel';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { serverTexts } from '../../texts/server';
import { htmlHeaders } from '../html/page-headers';
import { PLAIN_STYLE } from '../html/plain-page';
import { PRIVATE } from './overridden-page';
import { OVERRIDE_PARAMETER, type Overrides } from './overrides';

const { testing: texts } = serverTexts;
const STYLE = `${PLAIN_STYLE}input{font:inherit;box-sizing:border-box;width:100%;padding:.75rem}label{display:block}li{overflow-wrap:anywhere}`;

interface TestingPage {
  /** Path and query of the page to return to. */
  readonly returnTo: URL;
  /** Choice that a link suggests. */
  readonly suggested: string;
  readonly isRefused: boolean;
  readonly overrides: Overrides;
  readonly registry: Registry | undefined;
}

const page = (config: PublicConfig, title: string, content: string) => ({
  headers: { ...htmlHeaders({ config, inlineStyles: [STYLE], frameAncestors: "'none'", dev: false }), ...PRIVATE },
  html: `<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} – ${config.brand.name}`)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${content}
</main></body>
</html>
`,
});

const endLink = (returnTo: URL) => {
  const query = new URLSearchParams([...returnTo.searchParams, [OVERRIDE_PARAMETER, '']]);
  return `<a href="${escapeHtml(`${returnTo.pathname}?${query.toString()}`)}">${escapeHtml(texts.end)}</a>`;
};

export function testingPage(
  config: PublicConfig,
  { returnTo, suggested, isRefused, overrides, registry }: TestingPage,
) {
  const hiddenFields = [...returnTo.searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const active = Object.entries(overrides).map(([remote, version]) => `${remote}@${version}`);
  const rows = Object.entries(registry?.remotes ?? {}).flatMap(([remote, { stable, canary, builds }]) =>
    Object.entries(builds).map(([build, { publishedAt }]) => {
      const role = build === stable ? ' (stable)' : build === canary?.build ? ' (canary)' : '';
      return `<li>${escapeHtml(`${remote}@${build}${role}, ${publishedAt.slice(0, 16).replace('T', ' ')}`)}</li>`;
    }),
  );
  return page(
    config,
    texts.title,
    `<p>${escapeHtml(texts.text)}</p>
${isRefused ? `<p role="alert">${escapeHtml(texts.refused)}</p>` : ''}
${active.length > 0 ? `<p>${escapeHtml(`${texts.badge}: ${active.join(', ')}`)} ${endLink(returnTo)}</p>` : ''}
<form method="get" action="${escapeHtml(returnTo.pathname)}">${hiddenFields.join('')}
<p><label for="remote">${escapeHtml(texts.label)}</label><input id="remote" name="${OVERRIDE_PARAMETER}" value="${escapeHtml(suggested)}" required aria-describedby="hint" autocomplete="off" spellcheck="false"></p>
<p id="hint">${escapeHtml(texts.hint)}</p>
<p><button>${escapeHtml(texts.start)}</button></p></form>
<h2>${escapeHtml(texts.inUse)}</h2>
<ul>${rows.join('')}</ul>`,
  );
}

/** Shown instead of a page whose preview cannot be fetched. */
export const unreachablePage = (config: PublicConfig, returnTo: URL) =>
  page(config, texts.unreachable, `<p>${escapeHtml(texts.unreachableText)}</p><p>${endLink(returnTo)}</p>`);
