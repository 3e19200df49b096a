import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { setConfig } from 'shared-domain/runtime/config';
import { emit } from 'shared-domain/runtime/event-bus';
import { scriptPolicy } from 'shared-domain/runtime/trusted-types';
import { refreshCart } from 'shared-domain/stores/cart-store';
import { CartPanelSlot } from '../../app/cart-panel-slot';
import { type Shop, ShopProvider } from '../../app/shop-context';
import { SiteChromeSlot } from '../../app/site-chrome-slot';
import { createBrowserModules } from '../../federation/browser-modules';
import { toBuildRoutes } from '../../federation/remote-release';
import { createRouteTable } from '../../federation/route-table';
import {
  FOLD,
  type InteractiveHeader,
  type InteractiveSiteChrome,
  type MountHeader,
} from '../../page-state/site-chrome-data';
import { followConsent } from '../follow-consent';
import { followChangesIn } from '../foreign-changes';
import { reportErrorsToShell, shellBuildOf } from '../report-errors';
import { readSheet } from './insert-html';
import { startOpenPageSession } from './open-page-session';
import { takePlace } from './take-place';

const TRY_AGAIN_MS = 30;
/** Half a minute: a slow device draws the header late. */
const MAX_TRIES = 1_000;

/**
 * Renders the header's remote beside its static HTML and puts it in its place when it is drawn.
 *
 * @returns when it answers
 */
export const mountHeader: MountHeader = async (element, { origin, data, cart }) => {
  const root = element.shadowRoot;
  if (!root) throw new Error('The header has no static HTML');
  const isOurOrigin = location.origin === origin;
  // A page of another origin gets nothing personal.
  setConfig(isOurOrigin ? data.config : { ...data.config, apiBase: `${origin}/api`, channelUrl: `${origin}/graphql` });
  scriptPolicy();
  reportErrorsToShell({ origin, shellBuild: shellBuildOf(data.script.href) });
  markIncludedStyles(data.includedStyles);
  const shop: Shop = {
    modules: createBrowserModules(data.releases, origin),
    table: createRouteTable(toBuildRoutes(data.releases)),
    renderedAt: data.renderedAt,
    slotData: data.slotData,
  };
  const slot = shop.table.slotOf('header');
  if (!slot) throw new Error('No build in use brings a header');
  const before = [...root.children].filter((each): each is HTMLElement => each.localName !== 'link');
  const place = document.createElement('div');
  place.className = before[0]?.className ?? '';
  place.hidden = true;
  const [sheet] = await Promise.all([
    readSheet(data.styles),
    shop.modules.load(slot.remote, slot.expose),
    // The first drawing has the count and the name, as the static header has them.
    cart === 'drawer' && refreshCart(),
    isOurOrigin && startOpenPageSession(),
  ]);
  if (isOurOrigin) followConsent();
  // After those of the static HTML, which declare the order of the layers.
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  root.append(place);
  followChangesIn(root);
  const { pathname } = data;
  const props = {
    realm: resolveRealm(pathname),
    pathname,
    appKey: 'open-pages' as const,
    ...(cart === 'drawer' && { slots: { cartPanel: CartPanelSlot } }),
  };
  createRoot(place, { onCaughtError: () => undefined }).render(
    <MemoryRouter initialEntries={[pathname]}>
      <ShopProvider value={shop}>
        <SiteChromeSlot name="header" props={props} fallback={null} />
      </ShopProvider>
    </MemoryRouter>,
  );
  await takePlace(place, before);
  element.setAttribute('data-live', '');
  return interactive(place);
};

const interactive = (place: HTMLElement): InteractiveHeader => ({
  open(name) {
    if (name === 'cart') return void requestCartDrawer();
    const target = name.startsWith(FOLD)
      ? `[data-announcement="${CSS.escape(name.slice(FOLD.length))}"] button[aria-expanded]`
      : `[data-tool="${CSS.escape(name)}"]`;
    const button = place.querySelector<HTMLElement>(target);
    button?.focus();
    button?.click();
  },
});

/** Effects run after the first paint: the header listens only then. */
async function requestCartDrawer(): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    if (emit('shop:cart:drawer-requested@1', { open: true })) return;
  }
}

/** A remote's chunk asks for its style sheet; one that is marked as present is not loaded into the page. */
function markIncludedStyles(addresses: InteractiveSiteChrome['includedStyles']) {
  for (const address of addresses) {
    const marker = document.createElement('link');
    marker.rel = 'stylesheet';
    marker.dataset['href'] = address;
    document.head.append(marker);
  }
}
