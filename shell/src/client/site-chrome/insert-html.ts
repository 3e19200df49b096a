import { readSheet } from './read-sheet';

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
