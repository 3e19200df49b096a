import { lazy, Suspense, useCallback, useEffect } from 'react';
import type { SlotModule, SlotProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { identityText, loginLabel } from 'shared-domain/identity';
import { type Menu, resolveHeader } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { useSession } from 'shared-domain/stores/session-store';
import type { HeaderData } from '../data/header-loader';
import { announcementKey, announcementsOf } from '../rules/announcements';
import { moveMenus, resolveMenus, startMenus } from '../rules/menu';
import { requestCartDrawer, useCartCount, useCartDrawerRequests } from '../state/header-cart';
import { useListLeads, useMenuSelection } from '../state/header-menus';
import {
  closeAnnouncement,
  closeDrawer,
  type DrawerName,
  openDrawer,
  restoreAnnouncements,
  toggleAnnouncement,
  useHeader,
  useHeaderResize,
} from '../state/header-store';
import { Announcements } from '../ui/announcements';
import { FullHeader, SimplifiedHeader } from '../ui/site-header';
import { SiteOrigin } from '../ui/site-link';
import { HeaderDrawers, loadDrawers, preloadDrawers } from './header-drawers';

/** The path decides the header's form, its active domain, menu and link (F2.1-2, F2.1-10..13), and the announcements below it. */
export const headerHtmlKey: NonNullable<SlotModule<HeaderData>['htmlKey']> = ({ data, pathname, appKey }) => {
  const state = moveMenus(startMenus(pathname), { kind: 'path', pathname }, appKey);
  const { domain, activeMenu, activeLink } = resolveMenus(data.navigation, state);
  const hasDeviceSite = data.navigation.simplified.forBusinesses;
  const form = [
    resolveHeader({ pathname, hasDeviceSite }),
    announcementsOf(data.announcements, pathname).map(announcementKey),
  ];
  return JSON.stringify([appKey, ...form, domain?.id, activeMenu?.name, activeLink]);
};

const MenuPromo = lazy(() => loadDrawers().then((drawers) => ({ default: drawers.MenuPromo })));

function open(drawer: DrawerName): void {
  if (drawer === 'cart') requestCartDrawer();
  else openDrawer(drawer);
}

/** The site's header with its drawers, and the announcements below it. */
export function HeaderSlot({ data, pathname, slots, appKey }: SlotProps<HeaderData>) {
  const { navigation, announcements } = data;
  const { brand, shopOrigin } = getConfig();
  const selection = useMenuSelection(navigation, pathname, appKey);
  const user = useSession((session) => session.user);
  const view = useHeader();
  const isOurOrigin = useCallback(
    () => window.location.origin === shopOrigin || appKey === 'web-shop',
    [shopOrigin, appKey],
  );
  const itemCount = useCartCount(isOurOrigin);
  const CartPanel = slots?.cartPanel;
  useCartDrawerRequests(CartPanel !== undefined, loadDrawers);

  // A navigation of the router leaves the drawer behind; a full one takes it along.
  useEffect(() => () => closeDrawer(), [pathname]);

  const { leads, expectLeads } = useListLeads(selection.domain?.id);
  /** The shop's API answers on its own origin only. */
  const expectProducts = () => {
    if (isOurOrigin()) expectLeads();
  };
  const isMenuOpen = view.openDrawer === 'menu';
  useEffect(() => {
    if (isMenuOpen && isOurOrigin()) expectLeads();
  }, [isMenuOpen, isOurOrigin, expectLeads]);
  const promoOf = (menu: Menu) => {
    if (!menu.link.endsWith(PATHS.handsets)) return undefined;
    const lead = leads.find(({ path }) => path === menu.link);
    return lead ? (
      <Suspense fallback={null}>
        <MenuPromo lead={lead} />
      </Suspense>
    ) : null;
  };
  useHeaderResize();
  useEffect(restoreAnnouncements, []);
  const visible = announcementsOf(announcements, pathname).filter(
    (entry) => !view.closedAnnouncements.includes(announcementKey(entry)),
  );
  const cart = { itemCount, hasDrawer: CartPanel !== undefined, isOpen: view.openDrawer === 'cart' };
  return (
    <SiteOrigin value={appKey === 'open-pages' ? shopOrigin : ''}>
      {resolveHeader({ pathname, hasDeviceSite: navigation.simplified.forBusinesses }) === 'simplified' ? (
        <SimplifiedHeader
          {...cart}
          brand={brand}
          logoLink={navigation.simplified.logoLink}
          homeLink={navigation.simplified.homeLink}
          onOpen={requestCartDrawer}
          onIntent={preloadDrawers}
        />
      ) : (
        <FullHeader
          brand={brand}
          navigation={navigation}
          selection={selection}
          loginLabel={identityText(loginLabel(user))}
          isLoggedIn={user !== null}
          itemCount={itemCount}
          hasCartDrawer={CartPanel !== undefined}
          openDrawer={view.openDrawer}
          promoOf={promoOf}
          onExpectPromo={expectProducts}
          onOpen={open}
          onIntent={preloadDrawers}
        />
      )}
      <Announcements
        entries={visible}
        minimized={view.minimizedAnnouncements}
        isAsSent={!view.areAnnouncementsRestored}
        onClose={closeAnnouncement}
        onToggle={toggleAnnouncement}
      />
      <HeaderDrawers
        navigation={navigation}
        selection={selection}
        user={user}
        itemCount={itemCount}
        leads={leads}
        isOurOrigin={isOurOrigin}
        CartPanel={CartPanel}
      />
    </SiteOrigin>
  );
}
