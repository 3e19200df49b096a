import type { SiteChromeFile } from '../../page-state/site-chrome-data';

/**
 * A style sheet of the shop, under its integrity, that applies in the moment when a shadow root adopts it.
 *
 * @throws Error when it cannot be read
 */
export function readSheet(file: SiteChromeFile): Promise<CSSStyleSheet> {
  const known = sheets.get(file.href) ?? load(file);
  sheets.set(file.href, known);
  known.catch(() => sheets.delete(file.href));
  return known;
}

/** Header and footer have the same one. */
const sheets = new Map<string, Promise<CSSStyleSheet>>();

async function load({ href, integrity }: SiteChromeFile): Promise<CSSStyleSheet> {
  const response = await fetch(href, integrity ? { integrity } : {});
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  return sheet;
}

interface HtmlPolicy {
  createHTML(html: string): string;
}

const passes: HtmlPolicy = { createHTML: (html) => html };
let policy: HtmlPolicy | undefined;

/** The shop's own HTML, for pages that require Trusted Types. */
const htmlPolicy = (): HtmlPolicy =>
  (policy ??=
    (
      globalThis as { trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy } }
    ).trustedTypes?.createPolicy('shop-header', passes) ?? passes);

/**
 * Shows an element of `/frame.json` in the element that is on the page: its fallback stays until the style sheet is there, so nothing
 * is seen without its styles.
 *
 * @param html `<shop-header><template shadowrootmode="open">…`
 * @throws Error, and leaves the page as it is
 */
export async function insertHtml(element: HTMLElement, html: string): Promise<ShadowRoot> {
  const parsed = new DOMParser().parseFromString(htmlPolicy().createHTML(html), 'text/html');
  const template = parsed.querySelector('template');
  if (!template) throw new Error('The answer has no shadow root');
  const content = document.importNode(template.content, true);
  const links = [...content.querySelectorAll('link')];
  const sheets = await Promise.all(links.map(({ href, integrity }) => readSheet({ href, integrity })));
  for (const link of links) link.remove();
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheets;
  root.replaceChildren(content);
  return root;
}
