import { PATHS } from 'shared-domain/contracts/paths';
import { resolveSitePart } from 'shared-domain/navigation';
import { ROOM_STYLES, type SiteChromeAnswer } from '../../page-state/site-chrome-data';
import { whenIdle } from '../yield-to-main';
import { addScript } from './add-script';
import { readAttributes } from './attributes';
import { insertHtml } from './insert-html';
import { hideClosedAnnouncements, StaticHeader } from './static-header';

const NAMES = ['header', 'footer'] as const;
type Name = (typeof NAMES)[number];

/** The state that both elements of a page share. */
interface Page {
  readonly origin: string;
  readonly isOurOrigin: boolean;
  /** The element that each name belongs to: a second one shows nothing. */
  readonly owners: Partial<Record<Name, HTMLElement>>;
  /** Answers by query: header and footer come with one answer. */
  readonly answers: Map<string, Promise<SiteChromeAnswer>>;
  readonly setPageStyles: (css: string) => void;
}

/** Defines the elements once, however often the script is on the page. @param origin of the shop */
export function defineElements(origin: string): void {
  if (customElements.get('shop-header')) return;
  const page: Page = {
    origin,
    isOurOrigin: location.origin === origin,
    owners: {},
    answers: new Map(),
    setPageStyles: createPageStyles(),
  };
  page.setPageStyles(ROOM_STYLES);
  // Elsewhere the shop stores nothing that needs consent: the page's own publisher asks.
  if (page.isOurOrigin)
    whenIdle(
      () => void addScript({ href: origin + PATHS.consentScript, integrity: '' }, origin).catch(() => undefined),
    );
  for (const name of NAMES)
    customElements.define(
      `shop-${name}`,
      class extends HTMLElement {
        connectedCallback() {
          // The shadow root that a server included is there when the parser has read it.
          if (this.hasAttribute('included') && document.readyState === 'loading')
            document.addEventListener('DOMContentLoaded', () => connect(this, name, page), { once: true });
          else connect(this, name, page);
        }
      },
    );
}

/** A constructed sheet: no policy of the page forbids it. */
function createPageStyles(): Page['setPageStyles'] {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return (css) => sheet.replaceSync(css);
}

function connect(element: HTMLElement, name: Name, page: Page): void {
  if (element.hasAttribute('data-ready')) return;
  const owner = page.owners[name];
  if (owner?.isConnected && owner !== element) {
    if (!element.hidden) console.warn(`<shop-${name}> is on this page twice; the second one shows nothing`);
    element.hidden = true;
    return;
  }
  page.owners[name] = element;
  element.setAttribute('data-ready', '');
  if (name === 'footer') return void showFooter(element, page);
  const settings = { domainOfPath: resolveSitePart(location.pathname), isOurOrigin: page.isOurOrigin };
  const { query, cart } = readAttributes(element, settings, (message) => console.warn(message));
  element.setAttribute('cart', cart);
  void showHtml(element, name, query, page, (root) => new StaticHeader({ element, root, query, cart, ...page }));
}

/** The same answer as the header's, when the page has one. */
async function showFooter(element: HTMLElement, page: Page): Promise<void> {
  // A header that comes before it in the page is connected first, or in this task.
  await Promise.resolve();
  const [query = 'appKey=open-pages'] = page.answers.keys();
  await showHtml(element, 'footer', query, page, () => undefined);
}

/** @param start called once, with the shadow root that has the HTML */
async function showHtml(
  element: HTMLElement,
  name: Name,
  query: string,
  page: Page,
  start: (root: ShadowRoot) => unknown,
): Promise<void> {
  const included = element.shadowRoot;
  try {
    if (included) start(included);
    if (included && (await hasStyles(included))) return;
    const answer = await answerOf(query, page);
    page.setPageStyles(answer.pageStyles);
    const root = await insertHtml(element, answer[name]);
    if (included) hideClosedAnnouncements(root);
    else start(root);
  } catch (error) {
    // The fallback, or what the page's server included, stays.
    console.warn(`<shop-${name}> could not be loaded`, error);
  }
}

/** HTML that was included long ago may name a style sheet that the shop no longer has. */
async function hasStyles(root: ShadowRoot): Promise<boolean> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  return [...root.querySelectorAll('link')].every(({ sheet }) => sheet !== null);
}

function answerOf(query: string, { origin, answers }: Page): Promise<SiteChromeAnswer> {
  let answer = answers.get(query);
  if (!answer) {
    answer = fetch(`${origin}/frame.json?${query}`).then((response) => {
      if (!response.ok) throw new Error(`frame.json answered ${response.status}`);
      return response.json() as Promise<SiteChromeAnswer>;
    });
    answers.set(query, answer);
  }
  return answer;
}
