import { escapeHtml } from 'shared-domain/kernel';
import { blocksHtml, buttons, inline } from './blocks-html';
import type { OpenPage, PageLink } from './open-pages';
import { PAGE_STYLES } from './page-styles';
import type { SiteChromeParts } from './site-chrome-include';
import { texts } from './texts/nb';

const listOf = (heading: string, links: readonly PageLink[], toHref: (href: string) => string): string =>
  links.length === 0
    ? ''
    : `<section><h2>${escapeHtml(heading)}</h2>
      <ul class="facts">
        ${links.map(({ title, href }) => `<li class="leads"><h3><a href="${escapeHtml(toHref(href))}">${escapeHtml(title)}</a></h3></li>`).join('\n        ')}
      </ul></section>`;

const trailHtml = (trail: readonly PageLink[], title: string, toHref: (href: string) => string): string =>
  `<nav class="trail" aria-label="${escapeHtml(texts.trail)}"><ol>${[{ title: texts.home, href: '/' }, ...trail]
    .map((link) => `<li><a href="${escapeHtml(toHref(link.href))}">${escapeHtml(link.title)}</a></li>`)
    .join('')}<li aria-current="page">${escapeHtml(title)}</li></ol></nav>`;

interface SiteChromeHtml extends SiteChromeParts {
  readonly shopOrigin: string;
  /** An answer to one visitor's question, which no search engine lists. */
  readonly isAnswer?: boolean;
}

/** A whole HTML document in bokmål: a page of the operator's site, with the shop's header and footer. */
export function renderOpenPage(
  { title, owner, sections, trail, related, content }: OpenPage,
  { shopOrigin, head, header, footer, scripts, isAnswer = false }: SiteChromeHtml,
): string {
  const { name, standIn } = texts.owners[owner];
  const site = owner === 'open-pages' ? texts.siteName : `${name} – ${texts.siteName}`;
  // The operator's other sites show these pages too, but have none of the shop's.
  const toHref = (href: string): string => (href.startsWith('/') ? shopOrigin + href : href);
  const lead = content?.lead ?? standIn;
  const picture = content?.picture;
  const linked = JSON.stringify(content ?? {});
  const others = related.filter(({ href }) => !linked.includes(`"${href}"`));
  return `<!doctype html>
<html lang="nb">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title === name ? site : `${title} – ${site}`)}</title>
    <meta name="description" content="${escapeHtml(lead)}">
    ${!content || isAnswer ? '<meta name="robots" content="noindex">' : ''}
    <link rel="icon" href="${escapeHtml(shopOrigin)}/favicon.svg" type="image/svg+xml">
    <style>${PAGE_STYLES}</style>
    ${head}
    ${scripts}
  </head>
  <body>
    <nav aria-label="${escapeHtml(texts.skipArea)}"><a class="skip" href="#innhold">${escapeHtml(texts.skip)}</a></nav>
    ${header}
    <main id="innhold">
      ${trailHtml(trail, title, toHref)}
      <div class="head">
        <div>
          <h1>${escapeHtml(title)}</h1>
          <p class="lead">${inline(lead, toHref)}</p>
          ${buttons(content?.links ?? [], toHref)}
        </div>
        ${picture ? `<img src="${escapeHtml(toHref(picture.src))}" alt="${escapeHtml(picture.alt)}" width="480" height="360">` : ''}
      </div>
      ${
        content
          ? blocksHtml(content.blocks, toHref)
          : sections.map(({ id, title: of }) => `<h2 id="${escapeHtml(id)}">${escapeHtml(of)}</h2>`).join('')
      }
      ${listOf(texts.related, others, toHref)}
    </main>
    ${footer}
  </body>
</html>
`;
}
