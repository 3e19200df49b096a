import { createRoot } from 'react-dom/client';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { setConfig } from 'shared-domain/runtime/config';
import { reportError } from 'shared-domain/runtime/error-report';
import { scriptPolicy } from 'shared-domain/runtime/trusted-types';
import { FrameSlot } from '../../app/frame-slot';
import { ShopProvider } from '../../app/shop-context';
import { createBrowserModules } from '../../federation/browser-modules';
import type { ModuleSource } from '../../federation/module-source';
import { startSession } from '../../session/start-session';
import type { FrameData, FrameSlotName } from './frame-data';
import { takePlace } from './take-place';

const ELEMENTS: Readonly<Record<string, FrameSlotName>> = { 'shop-header': 'header', 'shop-footer': 'footer' };

/** @param origin of the shop whose script this is; a page of another origin sees the frame without anything of the visitor's */
export async function mountFrame(origin: string) {
  try {
    const response = await fetch(`${origin}/frame.json?appKey=open-pages`);
    if (!response.ok) throw new Error(`frame.json answered ${response.status}`);
    const frame = (await response.json()) as FrameData;
    const isOurOrigin = location.origin === origin;
    setConfig(
      isOurOrigin ? frame.config : { ...frame.config, apiBase: `${origin}/api`, channelUrl: `${origin}/graphql` },
    );
    scriptPolicy();
    loadFonts(frame);
    markIncludedStyles(frame.includedStyles);
    defineElements(frame, createBrowserModules(frame.releases, origin));
    if (isOurOrigin) startSession(frame.config);
  } catch (error) {
    // The page goes on without its frame, or with the one from its server.
    reportError(error, { where: 'frame' });
  }
}

/** Fonts that a shadow root declares are ignored: they belong to the document. */
function loadFonts({ fonts }: FrameData) {
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

function defineElements(frame: FrameData, modules: ModuleSource) {
  for (const [tag, name] of Object.entries(ELEMENTS)) {
    if (customElements.get(tag)) continue;
    customElements.define(
      tag,
      class extends HTMLElement {
        #mounted = false;
        connectedCallback() {
          if (this.#mounted) return;
          this.#mounted = true;
          void mountSlot(this, name, frame, modules);
        }
      },
    );
  }
}

/** Draws beside what the server left and takes its place when the remote is there: nothing blinks. */
async function mountSlot(
  element: HTMLElement,
  name: FrameSlotName,
  { styles, slotData, renderedAt }: FrameData,
  modules: ModuleSource,
) {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const before = [...shadow.childNodes];
  await modules.load('mfe-header', `./${name}`);
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
    <ShopProvider value={{ modules, renderedAt, slotData }}>
      <FrameSlot name={name} props={props} fallback={null} />
    </ShopProvider>,
  );
  takePlace(root, before);
}
