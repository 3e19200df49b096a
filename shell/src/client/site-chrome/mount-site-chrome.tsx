import { createRoot } from 'react-dom/client';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { setConfig } from 'shared-domain/runtime/config';
import { reportError } from 'shared-domain/runtime/error-report';
import { scriptPolicy } from 'shared-domain/runtime/trusted-types';
import { type Shop, ShopProvider } from '../../app/shop-context';
import { SiteChromeSlot } from '../../app/site-chrome-slot';
import { createBrowserModules } from '../../federation/browser-modules';
import { toBuildRoutes } from '../../federation/remote-release';
import { createRouteTable } from '../../federation/route-table';
import type { SiteChromeName } from '../../federation/slot-names';
import type { SiteChromeData } from '../../page-state/site-chrome-data';
import { startOpenPageSession } from './open-page-session';
import { takePlace } from './take-place';

const ELEMENTS: Readonly<Record<string, SiteChromeName>> = { 'shop-header': 'header', 'shop-footer': 'footer' };

/** @param origin of the shop; a page of another origin gets header and footer without anything personal */
export async function mountSiteChrome(origin: string) {
  try {
    const response = await fetch(`${origin}/frame.json?appKey=open-pages`);
    if (!response.ok) throw new Error(`frame.json answered ${response.status}`);
    const chrome = (await response.json()) as SiteChromeData;
    const isOurOrigin = location.origin === origin;
    setConfig(
      isOurOrigin ? chrome.config : { ...chrome.config, apiBase: `${origin}/api`, channelUrl: `${origin}/graphql` },
    );
    scriptPolicy();
    loadFonts(chrome);
    markIncludedStyles(chrome.includedStyles);
    defineElements(chrome, {
      modules: createBrowserModules(chrome.releases, origin),
      table: createRouteTable(toBuildRoutes(chrome.releases)),
      renderedAt: chrome.renderedAt,
      slotData: chrome.slotData,
    });
    if (isOurOrigin) startOpenPageSession();
  } catch (error) {
    // The page stays without header and footer, or keeps those that its server included.
    reportError(error, { where: 'site chrome' });
  }
}

/** Fonts that a shadow root declares are ignored: they belong to the document. */
function loadFonts({ fonts }: SiteChromeData) {
  for (const { family, url, weight } of fonts)
    document.fonts.add(new FontFace(family, `url(${url})`, { weight, display: 'swap' }));
}

/** A remote's chunk asks for its style sheet; one that is marked as present is not loaded into the page. */
function markIncludedStyles(addresses: readonly string[]) {
  for (const address of addresses) {
    const marker = document.createElement('style');
    marker.dataset['href'] = address;
    document.head.append(marker);
  }
}

function defineElements({ styles }: SiteChromeData, shop: Shop) {
  for (const [tag, name] of Object.entries(ELEMENTS)) {
    if (customElements.get(tag)) continue;
    customElements.define(
      tag,
      class extends HTMLElement {
        #mounted = false;
        connectedCallback() {
          if (this.#mounted) return;
          this.#mounted = true;
          void mountSlot(this, name, styles, shop);
        }
      },
    );
  }
}

/** Renders beside the server's HTML and replaces it when the remote has loaded, so nothing flickers. */
async function mountSlot(element: HTMLElement, name: SiteChromeName, styles: string, shop: Shop) {
  const slot = shop.table.slotOf(name);
  if (!slot) return;
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const before = [...shadow.childNodes];
  await shop.modules.load(slot.remote, slot.expose);
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = styles;
  const root = document.createElement('div');
  root.className = 'shop-site-chrome';
  root.hidden = true;
  shadow.append(sheet, root);
  await new Promise((resolve) => {
    sheet.onload = resolve;
    sheet.onerror = resolve;
  });
  const { pathname } = location;
  const props = { realm: resolveRealm(pathname), pathname, appKey: 'open-pages' as const };
  createRoot(root, { onCaughtError: () => undefined }).render(
    <ShopProvider value={shop}>
      <SiteChromeSlot name={name} props={props} fallback={null} />
    </ShopProvider>,
  );
  takePlace(root, before);
}
