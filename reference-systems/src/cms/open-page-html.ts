import { PATHS } from 'shared-domain/contracts/paths';
import { STORED_ITEMS } from 'shared-domain/contracts/stored-items';
import { escapeHtml } from 'shared-domain/kernel';
import type { OpenPage, PageLink } from './open-pages';
import type { SiteChromeParts } from './site-chrome-include';
import { texts } from './texts/nb';

/** The publisher's styles. They do not affect the shop's header and footer, which live in shadow roots. */
const STYLES = `
  * { box-sizing: border-box; }
  body { margin: 0; color: #1d1524; background: #fff; font: 400 1rem/1.6 Inter, system-ui, sans-serif; }
  main { max-width: 1360px; margin: 0 auto; padding: 48px 16px 96px; }
  .text { max-width: 44rem; }
  .owner { margin: 0 0 8px; color: #552596; font-weight: 600; }
  h1 { margin: 0 0 16px; font-size: clamp(2rem, 1.6rem + 1.6vw, 3rem); line-height: 1.12; letter-spacing: -.02em; overflow-wrap: anywhere; }
  h2 { margin: 48px 0 8px; font-size: 1.5rem; line-height: 1.25; scroll-margin-top: 140px; }
  p { margin: 0 0 16px; }
  .lead { font-size: 1.125rem; line-height: 1.6; color: #5f5862; }
  .note { margin: 32px 0 0; padding: 16px 20px; border-radius: 16px; background: #f5f0fb; }
  .table { margin: 32px 0 0; overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-size: .9375rem; line-height: 1.5; }
  th, td { padding: 8px 16px 8px 0; border-bottom: 1px solid #ddd8e0; text-align: start; vertical-align: top; }
  td:first-child { overflow-wrap: anywhere; }
  ul { margin: 0; padding: 0; list-style: none; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 12px; }
  li a { display: flex; align-items: center; min-height: 56px; padding: 12px 20px; border: 1px solid #ddd8e0; border-radius: 16px; color: inherit; font-weight: 550; text-decoration: none; }
  li a:hover { border-color: #552596; color: #552596; }
  a:focus-visible { outline: 3px solid #552596; outline-offset: 2px; }
  .skip { position: absolute; left: 16px; top: -64px; padding: 12px 20px; border-radius: 12px; background: #fff; color: #552596; z-index: 10; }
  .skip:focus { top: 8px; }
  @media (min-width: 856px) { main { padding-inline: 40px; } }
`;

/** The introduction for the longest prefix that matches a path. */
function leadOf(path: string): string {
  const parts = Object.entries(texts.leads).filter(([part]) => path.startsWith(part));
  return parts.reduce(
    ([longest, text], [part, lead]) => (part.length > longest.length ? [part, lead] : [longest, text]),
    ['', ''],
  )[1];
}

const BRAND_PAGE = /^\/varemerker\/([a-z0-9-]+)\//;
const BRAND_NAMES: Readonly<Record<string, string>> = { apple: 'Apple', samsung: 'Samsung', google: 'Google' };

/** Links from the page to the shop. */
function shopLinks({ path, owner }: Pick<OpenPage, 'path' | 'owner'>, shopOrigin: string): readonly PageLink[] {
  const to = (title: string, shopPath: string): PageLink => ({ title, href: `${shopOrigin}${shopPath}` });
  if (path.startsWith('/bedrift/') || owner === 'business-portal')
    return [to(texts.seeBusinessHandsets, '/bedrift/mobiltelefoner/')];
  const brand = BRAND_PAGE.exec(path)?.[1] ?? '';
  return [
    ...(brand
      ? [to(texts.seeAllOf(BRAND_NAMES[brand] ?? brand), `/mobiltelefoner/?merke=${encodeURIComponent(brand)}`)]
      : []),
    to(texts.seeHandsets, '/mobiltelefoner/'),
    to(texts.seePlans, '/mobilabonnement/'),
  ];
}

const listOf = (heading: string, links: readonly PageLink[]): string =>
  links.length === 0
    ? ''
    : `<h2>${escapeHtml(heading)}</h2>
      <ul>
        ${links.map(({ title, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`).join('\n        ')}
      </ul>`;

interface SiteChromeHtml extends SiteChromeParts {
  readonly shopOrigin: string;
}

/** A whole HTML document in bokmål: a short page of the operator's site, with the shop's header and footer. */
export function renderOpenPage(
  { path, title, owner, sections, related }: OpenPage,
  { shopOrigin, head, header, footer, scripts }: SiteChromeHtml,
): string {
  const { name, standIn, lead } = texts.owners[owner];
  const site = owner === 'open-pages' ? texts.siteName : `${name} – ${texts.siteName}`;
  return `<!doctype html>
<html lang="nb">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title === name ? site : `${title} – ${site}`)}</title>
    <meta name="robots" content="noindex">
    <link rel="icon" href="${escapeHtml(shopOrigin)}/favicon.svg" type="image/svg+xml">
    <style>${STYLES}</style>
    ${head}
    ${scripts}
  </head>
  <body>
    <nav aria-label="${escapeHtml(texts.skipArea)}"><a class="skip" href="#innhold">${escapeHtml(texts.skip)}</a></nav>
    ${header}
    <main id="innhold">
      <div class="text">
        <p class="owner">${escapeHtml(name)}</p>
        <h1>${escapeHtml(title)}</h1>
        <p class="lead">${escapeHtml(lead ?? leadOf(path))}</p>
        ${path === PATHS.cookies ? cookieTable() : ''}
        ${sections.map((section) => `<h2 id="${escapeHtml(section.id)}">${escapeHtml(section.title)}</h2>\n        <p>${escapeHtml(texts.section(section.title))}</p>`).join('\n        ')}
        <p class="note">${escapeHtml(standIn)}</p>
      </div>
      ${listOf(texts.related, related)}
      ${listOf(texts.shop, shopLinks({ path, owner }, shopOrigin))}
    </main>
    ${footer}
  </body>
</html>
`;
}

/** Everything that the shop stores in a browser, for its page of the operator's site. */
export function cookieTable(): string {
  const { caption, head, purposes } = texts.cookies;
  const cells = (values: readonly string[]): string => values.map((value) => `<td>${escapeHtml(value)}</td>`).join('');
  const rows = STORED_ITEMS.map(({ name, purpose, text, isPrefix }) =>
    cells([isPrefix ? `${name}…` : name, text, purposes[purpose]]),
  );
  return `<div class="table" role="region" aria-label="${escapeHtml(caption)}" tabindex="0"><table>
          <thead><tr>${head.map((title) => `<th scope="col">${escapeHtml(title)}</th>`).join('')}</tr></thead>
          <tbody>${rows.map((row) => `<tr>${row}</tr>`).join('\n            ')}</tbody>
        </table></div>`;
}
